/** Where a request goes in the network as it is now, in SQL (docs/rules/replenishment.md, RQ-3). */
import { WAITING } from '../../services/domain/replenishment/request-status.js';

/** Centres with the alias `above` that stand right above `link.child_id`. */
export const RIGHT_ABOVE =
  'reference.centre_link link JOIN reference.centre above ON above.id = link.parent_id';

export const ABOVE_POINT = `above.type = 'VACCINATION'`;
export const ABOVE_CENTRE = `above.type = 'DISPATCH' AND above.active`;

/** Which one of several comes first. */
export const FIRST_ABOVE = 'above.active DESC, above.name COLLATE reference.alphabetical, above.id';

const firstAbove = (child: string, condition: string) =>
  `(SELECT above.id FROM ${RIGHT_ABOVE} WHERE link.child_id = ${child} AND ${condition} ORDER BY ${FIRST_ABOVE} LIMIT 1)`;

/**
 * Of a request `r` the dispatch centre that answered it; while it waits, the one that is to answer, as the alert about
 * it says: null where there is none. It looks into the network for each row that is waiting: for a page, not for a sort.
 */
export const SUPPLIER = `CASE WHEN r.status = '${WAITING}'
  THEN ${firstAbove(`coalesce(${firstAbove('r.point_id', ABOVE_POINT)}, r.point_id, r.centre_id)`, ABOVE_CENTRE)}
  ELSE r.supplier_id END AS supplier_id`;
