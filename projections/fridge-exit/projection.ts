import { IGNORED, type Projection } from '../projection.js';
import { sheetCells } from '../sheet.js';
import { fridgeExitTable } from './table.js';

export const fridgeExit: Projection = {
  name: 'fridge-exit',
  version: 1,
  tables: [fridgeExitTable],
  reads: {
    'ledger-': {
      FridgeExitRecorded: (event, changes) =>
        changes.append(fridgeExitTable, {
          ...sheetCells(event, event.data.exitId, event.data.batch),
          destination: event.data.destination,
          point_id: event.data.pointId,
          packaging: event.data.packaging,
          syringes: event.data.syringes,
        }),
      StockEntered: IGNORED,
      StockPrepared: IGNORED,
      PreparationCancelled: IGNORED,
      StockScrapped: IGNORED,
      StockCorrected: IGNORED,
      ExpiryChanged: IGNORED,
      StockReturned: IGNORED,
      ReturnedStockEntered: IGNORED,
    },
  },
};
