/** What is said of a delivery note that arrived (docs/rules/receptions.md, RE-4, RE-8 and RE-10). */
import type { Filled, Schemas } from '../../api/types.js';
import type { IncomingNote } from './incoming-note.js';

export interface ReceptionValues {
  readonly note: string | null;
  readonly compliant: boolean;
  readonly comment: string;
  /** Off: everything arrived. */
  readonly differs: boolean;
  readonly lines: readonly Arrival[];
}

/** What arrived of a line. */
interface Arrival {
  readonly lineId: string;
  /** Packages. */
  readonly quantity: number | null;
  readonly cause: string | null;
  readonly comment: string;
}

export const EMPTY_RECEPTION: ReceptionValues = {
  note: null,
  compliant: true,
  comment: '',
  differs: false,
  lines: [],
};

/** What is filled in with a note: all of it came, unless somebody says otherwise. */
export const receptionOf = (note: IncomingNote | undefined): ReceptionValues => ({
  ...EMPTY_RECEPTION,
  note: note?.id ?? null,
  lines: (note?.lignes ?? []).map(({ id, quantite }) => ({
    lineId: id,
    quantity: quantite,
    cause: null,
    comment: '',
  })),
});

/** `POST /vaccination/entree-stock` */
export type ReceptionBody = Filled<Schemas['VaccinationReceptionBody']>;

export const toReceptionBody = (
  { note, compliant, comment, ...arrivals }: ReceptionValues,
  notes: readonly Pick<IncomingNote, 'id' | 'numeroBl'>[],
): ReceptionBody => ({
  idBl: note,
  numeroBl: notes.find(({ id }) => id === note)?.numeroBl ?? null,
  conforme: compliant,
  commentaire: compliant ? null : comment.trim(),
  lignes: toReceivedLines(arrivals),
});

/** All lines in the order of the form, so that a refusal finds its line; null where nothing differs. */
export const toReceivedLines = ({
  differs,
  lines,
}: Pick<ReceptionValues, 'differs' | 'lines'>): readonly Filled<Schemas['ReceivedLineBody']>[] | null =>
  differs
    ? lines.map(({ lineId, quantity, cause, comment }) => ({
        idLigneBl: lineId,
        quantiteRecue: quantity,
        cause,
        commentaire: comment.trim() || null,
      }))
    : null;

export const RECEPTION_FIELDS = {
  idBl: 'note',
  numeroBl: 'note',
  conforme: 'compliant',
  commentaire: 'comment',
  'lignes[].quantiteRecue': 'lines[].quantity',
  'lignes[].cause': 'lines[].cause',
  'lignes[].commentaire': 'lines[].comment',
} as const;
