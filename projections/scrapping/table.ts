import { type SheetCells, sheetColumns } from '../sheet.js';
import { appendTable } from '../table.js';

/** A scrapping as its sheet shows it. */
export interface ScrappingSheet extends SheetCells {
  /** Code of the value list SCRAPPING_CAUSE. */
  cause: string;
}

export const scrappingTable = appendTable<ScrappingSheet>({
  name: 'scrapping',
  columns: { ...sheetColumns, cause: 'text NOT NULL' },
  key: ['id'],
});
