import {
  STOCK_COLUMNS,
  type StockRecord,
  type StockSearch,
  stockSql,
} from '../../../../projections/stock/search.js';
import { dosesIn } from '../../../domain/shared/doses.js';
import { enumerationWord, yesOrNo } from '../../../words/catalogue.js';
import { column, exportedList } from '../list.js';

export const stockList = exportedList<StockRecord, StockSearch>({
  query: (search) => {
    const { from, orderBy, values } = stockSql(search);
    return { text: `SELECT ${STOCK_COLUMNS} ${from}`, orderBy, values };
  },
  columns: (names) => [
    column('centre', 'text', 28, (row) => names.centre(row.centre_id)),
    column('product', 'text', 24, (row) => names.product(row.product_id).name),
    column('packaging', 'text', 16, (row) => names.product(row.product_id).packaging),
    column('batch', 'text', 16, (row) => row.lot),
    column('expiry', 'expiry', 12, (row) => names.expiry(row.product_id, row.expiry)),
    column('quantity', 'whole', 11, (row) => row.quantity),
    column('doses', 'decimal', 11, (row) => dosesIn(row.quantity, names.product(row.product_id).doses)),
    column('usageLimit', 'instant', 18, (row) => row.usage_limit),
    column('thawed', 'text', 11, (row) => yesOrNo(row.thawed, names.language)),
    column(
      'transfer',
      'text',
      12,
      (row) => row.transfer_type && enumerationWord('transferType', row.transfer_type, names.language),
    ),
    column('transferredOn', 'instant', 18, (row) => row.transferred_at),
    column('returned', 'text', 9, (row) => yesOrNo(row.returned, names.language)),
    column('deliveryNote', 'text', 18, (row) => row.note_number),
    column('recall', 'text', 10, (row) => yesOrNo(row.recalled, names.language)),
  ],
});
