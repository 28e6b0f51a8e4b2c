import { QueryHandler } from '@nestjs/cqrs';
import { deliveryNoteLineTable, deliveryNoteTable } from '../../../../projections/delivery-note/tables.js';
import { blockedByRecall } from '../../../../projections/recall/concerned.js';
import { replenishmentTable } from '../../../../projections/replenishment/tables.js';
import { stockTable } from '../../../../projections/stock/table.js';
import { live, liveFew, type Stored } from '../../../../projections/table.js';
import { PREPARABLE_STATUSES } from '../../../domain/replenishment/request-status.js';
import { type HeldBatch, serveByDay } from '../../../domain/replenishment/serving.js';
import { businessDate } from '../../../domain/shared/calendar.js';
import { pastLimitAt } from '../../../domain/shared/past-limit.js';
import type { CentreActor } from '../../../reference-data/user/actor.js';
import { alphabetical } from '../../../words/alphabetical.js';
import { queryOf } from '../shared/query-of.js';
import { ReadModelHandler } from '../shared/read-model-handler.js';
import { productView } from '../shared/references.dto.js';
import { visibleCentres } from '../shared/scope.js';
import type { ServedProduct, ServingFilters } from './serving.dto.js';

/** What the selected centre can serve of the open requests of the vaccination centres below it, by product and day. */
export class GetServing extends queryOf<
  { actor: CentreActor; filters: ServingFilters },
  readonly ServedProduct[]
>() {}

interface DemandRecord {
  readonly product_id: string;
  readonly day: string;
  readonly requests: number;
  readonly quantity: number;
  readonly confirmed: number;
}

type BatchRecord = Pick<Stored<typeof stockTable>, 'product_id' | 'quantity' | 'expiry' | 'usage_limit'>;

/**
 * What is prepared for a request has left the stock, while its status changes only when the user says so (RQ-13): the
 * packages of notes that serve it and are not cancelled are taken off what it was promised, else asks for.
 */
const DEMANDS = `SELECT r.product_id, (coalesce(r.confirmed_at, r.wanted_at) AT TIME ZONE $4)::date::text AS day,
    count(*)::int AS requests, sum(open.quantity)::float8 AS quantity,
    coalesce(sum(open.quantity) FILTER (WHERE r.confirmed_quantity IS NOT NULL), 0)::float8 AS confirmed
   FROM ${live(replenishmentTable)} r
   CROSS JOIN LATERAL (
     SELECT coalesce(r.confirmed_quantity, r.packages) - coalesce(sum(l.quantity), 0) AS quantity
       FROM ${live(deliveryNoteTable)} n JOIN ${live(deliveryNoteLineTable)} l ON l.note_id = n.id
      WHERE n.replenishment_id = r.id AND n.status <> 'ANNULE' AND l.product_id = r.product_id
   ) open
  WHERE r.kind = 'CENTRE' AND r.centre_id = ANY ($1::uuid[]) AND r.status = ANY ($2::text[])
    AND ($3::uuid IS NULL OR r.product_id = $3) AND open.quantity > 0
  GROUP BY 1, 2 ORDER BY 1, 2`;

const HELD = `SELECT s.product_id, s.quantity, s.expiry::text AS expiry, s.usage_limit
   FROM ${liveFew(stockTable, 'quantity', '> 0')} s
  WHERE s.centre_id = $1 AND s.product_id = ANY ($2::uuid[])
    AND NOT ${blockedByRecall('s')}`;

/** docs/rules/replenishment.md, RQ-14 */
@QueryHandler(GetServing)
export class GetServingHandler extends ReadModelHandler<GetServing> {
  async execute({ actor, filters }: GetServing): Promise<readonly ServedProduct[]> {
    const { timeZone } = this.config;
    const demands = await this.readModels.query<DemandRecord>(DEMANDS, [
      visibleCentres(this.directory, actor, 'VACCINATION'),
      PREPARABLE_STATUSES,
      filters.idProduit ?? null,
      timeZone,
    ]);
    const productIds = [...new Set(demands.rows.map(({ product_id }) => product_id))];
    const held = await this.readModels.query<BatchRecord>(HELD, [actor.centre.id, productIds]);
    const now = this.readModels.now().toISOString();
    const isPastLimit = pastLimitAt({ now, timeZone });
    const products = productIds.map((productId): ServedProduct => {
      const days = demands.rows.filter(({ product_id }) => product_id === productId);
      const batches = held.rows
        .filter(({ product_id }) => product_id === productId)
        .map(
          ({ quantity, expiry, usage_limit }): HeldBatch => ({
            quantity,
            expiry,
            usageLimit: usage_limit?.toISOString() ?? null,
          }),
        )
        .filter((batch) => !isPastLimit(batch));
      const served = serveByDay(days, batches, businessDate(now, timeZone), timeZone);
      return {
        produit: productView(this.directory, productId),
        stock: batches.reduce((sum, { quantity }) => sum + quantity, 0),
        quantite: days.reduce((sum, { quantity }) => sum + quantity, 0),
        quantiteServie: served.reduce((sum, one) => sum + one.served, 0),
        jours: days.map(({ day, requests, quantity, confirmed }, index) => ({
          date: day,
          nbDemandes: requests,
          quantite: quantity,
          quantiteConfirmee: confirmed,
          quantiteServie: served[index]!.served,
          resteStock: served[index]!.left,
        })),
      };
    });
    return products.sort((one, other) =>
      alphabetical(one.produit.nomCommercial, other.produit.nomCommercial),
    );
  }
}
