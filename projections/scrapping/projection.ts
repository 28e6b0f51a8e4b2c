import { IGNORED, type Projection } from '../projection.js';
import { sheetCells } from '../sheet.js';
import { scrappingTable } from './table.js';

export const scrapping: Projection = {
  name: 'scrapping',
  version: 1,
  tables: [scrappingTable],
  reads: {
    'ledger-': {
      StockScrapped: (event, changes) =>
        changes.append(scrappingTable, {
          ...sheetCells(event, event.data.scrappingId, event.data.batch),
          cause: event.data.cause,
        }),
      StockEntered: IGNORED,
      StockPrepared: IGNORED,
      PreparationCancelled: IGNORED,
      FridgeExitRecorded: IGNORED,
      StockCorrected: IGNORED,
      ExpiryChanged: IGNORED,
      StockReturned: IGNORED,
      ReturnedStockEntered: IGNORED,
    },
  },
};
