/** Recalls of lots: who may what, and what is sent (docs/rules/lots.md, LO-5 to LO-10). */
import type { Filled, Schemas } from '../../api/types.js';
import type { Session } from '../../providers/session/session.js';
import { onlyReads } from '../../providers/session/session.js';

export type RecallRow = Schemas['RecallRow'];
export type Recall = Schemas['RecallView'];
export type RecallCentre = Recall['centres'][number];

export interface RecallValues {
  readonly product: string | null;
  readonly lot: string;
  readonly reason: string;
  readonly instruction: string;
}

export const toBody = ({
  product,
  lot,
  reason,
  instruction,
}: RecallValues): Filled<Schemas['RecallBody']> => ({
  idProduit: product,
  lot,
  motif: reason,
  instruction: instruction.trim() || null,
});

/** Field of the body → field of the form. */
export const FIELD_NAMES = { idProduit: 'product', motif: 'reason' } as const;

type Working = Pick<Session, 'user' | 'centre' | 'centres'>;

/** An administrator in the whole network, a referent for itself and what is below it (LO-5). */
export const mayRecall = (session: Working): boolean =>
  !onlyReads(session) && (session.user.isAdmin || session.centre?.type === 'REFERENT');

/** A referent lifts its own (LO-10). */
export const mayLift = (recall: Pick<Recall, 'emetteur' | 'levee'>, session: Working): boolean =>
  recall.levee === null &&
  mayRecall(session) &&
  (session.user.isAdmin || recall.emetteur?.id === session.centre?.id);

/** The selected centre is concerned and has not answered (LO-9). */
export const mayAcknowledge = (
  { levee, centres }: Pick<Recall, 'levee' | 'centres'>,
  session: Working,
): boolean =>
  levee === null &&
  !onlyReads(session) &&
  centres.some((each) => each.centre.id === session.centre?.id && each.accuseLe === null);

export const acknowledged = (centres: readonly RecallCentre[]): number =>
  centres.filter(({ accuseLe }) => accuseLe !== null).length;
