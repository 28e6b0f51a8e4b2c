/** A preparation that was validated (section 2 "Detail", section 3 "Preparation"). */
import { VACCINE } from '../../api/generated/vocabulary.js';
import type { DeliveryNote, DeliveryNoteLine, TransferType } from '../../api/types.js';

export interface PreparedLine extends DeliveryNoteLine {
  readonly stockTransfertType: TransferType | null;
}

/** `GET /{prefix}/preparation/{id}` */
export interface Preparation extends DeliveryNote {
  readonly date: string;
  readonly utilisateur: string;
  readonly lignes: readonly PreparedLine[];
  readonly annule: boolean;
  readonly transfert: boolean;
  readonly desactivationSuivi: boolean;
  readonly commentaireDestination: string | null;
  readonly commentaireDemande: string | null;
  readonly idTracker: string | null;
  readonly numTracker: string | null;
  readonly idTransporteur: string | null;
  readonly idContenant: string | null;
  readonly numContenant: string | null;
}

/** While it is on the way, or at any time where nobody follows it up (section 4). */
export const mayCancel = ({
  annule,
  desactivationSuivi,
  lignes,
}: Pick<Preparation, 'annule' | 'desactivationSuivi' | 'lignes'>): boolean =>
  !annule && (desactivationSuivi || lignes[0]?.statut === 'PREPARE');

/** What is printed of a preparation beside the labels that are chosen one by one: name of the document, its type. */
export function printedDocuments(
  prefix: 'referent' | 'dispatch',
  { lignes }: Pick<Preparation, 'lignes'>,
): readonly { readonly name: 'note' | 'vials' | 'container'; readonly documentType: string }[] {
  const centre = prefix.toUpperCase();
  const note = { name: 'note', documentType: `${centre}_BL` } as const;
  if (!lignes.some(({ produit }) => produit.type === VACCINE)) return [note];
  return [
    note,
    { name: 'vials', documentType: prefix === 'referent' ? 'REFERENT_FLACON' : 'DISPATCH_FLACON_36' },
    { name: 'container', documentType: `${centre}_ETIQUETTE_CONTENANT` },
  ];
}
