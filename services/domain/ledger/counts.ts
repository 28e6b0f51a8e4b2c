/** Counts of stock, as one ledger knows them (docs/rules/counts.md). */
import { Map as ImmutableMap } from 'immutable';
import type { CountedLine } from './events.js';
import type { LedgerState } from './state.js';

export interface LedgerCount {
  readonly countId: string;
  readonly number: string;
  /** Null: all products. */
  readonly productId: string | null;
  readonly status: 'OPEN' | 'CLOSED' | 'ABANDONED';
  /** By batch id, what was counted last; a count that has ended keeps none. */
  readonly lines: ImmutableMap<string, CountedLine>;
}

/** A count in a snapshot. */
export interface SavedCount extends Omit<LedgerCount, 'lines'> {
  readonly lines: readonly CountedLine[];
}

export const savedCount = ({ lines, ...count }: LedgerCount): SavedCount => ({
  ...count,
  lines: lines.valueSeq().toArray(),
});

export const toCount = ({ lines, ...count }: SavedCount): LedgerCount => ({
  ...count,
  lines: ImmutableMap(lines.map((line) => [line.batchId, line])),
});

/** The open count that has a product in common with a count of these products, if there is one. */
export const openCountOf = (state: LedgerState, productId: string | null): LedgerCount | undefined =>
  state.counts.find(
    (count) =>
      count.status === 'OPEN' &&
      (count.productId === null || productId === null || count.productId === productId),
  );

/** @throws Error where an event names a count that no event before it opened: the ledger is corrupt */
export function countOf(state: LedgerState, countId: string): LedgerCount {
  const count = state.counts.get(countId);
  if (count === undefined) throw new Error(`ledger of ${state.centreId}: no count ${countId}`);
  return count;
}

export const putCount = (state: LedgerState, count: LedgerCount): LedgerState => ({
  ...state,
  counts: state.counts.set(count.countId, count),
});

export const endCount = (state: LedgerState, countId: string, status: 'CLOSED' | 'ABANDONED'): LedgerState =>
  putCount(state, { ...countOf(state, countId), status, lines: ImmutableMap() });
