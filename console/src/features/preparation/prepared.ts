/** A preparation that was validated (section 2 "Detail", section 3 "Preparation"). */
import { VACCINE } from '../../api/generated/vocabulary.js';
import type { Schemas } from '../../api/types.js';

export type PreparedLine = Schemas['PreparationLineView'];
/** `GET /{prefix}/preparation/{id}` */
export type Preparation = Schemas['Preparation'];

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
