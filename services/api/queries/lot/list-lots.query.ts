import { QueryHandler } from '@nestjs/cqrs';
import { deliveryNoteLineTable, deliveryNoteTable } from '../../../../projections/delivery-note/tables.js';
import { movementTable } from '../../../../projections/movement/table.js';
import { isWithinReach } from '../../../../projections/recall/concerned.js';
import { stockTable } from '../../../../projections/stock/table.js';
import { live } from '../../../../projections/table.js';
import { patternOf } from '../../../reference-data/records/conditions.js';
import type { Actor } from '../../../reference-data/user/actor.js';
import { alphabetical } from '../../../words/alphabetical.js';
import { orderSqlOf, sliceOf } from '../../http/lists/list-query.js';
import { Listing, totalOf } from '../../http/lists/listing.js';
import { queryOf } from '../shared/query-of.js';
import { ReadModelHandler } from '../shared/read-model-handler.js';
import { networkScope, recallReach } from '../shared/scope.js';
import type { LotFilters } from './lot-filters.dto.js';
import { type LotRecord, type LotRow, lotRow } from './lot-row.dto.js';

/** Lots that the actor's centres hold or held, that are on the way to them, or that were taken out for them. */
export class ListLots extends queryOf<{ actor: Actor; filters: LotFilters }, Listing<LotRow>>() {}

const ORDERS = {
  nomCommercial: 'array_position($4::uuid[], product_id)',
  lot: 'lot COLLATE reference.alphabetical',
  peremption: 'expiry',
  quantite: 'quantity',
} as const;

const BLOCKING = 'at_centre.blocked AND at_centre.product_id = seen.product_id AND at_centre.lot = seen.lot';

/**
 * $1: the centres within reach, null for all; $2: product; $3: pattern of the lot; $4: all products by name; $5: the
 * centres whose recalls count, null for all; $6: the point that asks, null where it is none.
 */
const LOTS = `(
  SELECT seen.product_id, seen.lot, seen.expiry::text AS expiry, sum(seen.quantity)::float8 AS quantity,
         array_agg(DISTINCT seen.centre_id) FILTER (WHERE seen.quantity > 0) AS centre_ids,
         ${isWithinReach(BLOCKING, '$5', '$6')} AS recalled
    FROM (
      SELECT s.product_id, s.lot, s.expiry, s.quantity, s.centre_id FROM ${live(stockTable)} s
       WHERE ($1::uuid[] IS NULL OR s.centre_id = ANY ($1))
      UNION ALL
      SELECT l.product_id, l.lot, l.expiry, 0, n.destination_id FROM ${live(deliveryNoteTable)} n
        JOIN ${live(deliveryNoteLineTable)} l ON l.note_id = n.id
       WHERE n.destination_id = ANY ($1) AND n.status = 'PREPARE'
      UNION ALL
      SELECT m.product_id, m.lot, m.expiry, 0, m.point_id FROM ${live(movementTable)} m
       WHERE m.point_id = ANY ($1)
    ) seen
   WHERE ($2::uuid IS NULL OR seen.product_id = $2) AND ($3::text IS NULL OR seen.lot ILIKE $3)
     AND cardinality($4::uuid[]) >= 0
   GROUP BY seen.product_id, seen.lot, seen.expiry) lots`;

@QueryHandler(ListLots)
export class ListLotsHandler extends ReadModelHandler<ListLots> {
  async execute({ actor, filters }: ListLots): Promise<Listing<LotRow>> {
    const slice = sliceOf(filters);
    const order = orderSqlOf(filters, ORDERS, `${ORDERS.nomCommercial}, ${ORDERS.lot}, expiry, product_id`);
    const scope = networkScope(this.directory, actor);
    const byName = [...this.directory.products()]
      .sort(
        (one, other) =>
          alphabetical(one.commercialName, other.commercialName) || one.id.localeCompare(other.id),
      )
      .map(({ id }) => id);
    const { centres, point } = recallReach(this.directory, actor);
    const values = [
      scope && [...scope],
      filters.idProduit ?? null,
      filters.lot === undefined ? null : patternOf(filters.lot),
      byName,
      centres,
      point,
    ];
    const { rows } = await this.readModels.query<LotRecord>(
      `SELECT * FROM ${LOTS} ORDER BY ${order} LIMIT $7 OFFSET $8`,
      [...values, slice.limit, slice.offset],
    );
    const total = await totalOf(slice, rows.length, () => this.readModels.count(`FROM ${LOTS}`, values));
    const lots = rows.map((record) => lotRow(this.directory, record));
    return new Listing('lot', lots, total, slice);
  }
}
