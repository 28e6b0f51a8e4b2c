import type { BatchSnapshot } from '../../services/domain/ledger/events.js';
import type { Changes } from '../changes.js';
import type { Projection } from '../projection.js';
import { type StockChange, stockTable } from './table.js';

export const stock: Projection = {
  name: 'stock',
  version: 1,
  tables: [stockTable],
  reads: {
    'ledger-': {
      StockEntered: ({ owner, data }, changes) => {
        for (const line of data.lines) arrive(changes, owner, line, line.quantity);
      },
      ReturnedStockEntered: ({ owner, data }, changes) => arrive(changes, owner, data.batch, data.quantity),
      StockPrepared: ({ owner, data }, changes) => {
        for (const line of data.lines) move(changes, owner, line.batchId, -line.quantity);
      },
      PreparationCancelled: ({ owner, data }, changes) => {
        for (const line of data.lines) move(changes, owner, line.batchId, line.quantity);
      },
      FridgeExitRecorded: ({ owner, data }, changes) =>
        move(changes, owner, data.batch.batchId, -data.quantity),
      StockScrapped: ({ owner, data }, changes) => move(changes, owner, data.batch.batchId, -data.quantity),
      StockReturned: ({ owner, data }, changes) => move(changes, owner, data.batch.batchId, -data.quantity),
      StockCorrected: ({ owner, data }, changes) => move(changes, owner, data.batch.batchId, data.quantity),
      ExpiryChanged: ({ owner, data: { batch } }, changes) => {
        const change = changeOf(changes, owner, batch.batchId);
        change.expiry = batch.expiry;
        change.usage_limit = batch.usageLimit;
      },
    },
  },
};

/** Begins the batch, or adds to it: what it was when it first arrived, it stays, but for the usage limit. */
function arrive(changes: Changes, centreId: string, batch: BatchSnapshot, quantity: number): void {
  const change = changeOf(changes, centreId, batch.batchId);
  if (change.lot === null) {
    change.product_id = batch.productId;
    change.lot = batch.lot;
    change.thawed = batch.thawed;
    change.returned = batch.returned;
    change.transfer_type = batch.transferType;
    change.transferred_at = batch.transferredAt;
    change.note_id = batch.deliveryNote?.noteId ?? null;
    change.note_line_id = batch.deliveryNote?.lineId ?? null;
    change.note_number = batch.deliveryNote?.number ?? null;
  }
  change.expiry = batch.expiry;
  change.usage_limit = batch.usageLimit;
  change.quantity += quantity;
}

function move(changes: Changes, centreId: string, batchId: string, signed: number): void {
  changeOf(changes, centreId, batchId).quantity += signed;
}

const changeOf = (changes: Changes, centreId: string, batchId: string): StockChange =>
  changes.of(stockTable, batchId, () => ({
    id: batchId,
    centre_id: centreId,
    product_id: null,
    lot: null,
    expiry: null,
    thawed: null,
    returned: null,
    transfer_type: null,
    transferred_at: null,
    usage_limit: null,
    note_id: null,
    note_line_id: null,
    note_number: null,
    quantity: 0,
  }));
