import type { BatchSnapshot } from '../../services/domain/ledger/events.js';
import { movementsOf, signedQuantity } from '../../services/domain/ledger/movements.js';
import { stateCells } from '../batch.js';
import type { Changes } from '../changes.js';
import { projection } from '../projection.js';
import { type StockChange, stockTable } from './table.js';

export const stock = projection({
  name: 'stock',
  version: 5,
  tables: [stockTable],
  reads: {
    'ledger-': (event, changes) => {
      for (const moved of movementsOf(event)) {
        const { batch, sets } = moved;
        const change = changeOf(changes, event.owner, batch.batchId);
        change.quantity += signedQuantity(moved);
        if (sets === undefined) continue;
        if (sets === 'batch' && change.lot === null) begin(change, batch);
        change.expiry = batch.expiry;
        change.exit_at = batch.exitAt;
        change.usage_limit = batch.usageLimit;
      }
    },
  },
});

/** What the batch is when it first arrives does not change later, except its expiry, its exit and its usage limit. */
function begin(change: StockChange, batch: BatchSnapshot): void {
  change.product_id = batch.productId;
  change.lot = batch.lot;
  change.returned = batch.returned;
  Object.assign(change, stateCells(batch));
  change.note_id = batch.deliveryNote?.noteId ?? null;
  change.note_line_id = batch.deliveryNote?.lineId ?? null;
  change.note_number = batch.deliveryNote?.number ?? null;
}

const changeOf = (changes: Changes, centreId: string, id: string): StockChange =>
  changes.of(stockTable, id, () => ({ id, centre_id: centreId, quantity: 0 }));
