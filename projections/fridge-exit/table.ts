import { type SheetCells, sheetColumns } from '../sheet.js';
import { appendTable } from '../table.js';

/** A fridge exit as its sheet shows it. */
export interface FridgeExitSheet extends SheetCells {
  /** INTERNE or VACCINATION_POINT. */
  destination: string;
  point_id: string | null;
  /** FLACON or SERINGUE: how it was typed in. */
  packaging: string;
  /** Syringes drawn; null in vial mode. */
  syringes: number | null;
}

export const fridgeExitTable = appendTable<FridgeExitSheet>({
  name: 'fridge_exit',
  columns: {
    ...sheetColumns,
    destination: 'text NOT NULL',
    point_id: 'uuid',
    packaging: 'text NOT NULL',
    syringes: 'integer',
  },
  key: ['id'],
});
