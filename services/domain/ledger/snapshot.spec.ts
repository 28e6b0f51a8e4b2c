import { CENTRE, entered, given, line, NOW, OTHER_BATCH, vaxilorLine } from '../testing/ledger.js';
import { PREPARATION, prepareCommand, stocked } from '../testing/preparation.js';
import { fromSnapshot, type LedgerSnapshot, SNAPSHOT_VERSION, toSnapshot } from './snapshot.js';
import { heldBatch, stockedBatches } from './state.js';

const usedUp = line({ batchId: OTHER_BATCH, lot: 'LOT-2', quantity: 0 });
const state = given(...stocked, entered(usedUp, vaxilorLine({ batchId: PREPARATION, exitAt: NOW })))
  .when(prepareCommand())
  .thenState();
const thawed = (snapshot: LedgerSnapshot) =>
  fromSnapshot(JSON.parse(JSON.stringify(snapshot)) as LedgerSnapshot);

describe('a snapshot', () => {
  it('brings back all that the rules look at', () => {
    const loaded = thawed(toSnapshot(state));
    if (loaded === undefined) throw new Error('the snapshot is void');
    expect(loaded.centreId).toBe(CENTRE);
    expect(loaded.lastNumbers.get(2026)).toBe(1);
    expect(heldBatch(loaded, usedUp)).toEqual(state.batches.get(OTHER_BATCH));
    expect(stockedBatches(loaded, usedUp.productId)).toEqual(stockedBatches(state, usedUp.productId));
    expect(loaded.batches.get(PREPARATION)?.exitAt).toBe(NOW);
  });

  it('is void for another version of the program', () => {
    expect(thawed({ ...toSnapshot(state), version: SNAPSHOT_VERSION - 1 })).toBeUndefined();
  });
});
