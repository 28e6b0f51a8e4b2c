/** A preparation that was validated. */
import { VACCINE } from '../../api/generated/vocabulary.js';
import type { Schemas } from '../../api/types.js';
import type { StoragePrefix } from '../../providers/session/prefix.js';

export type PreparedLine = Schemas['PreparationLineView'];
/** `GET /{prefix}/preparation/{id}` */
export type Preparation = Schemas['Preparation'];

type Followed = Pick<Preparation, 'annule' | 'desactivationSuivi' | 'lignes'>;

/** While it is on the way, or at any time while follow-up is disabled (docs/rules/preparations.md, PR-9). */
export const mayCancel = ({ annule, desactivationSuivi, lignes }: Followed): boolean =>
  !annule && (desactivationSuivi || lignes[0]?.statut === 'PREPARE');

/** It was received: why the button is there and cannot be used. */
export const isPastCancelling = (preparation: Followed): boolean =>
  !preparation.annule && !mayCancel(preparation);

/** The status of the note is that of its first line; all of them are received and cancelled together. */
export const statusOf = ({ annule, lignes }: Omit<Followed, 'desactivationSuivi'>): PreparedLine['statut'] =>
  annule ? 'ANNULE' : (lignes[0]?.statut ?? 'PREPARE');

/** What is printed of a preparation beside the labels that are chosen one by one: name of the document, its type. */
export function printedDocuments(
  prefix: StoragePrefix,
  { lignes }: Pick<Preparation, 'lignes'>,
): readonly [PrintedDocument, ...PrintedDocument[]] {
  const { note, vials, container } = DOCUMENTS[prefix];
  return lignes.some(({ produit }) => produit.type === VACCINE) ? [note, vials, container] : [note];
}

const DOCUMENTS = {
  referent: {
    note: { name: 'note', documentType: 'REFERENT_BL' },
    vials: { name: 'vials', documentType: 'REFERENT_FLACON' },
    container: { name: 'container', documentType: 'REFERENT_ETIQUETTE_CONTENANT' },
  },
  dispatch: {
    note: { name: 'note', documentType: 'DISPATCH_BL' },
    vials: { name: 'vials', documentType: 'DISPATCH_FLACON_36' },
    container: { name: 'container', documentType: 'DISPATCH_ETIQUETTE_CONTENANT' },
  },
} as const;

type Printed = (typeof DOCUMENTS)[StoragePrefix];
export type PrintedDocument = Printed[keyof Printed];
