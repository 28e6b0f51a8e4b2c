/** What arrived of a note, line by line (docs/rules/receptions.md, RE-10). */
import type { Filled, Schemas } from '../../api/types.js';
import type { IncomingNote } from './incoming-note.js';

export interface Arrival {
  readonly lineId: string;
  /** Packages. */
  readonly quantity: number | null;
  readonly cause: string | null;
  readonly comment: string;
}

/** The part of a reception's form that tells differences. */
export interface ArrivalValues {
  /** Off: everything arrived. */
  readonly differs: boolean;
  readonly lines: readonly Arrival[];
}

export const NOTHING_DIFFERS: ArrivalValues = { differs: false, lines: [] };

/** Until it is said otherwise, what arrived is what was sent. */
export const arrivalsOf = (note: Pick<IncomingNote, 'lignes'> | undefined): readonly Arrival[] =>
  (note?.lignes ?? []).map(({ id, quantite }) => ({
    lineId: id,
    quantity: quantite,
    cause: null,
    comment: '',
  }));

/** All lines in the order of the form, so that a refusal finds its line; null where nothing differs. */
export const toReceivedLines = ({
  differs,
  lines,
}: ArrivalValues): readonly Filled<Schemas['ReceivedLineBody']>[] | null =>
  differs
    ? lines.map(({ lineId, quantity, cause, comment }) => ({
        idLigneBl: lineId,
        quantiteRecue: quantity,
        cause,
        commentaire: comment.trim() || null,
      }))
    : null;

export const ARRIVAL_FIELDS = {
  'lignes[].quantiteRecue': 'lines[].quantity',
  'lignes[].cause': 'lines[].cause',
  'lignes[].commentaire': 'lines[].comment',
} as const;
