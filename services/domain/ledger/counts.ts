/** Counts of stock, as one ledger knows them (docs/rules/counts.md). */
import { Map as ImmutableMap } from 'immutable';
import type { CountedLine, CountRevised } from './events.js';
import { type Batch, batchOf, type LedgerState, putBatch } from './state.js';

export interface LedgerCount {
  readonly countId: string;
  readonly number: string;
  /** Null: all products. */
  readonly productId: string | null;
  readonly status: 'OPEN' | 'CLOSED' | 'ABANDONED';
  /** By batch id, what was counted last; a count that has ended keeps none. */
  readonly lines: ImmutableMap<string, LedgerLine>;
}

interface LedgerLine extends CountedLine {
  /** ISO instant. */
  readonly countedAt: string;
}

/** A count in a snapshot. */
export interface SavedCount extends Omit<LedgerCount, 'lines'> {
  readonly lines: readonly LedgerLine[];
}

/** A count as it is kept in a snapshot; {@link toCount} reads it. */
export const savedCount = ({ lines, ...count }: LedgerCount): SavedCount => ({
  ...count,
  lines: lines.valueSeq().toArray(),
});

/** The inverse of {@link savedCount}. */
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

/** The ledger with this count in place of the one with its id, or as a further one. */
export const putCount = (state: LedgerState, count: LedgerCount): LedgerState => ({
  ...state,
  counts: state.counts.set(count.countId, count),
});

/** The state after a count was closed: each batch remembers when it was counted. Their corrections are movements. */
export function applyCountClosed(state: LedgerState, countId: string): LedgerState {
  const { number, lines } = countOf(state, countId);
  const remembered = lines.reduce(
    (folded, { batchId, countedAt, expected }) =>
      putBatch(folded, {
        ...batchOf(folded, batchId),
        counted: { countId, number, at: countedAt, expected },
      }),
    state,
  );
  return endCount(remembered, countId, 'CLOSED');
}

/** Ends a count and drops its lines, which are needed only while it is open. */
export const endCount = (state: LedgerState, countId: string, status: 'CLOSED' | 'ABANDONED'): LedgerState =>
  putCount(state, { ...countOf(state, countId), status, lines: ImmutableMap() });

/** A count that counted a batch after an action was made. */
export interface LaterCount {
  readonly countId: string;
  readonly number: string;
  /** Packages that the ledger had when the batch was counted. */
  readonly expected: number;
  readonly isClosed: boolean;
}

/**
 * The first count of the batch, open or closed, that came after an action which was made offline (CO-11).
 *
 * @param madeAt ISO instant; null: the action is made online, after every count
 */
export function laterCount(state: LedgerState, batch: Batch, madeAt: string | null): LaterCount | undefined {
  if (madeAt === null) return undefined;
  const { counted } = batch;
  if (counted !== undefined && madeAt < counted.at) return { ...counted, isClosed: true };
  const open = openCountOf(state, batch.productId);
  const line = open?.lines.get(batch.batchId);
  if (open === undefined || line === undefined || !(madeAt < line.countedAt)) return undefined;
  return { countId: open.countId, number: open.number, expected: line.expected, isClosed: false };
}

/** Only `expected` changes; what was counted stays. */
export function reviseCount(
  state: LedgerState,
  { countId, batch: { batchId }, expected, closed }: CountRevised['data'],
): LedgerState {
  if (closed) {
    const batch = batchOf(state, batchId);
    return putBatch(state, { ...batch, counted: batch.counted && { ...batch.counted, expected } });
  }
  const count = countOf(state, countId);
  const lines = count.lines.update(batchId, (line) => line && { ...line, expected });
  return putCount(state, { ...count, lines });
}
