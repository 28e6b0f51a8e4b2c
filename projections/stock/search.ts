/** Finding batches: what the stock lists, their exports and the choices of forms have in common. */

import { LAST_HOUR } from '../../services/domain/shared/first-expiring.js';
import { blockedByRecall } from '../recall/concerned.js';
import { live, liveFew, type RecordOf, select } from '../table.js';
import { stockTable } from './table.js';

const OF_STOCK = select(
  stockTable,
  's',
  'id',
  'centre_id',
  'product_id',
  'lot',
  'expiry',
  'thawed',
  'returned',
  'transfer_type',
  'transferred_at',
  'usage_limit',
  'exit_at',
  'note_number',
  'quantity',
);

export type StockRecord = RecordOf<typeof OF_STOCK> & { readonly recalled: boolean };

/** Columns of {@link StockRecord}; the alias of the table is `s`. */
export const STOCK_COLUMNS = `${OF_STOCK}, ${blockedByRecall('s')} AS recalled`;

export interface StockSearch {
  /** Centres whose batches are wanted, by name: also the order of `centre`. */
  readonly centreIds: readonly string[];
  readonly productId?: string | null;
  /** Pattern for ILIKE. */
  readonly lot?: string | null;
  /** Without used-up batches. */
  readonly held?: boolean;
  /** Only what came back by a product return. */
  readonly returned?: boolean;
  /** IANA name of the business time zone. */
  readonly timeZone: string;
  /** One of `STOCK_ORDERS`; absent: first expiring first. */
  readonly orderBy?: string | null;
  readonly descending?: boolean;
  /** All products by name where the order is `produit`. */
  readonly productIds?: readonly string[];
}

/** The counterpart of `usableUntil` in the domain (docs/rules/history.md, HI-6). */
const USABLE_UNTIL = `coalesce(s.usage_limit, (s.expiry + time '${LAST_HOUR}:00') AT TIME ZONE $6::text)`;

const ORDERS = {
  id: 's.id',
  lot: 's.lot COLLATE reference.alphabetical',
  peremption: 's.expiry',
  quantite: 's.quantity',
  limiteUtilisation: USABLE_UNTIL,
  decongele: 's.thawed',
  retourProduit: 's.returned',
  transfertType: 's.transfer_type',
  transfertDate: 's.transferred_at',
  numeroBl: 's.note_number',
  produit: 'array_position($5::uuid[], s.product_id)',
  centre: 'array_position($1::uuid[], s.centre_id)',
} as const;

/** What a list of batches can be sorted by, as a row names it. */
export const STOCK_ORDERS = Object.keys(ORDERS);
const isOrder = (name: string): name is keyof typeof ORDERS => Object.hasOwn(ORDERS, name);

const ALL = live(stockTable);
const HELD = liveFew(stockTable, 'quantity', '> 0');

// A count has no order, but is given every value: each has its place here.
const WHERE = `s.centre_id = ANY ($1::uuid[])
   AND ($2::uuid IS NULL OR s.product_id = $2)
   AND ($3::text IS NULL OR s.lot ILIKE $3)
   AND (NOT $4::boolean OR s.returned)
   AND cardinality($5::uuid[]) >= 0
   AND $6::text IS DISTINCT FROM ''`;

export interface StockSql {
  /** `FROM … WHERE …`; the live table's alias is `s`. */
  readonly from: string;
  readonly orderBy: string;
  /** $1 to $6. */
  readonly values: unknown[];
}

export function stockSql(search: StockSearch): StockSql {
  const { orderBy, descending = false } = search;
  const chosen =
    orderBy && isOrder(orderBy) ? `${ORDERS[orderBy]} ${descending ? 'DESC' : 'ASC'} NULLS LAST, ` : '';
  return {
    from: `FROM ${search.held ? HELD : ALL} s WHERE ${WHERE}`,
    orderBy: `${chosen}${USABLE_UNTIL}, s.id`,
    values: [
      search.centreIds,
      search.productId ?? null,
      search.lot ?? null,
      search.returned ?? false,
      search.productIds ?? [],
      search.timeZone,
    ],
  };
}
