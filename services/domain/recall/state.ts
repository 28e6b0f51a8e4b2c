import { Map as ImmutableMap } from 'immutable';
import type { LotRecalled, RecallEvent } from './events.js';

export interface Recall {
  readonly recalled: LotRecalled['data'];
  readonly settled: boolean;
  readonly lifted: boolean;
}

/** By the recall's id: every recall that there ever was. */
export type RecallState = ImmutableMap<string, Recall>;

export const noRecalls: RecallState = ImmutableMap();

/**
 * The state after an event.
 *
 * @throws Error where a recall is settled or lifted that was never made
 */
export function evolve(state: RecallState, event: RecallEvent): RecallState {
  const { recallId } = event.data;
  switch (event.type) {
    case 'LotRecalled':
      return state.set(recallId, { recalled: event.data, settled: false, lifted: false });
    case 'RecallSettled':
      return state.set(recallId, { ...recallOf(state, recallId), settled: true });
    case 'RecallLifted':
      return state.set(recallId, { ...recallOf(state, recallId), lifted: true });
  }
}

/** The recalls that were not lifted. */
export const standingRecalls = (state: RecallState): readonly LotRecalled['data'][] =>
  state
    .valueSeq()
    .filter(({ lifted }) => !lifted)
    .map(({ recalled }) => recalled)
    .toArray();

/** @throws Error where there is none: the caller has the id from an event of this stream */
export function recallOf(state: RecallState, recallId: string): Recall {
  const recall = state.get(recallId);
  if (recall === undefined) throw new Error(`no recall ${recallId}`);
  return recall;
}
