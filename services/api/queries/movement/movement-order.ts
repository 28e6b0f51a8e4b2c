/** The order of a movement history. */
import { type ListQuery, orderOf } from '../../http/lists/list-query.js';

const LATEST_FIRST = 'm.occurred_at DESC, m.position DESC, m.line DESC';
const EARLIEST_FIRST = 'm.occurred_at, m.position, m.line';

/** Fields other than the date. */
const COLUMNS: Readonly<Record<string, string>> = {
  id: 'm.id',
  type: 'm.type',
  sens: 'm.inbound',
  quantite: 'm.quantity',
  lot: 'm.lot',
  peremption: 'm.expiry',
  numeroBl: 'm.note_number',
};

/**
 * SQL over the live table of movements, alias `m`; latest first unless something else is asked for.
 *
 * @throws InvalidRequest where a history cannot be sorted by that field
 */
export function movementOrder(query: ListQuery): string {
  const order = orderOf(query, ['date', ...Object.keys(COLUMNS)]);
  if (!order) return LATEST_FIRST;
  if (order.field === 'date') return order.descending ? LATEST_FIRST : EARLIEST_FIRST;
  return `${COLUMNS[order.field]} ${order.descending ? 'DESC' : 'ASC'} NULLS LAST, ${LATEST_FIRST}`;
}
