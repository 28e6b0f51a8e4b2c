import { type SheetCells, sheetColumns } from '../sheet.js';
import { appendTable } from '../table.js';

/** A product return as its sheet shows it: at the dispatch centre, under the id of the batch that it made. */
export interface ProductReturnSheet extends SheetCells {
  from_centre_id: string;
  /** Packages that the centre still had, less than `quantity` where a return above the residual was forced. */
  taken_quantity: number;
  /** When the goods had left the freezer. */
  exit_at: string | null;
}

export const productReturnTable = appendTable<ProductReturnSheet>({
  name: 'product_return',
  columns: {
    ...sheetColumns,
    from_centre_id: 'uuid NOT NULL',
    taken_quantity: 'integer NOT NULL',
    exit_at: 'timestamptz',
  },
  key: ['id'],
});
