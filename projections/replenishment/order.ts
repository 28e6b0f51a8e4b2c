import { REQUEST_STATUSES } from '../../services/domain/replenishment/request-status.js';

/** The order of a list of requests, in SQL over the table of requests under the alias `r`. */
const LATEST_FIRST = 'r.requested_at DESC, r.id';

const COLUMNS: Readonly<Record<string, string>> = {
  id: 'r.id',
  // As a request goes through them.
  statut: `array_position('{${REQUEST_STATUSES.join()}}'::text[], r.status)`,
  nbCond: 'r.packages',
  quantiteConfirmee: 'r.confirmed_quantity',
  dateCreation: 'r.requested_at',
  dateReception: 'r.wanted_at',
  dateReceptionConfirmee: 'r.confirmed_at',
  dateDepart: 'r.departed_at',
};

/** Names on the wire of what requests can be sorted by. */
export const REQUEST_ORDERS: readonly string[] = Object.keys(COLUMNS);

/** @param order undefined: the latest first, which also decides between requests that are otherwise equal */
export const requestOrderSql = (
  order: { readonly field: string; readonly descending: boolean } | undefined,
): string =>
  order
    ? `${COLUMNS[order.field]} ${order.descending ? 'DESC' : 'ASC'} NULLS LAST, ${LATEST_FIRST}`
    : LATEST_FIRST;
