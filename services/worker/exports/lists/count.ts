import {
  COUNT_LINE_COLUMNS,
  COUNT_LINE_ORDER,
  COUNT_LINES,
  type CountLineRecord,
} from '../../../../projections/count/search.js';
import { dosesIn } from '../../../domain/shared/doses.js';
import { column, exportedList } from '../list.js';

interface CountParameters {
  readonly countId: string;
  /** Expected quantities are also in it of batches that were not counted. */
  readonly showsExpected: boolean;
}

type CountLineRow = CountLineRecord & { readonly shows_expected: boolean };

/** The lines of one count. */
export const countList = exportedList<CountLineRow, CountParameters>({
  query: ({ countId, showsExpected }) => ({
    text: `SELECT ${COUNT_LINE_COLUMNS}, $2::boolean AS shows_expected ${COUNT_LINES}`,
    orderBy: COUNT_LINE_ORDER,
    values: [countId, showsExpected],
  }),
  columns: (names) => [
    column('product', 'text', 24, (row) => names.product(row.product_id).name),
    column('packaging', 'text', 16, (row) => names.product(row.product_id).packaging),
    column('batch', 'text', 16, (row) => row.lot),
    column('expiry', 'expiry', 12, (row) => names.expiry(row.product_id, row.expiry)),
    column('deliveryNote', 'text', 18, (row) => row.note_number),
    column('expected', 'whole', 11, (row) =>
      row.counted === null && !row.shows_expected ? null : row.expected,
    ),
    column('counted', 'whole', 11, (row) => row.counted),
    column('difference', 'whole', 11, differenceOf),
    column('differenceInDoses', 'decimal', 16, (row) => {
      const difference = differenceOf(row);
      return difference === null ? null : dosesIn(difference, names.product(row.product_id).doses);
    }),
    column('countedOn', 'instant', 18, (row) => row.counted_at),
    column('countedBy', 'text', 24, (row) => row.counted_by && names.user(row.counted_by)),
  ],
});

const differenceOf = ({ counted, expected }: CountLineRow): number | null =>
  counted === null ? null : counted - expected;
