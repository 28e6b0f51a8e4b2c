/** A centre's stock as the sum of its events, in persistent maps: an event copies a few nodes, not all batches. */
import { Map as ImmutableMap, Set as ImmutableSet } from 'immutable';
import { earlierLimits, earliest } from '../shared/usage-limit.js';
import type { LedgerCount } from './counts.js';
import type { BatchSnapshot } from './events.js';
import type { LedgerRecall } from './recalls.js';

export interface Batch extends BatchSnapshot {
  /** Packages left; 0 for a batch that is used up but may come back (a cancelled note, a second arrival). */
  readonly quantity: number;
  /** ISO instant at which its first goods were received, as declared; null: they came back. */
  readonly arrivedAt: string | null;
  /** The last count that was closed with it; absent: there was none. */
  readonly counted?: ClosedCount | undefined;
}

interface ClosedCount {
  readonly countId: string;
  readonly number: string;
  /** ISO instant at which the batch was counted. */
  readonly at: string;
  /** Packages that were to be expected then. */
  readonly expected: number;
}

export interface LedgerState {
  readonly centreId: string;
  /** By batch id: every batch that the centre ever had. */
  readonly batches: ImmutableMap<string, Batch>;
  /** Identity → ids of the batches that share it, in order of their ids; more than one only after an expiry edit. */
  readonly byIdentity: ImmutableMap<string, readonly string[]>;
  /** Product → ids of its batches with something left. */
  readonly inStock: ImmutableMap<string, ImmutableSet<string>>;
  /** Year → last number given to a delivery note. */
  readonly lastNumbers: ImmutableMap<number, number>;
  /** Notes whose consequence is recorded in this ledger: received here, or restored here after a cancellation. */
  readonly settledNotes: ImmutableSet<string>;
  /**
   * Line of a delivery note → packages of it that came back by returns, as declared: in the ledger of the centre that
   * gave them back, and in that of the dispatch centre that took them.
   */
  readonly givenBack: ImmutableMap<string, number>;
  /** By the recall's id: every recall of a lot that reaches this centre, lifted ones too. */
  readonly recalls: ImmutableMap<string, LedgerRecall>;
  /** By the count's id: every count of this centre's stock, ended ones too. */
  readonly counts: ImmutableMap<string, LedgerCount>;
  /** Year → last number given to a count. */
  readonly lastCountNumbers: ImmutableMap<number, number>;
}

/** The state of a ledger without events. */
export const initialState = (centreId: string): LedgerState => ({
  centreId,
  batches: ImmutableMap(),
  byIdentity: ImmutableMap(),
  inStock: ImmutableMap(),
  lastNumbers: ImmutableMap(),
  settledNotes: ImmutableSet(),
  givenBack: ImmutableMap(),
  recalls: ImmutableMap(),
  counts: ImmutableMap(),
  lastCountNumbers: ImmutableMap(),
});

/** Packages of a delivery note's line that came back by returns so far. */
export const givenBackOf = (state: LedgerState, lineId: string): number => state.givenBack.get(lineId) ?? 0;

/** Two arrivals with the same product, lot, expiry, thawing and transfer state are one batch. */
const identityOf = (batch: BatchSnapshot): string =>
  JSON.stringify([
    batch.productId,
    batch.lot,
    batch.expiry,
    batch.thawed,
    batch.transferType,
    batch.transferredAt,
  ]);

/** The batch that goods of this identity join; a batch from a return is joined by no other goods. */
export function heldBatch(state: LedgerState, arrival: BatchSnapshot): Batch | undefined {
  const id = arrival.returned ? undefined : state.byIdentity.get(identityOf(arrival))?.[0];
  return id === undefined ? undefined : state.batches.get(id);
}

/**
 * The arrival with the id of the batch that it joins: its own, or that of the batch with the same identity (`held`).
 * Goods that left the freezer at different hours can join one batch; the earliest exit and the earliest limits then
 * hold for all of it.
 */
export function joinedBatch<Arrival extends BatchSnapshot>(
  state: LedgerState,
  arrival: Arrival,
): Arrival & { held: boolean } {
  const held = heldBatch(state, arrival);
  if (held === undefined) return { ...arrival, held: false };
  const clock =
    held.quantity > 0
      ? { ...earlierLimits(arrival, held), exitAt: earliest(arrival.exitAt, held.exitAt) }
      : {};
  return { ...arrival, ...clock, held: true, batchId: held.batchId };
}

/** The batch as an event shows it. Field by field: a note's line carries more than a batch. */
export const snapshotOf = (goods: BatchSnapshot): BatchSnapshot => ({
  batchId: goods.batchId,
  productId: goods.productId,
  lot: goods.lot,
  expiry: goods.expiry,
  thawed: goods.thawed,
  returned: goods.returned,
  transferType: goods.transferType,
  transferredAt: goods.transferredAt,
  exitAt: goods.exitAt,
  stabilityLimit: goods.stabilityLimit,
  usageLimit: goods.usageLimit,
  deliveryNote: goods.deliveryNote,
});

/** The batches of a product that have something left, in no order. */
export const stockedBatches = (state: LedgerState, productId: string): readonly Batch[] =>
  (state.inStock.get(productId)?.toArray() ?? []).map((id) => batchOf(state, id));

/** @throws Error where an event names a batch that no event before it brought: the ledger is corrupt */
export function batchOf(state: LedgerState, batchId: string): Batch {
  const batch = state.batches.get(batchId);
  if (batch === undefined) throw new Error(`ledger of ${state.centreId}: no batch ${batchId}`);
  return batch;
}

/** The state with this batch, new or changed, in it and in the indexes. */
export function putBatch(state: LedgerState, batch: Batch): LedgerState {
  const previous = state.batches.get(batch.batchId);
  return {
    ...state,
    batches: state.batches.set(batch.batchId, batch),
    byIdentity: indexIdentity(state.byIdentity, previous, batch),
    inStock: indexStock(state.inStock, previous, batch),
  };
}

function indexIdentity(index: LedgerState['byIdentity'], previous: Batch | undefined, batch: Batch) {
  if (batch.returned) return index;
  const key = identityOf(batch);
  if (previous === undefined) return index.update(key, [], (ids) => [...ids, batch.batchId].sort());

  const oldKey = identityOf(previous);
  if (oldKey === key) return index;
  const left = (index.get(oldKey) ?? []).filter((id) => id !== batch.batchId);
  const without = left.length === 0 ? index.delete(oldKey) : index.set(oldKey, left);
  return without.update(key, [], (ids) => [...ids, batch.batchId].sort());
}

function indexStock(index: LedgerState['inStock'], previous: Batch | undefined, batch: Batch) {
  const was = previous !== undefined && previous.quantity > 0;
  const is = batch.quantity > 0;
  if (was === is) return index;
  const held = index.get(batch.productId) ?? ImmutableSet<string>();
  const ids = is ? held.add(batch.batchId) : held.delete(batch.batchId);
  return ids.isEmpty() ? index.delete(batch.productId) : index.set(batch.productId, ids);
}
