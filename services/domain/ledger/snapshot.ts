/** A ledger as JSON: loading takes the last snapshot and the events after it, however old the centre is. */
import { Map as ImmutableMap, Set as ImmutableSet } from 'immutable';
import { type SavedCount, savedCount, toCount } from './counts.js';
import type { LedgerRecall } from './recalls.js';
import { type Batch, initialState, type LedgerState, putBatch } from './state.js';

/** Counts up whenever the state's shape or the meaning of a field changes; snapshots of another version are void. */
export const SNAPSHOT_VERSION = 10;

export interface LedgerSnapshot {
  readonly version: number;
  readonly centreId: string;
  readonly batches: readonly Batch[];
  readonly lastNumbers: readonly (readonly [year: number, sequence: number])[];
  readonly settledNotes: readonly string[];
  readonly givenBack: readonly (readonly [lineId: string, packages: number])[];
  readonly recalls: readonly LedgerRecall[];
  readonly counts: readonly SavedCount[];
  readonly lastCountNumbers: readonly (readonly [year: number, sequence: number])[];
}

/** The state as JSON, of the present version; {@link fromSnapshot} reads it. */
export const toSnapshot = (state: LedgerState): LedgerSnapshot => ({
  version: SNAPSHOT_VERSION,
  centreId: state.centreId,
  batches: state.batches.toList().toArray(),
  lastNumbers: state.lastNumbers.toArray(),
  settledNotes: state.settledNotes.toArray(),
  givenBack: state.givenBack.toArray(),
  recalls: state.recalls.valueSeq().toArray(),
  counts: state.counts.valueSeq().map(savedCount).toArray(),
  lastCountNumbers: state.lastCountNumbers.toArray(),
});

/** Undefined where the snapshot is of another version: fold the events instead. */
export function fromSnapshot(snapshot: LedgerSnapshot): LedgerState | undefined {
  if (snapshot.version !== SNAPSHOT_VERSION) return undefined;
  const numbered: LedgerState = {
    ...initialState(snapshot.centreId),
    lastNumbers: ImmutableMap(snapshot.lastNumbers.map(([year, last]) => [year, last])),
    settledNotes: ImmutableSet(snapshot.settledNotes),
    givenBack: ImmutableMap(snapshot.givenBack.map(([lineId, packages]) => [lineId, packages])),
    recalls: ImmutableMap(snapshot.recalls.map((recall) => [recall.blocked.recallId, recall])),
    counts: ImmutableMap(snapshot.counts.map((count) => [count.countId, toCount(count)])),
    lastCountNumbers: ImmutableMap(snapshot.lastCountNumbers.map(([year, last]) => [year, last])),
  };
  return snapshot.batches.reduce(putBatch, numbered);
}
