import { IGNORED, type Projection } from '../projection.js';
import { sheetCells } from '../sheet.js';
import { productReturnTable } from './table.js';

/** Both sides of a return share one sheet; the side that receives knows everything. */
export const productReturn: Projection = {
  name: 'product-return',
  version: 1,
  tables: [productReturnTable],
  reads: {
    'ledger-': {
      ReturnedStockEntered: (event, changes) =>
        changes.append(productReturnTable, {
          ...sheetCells(event, event.data.returnId, event.data.batch),
          from_centre_id: event.data.fromCentreId,
          taken_quantity: event.data.takenFromCentre,
          exit_at: event.data.exitAt,
        }),
      StockEntered: IGNORED,
      StockPrepared: IGNORED,
      PreparationCancelled: IGNORED,
      FridgeExitRecorded: IGNORED,
      StockScrapped: IGNORED,
      StockCorrected: IGNORED,
      ExpiryChanged: IGNORED,
      StockReturned: IGNORED,
    },
  },
};
