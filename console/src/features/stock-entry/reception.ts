/** Reception of a delivery note by a vaccination centre (docs/rules/receptions.md, RE-4 and RE-8). */
import type { Filled, Schemas } from '../../api/types.js';
import {
  ARRIVAL_FIELDS,
  type ArrivalValues,
  arrivalsOf,
  NOTHING_DIFFERS,
  toReceivedLines,
} from './arrivals.js';
import type { IncomingNote } from './incoming-note.js';

export interface ReceptionValues extends ArrivalValues {
  readonly note: string | null;
  readonly compliant: boolean;
  readonly comment: string;
}

export const EMPTY_RECEPTION: ReceptionValues = {
  note: null,
  compliant: true,
  comment: '',
  ...NOTHING_DIFFERS,
};

/** What is filled in with a note: all of it came, unless somebody says otherwise. */
export const receptionOf = (note: IncomingNote | undefined): ReceptionValues => ({
  ...EMPTY_RECEPTION,
  note: note?.id ?? null,
  lines: arrivalsOf(note),
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

export const RECEPTION_FIELDS = {
  idBl: 'note',
  numeroBl: 'note',
  conforme: 'compliant',
  commentaire: 'comment',
  ...ARRIVAL_FIELDS,
} as const;
