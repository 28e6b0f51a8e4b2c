import { HttpStatus } from '@nestjs/common';
import { QueryHandler } from '@nestjs/cqrs';
import {
  ALLOCATION_COLUMNS,
  type AllocationRecord,
  type AllocationSearch,
  allocationValues,
  BY_NAME,
  FOUND_ALLOCATIONS,
  TAKEN,
} from '../../../../projections/allocation/search.js';
import { allocationTable } from '../../../../projections/allocation/table.js';
import { replenishmentTable } from '../../../../projections/replenishment/tables.js';
import { live } from '../../../../projections/table.js';
import { DAYS_IN_WEEK } from '../../../domain/allocation/plan.js';
import { COUNTED_STATUSES } from '../../../domain/replenishment/request-status.js';
import { addDays } from '../../../domain/shared/calendar.js';
import type { Directory } from '../../../reference-data/directory.js';
import type { Actor } from '../../../reference-data/user/actor.js';
import { alphabetical } from '../../../words/alphabetical.js';
import { ApiCode, ErrorCode } from '../../../words/codes.js';
import { ApiError, InvalidRequest } from '../../http/errors/api-error.js';
import { orderSqlOf, sliceOf } from '../../http/lists/list-query.js';
import { Listing, totalOf } from '../../http/lists/listing.js';
import { mondayAsked } from '../shared/period.js';
import { queryOf } from '../shared/query-of.js';
import { ReadModelHandler } from '../shared/read-model-handler.js';
import { assertVisible, visibleCentres } from '../shared/scope.js';
import type {
  AllocationFilters,
  PlanLookup,
  PlannableProduct,
  ProductsToPlan,
  WeeksLookup,
} from './allocation-filters.dto.js';
import { type AllocationRow, type AllocationWeek, allocationRow } from './allocation-row.dto.js';
import type { PlanKey } from './residuals.js';

/** Plans within reach, latest week first. */
export class ListAllocations extends queryOf<
  { actor: Actor; filters: AllocationFilters },
  Listing<AllocationRow>
>() {}

/** One plan by its id; 404 out of sight. */
export class GetAllocation extends queryOf<
  {
    actor: Actor;
    id: string;
    /** Of a command of the actor, which answers what came of it though the centre is out of reach by now. */
    isReadBack?: boolean;
  },
  AllocationRow
>() {}

/** The plan of a centre, a product and a week; 404 where there is none. */
export class FindAllocation extends queryOf<{ actor: Actor; lookup: PlanLookup }, AllocationRow>() {}

/** Active products that have no plan yet in a week of a centre, by name. */
export class ListPlannableProducts extends queryOf<
  { actor: Actor; asked: ProductsToPlan },
  readonly PlannableProduct[]
>() {}

/** Five weeks of a centre and a product, planned or not (docs/rules/allocations.md, AL-11). */
export class ListWeeks extends queryOf<{ actor: Actor; lookup: WeeksLookup }, readonly AllocationWeek[]>() {}

/** Weeks that are planned together. */
const WEEKS_TOGETHER = 5;

const SORTABLE: Readonly<Record<string, string>> = {
  id: 'a.id',
  debutSemaine: 'a.week',
  modeQte: 'a.mode',
  centre: 'centre.name COLLATE reference.alphabetical',
  produit: 'product.commercial_name COLLATE reference.alphabetical',
};
const IN_ORDER = `a.week DESC, ${BY_NAME}`;

@QueryHandler(ListAllocations)
export class ListAllocationsHandler extends ReadModelHandler<ListAllocations> {
  async execute({ actor, filters }: ListAllocations): Promise<Listing<AllocationRow>> {
    const { directory } = this;
    const slice = sliceOf(filters);
    const order = orderSqlOf(filters, SORTABLE, IN_ORDER);
    const values = allocationValues(allocationSearchOf(filters, actor, directory, this.config.timeZone));
    const { rows } = await this.readModels.query<AllocationRecord>(
      // What requests were promised is counted for the plans of the page, not for those before it.
      `SELECT ${ALLOCATION_COLUMNS}, ${TAKEN} AS taken
         FROM (SELECT row_number() OVER () AS ordinal, page.*
                 FROM (SELECT a.* FROM ${FOUND_ALLOCATIONS} ORDER BY ${order} LIMIT $7 OFFSET $8) AS page) AS a
        ORDER BY a.ordinal`,
      [...values, slice.limit, slice.offset],
    );
    const total = await totalOf(slice, rows.length, () =>
      this.readModels.count(`FROM ${FOUND_ALLOCATIONS}`, values),
    );
    const found = rows.map((record) => allocationRow(directory, record));
    return new Listing('approvisionnement', found, total, slice);
  }
}

@QueryHandler(GetAllocation)
export class GetAllocationHandler extends ReadModelHandler<GetAllocation> {
  /** @throws ApiError 404 */
  async execute({ actor, id, isReadBack = false }: GetAllocation): Promise<AllocationRow> {
    const { rows } = await this.readModels.query<AllocationRecord>(
      `SELECT ${ALLOCATION_COLUMNS}, ${TAKEN} AS taken FROM ${live(allocationTable)} a WHERE NOT a.removed AND a.id = $2`,
      [COUNTED_STATUSES, id],
    );
    const [record] = rows;
    if (!record) throw new ApiError(HttpStatus.NOT_FOUND, ApiCode.notFound);
    if (!isReadBack) assertVisible(this.directory, actor, record.centre_id);
    return allocationRow(this.directory, record);
  }
}

@QueryHandler(FindAllocation)
export class FindAllocationHandler extends ReadModelHandler<FindAllocation> {
  /**
   * @throws InvalidRequest no product, or no day
   * @throws ApiError 404 no such plan, or a centre out of sight
   */
  async execute({ actor, lookup }: FindAllocation): Promise<AllocationRow> {
    const { idProduit, debutSemaine, modeQte } = lookup;
    const idCentre = lookup.idCentre ?? actor.centre?.id;
    demand({ idProduit, debutSemaine, idCentre });
    assertVisible(this.directory, actor, idCentre!);
    const { rows } = await this.readModels.query<AllocationRecord>(
      `SELECT ${ALLOCATION_COLUMNS}, ${TAKEN} AS taken FROM ${live(allocationTable)} a
        WHERE NOT a.removed AND a.centre_id = $2 AND a.product_id = $3 AND a.week = $4`,
      [
        COUNTED_STATUSES,
        idCentre,
        idProduit,
        mondayAsked('debutSemaine', debutSemaine!, this.config.timeZone),
      ],
    );
    const [record] = rows;
    if (!record) throw new ApiError(HttpStatus.NOT_FOUND, ErrorCode.noAllocation);
    return allocationRow(this.directory, record, modeQte);
  }
}

@QueryHandler(ListPlannableProducts)
export class ListPlannableProductsHandler extends ReadModelHandler<ListPlannableProducts> {
  async execute({ actor, asked }: ListPlannableProducts): Promise<readonly PlannableProduct[]> {
    const { idCentre, debutSemaine } = asked;
    demand({ idCentre, debutSemaine });
    assertVisible(this.directory, actor, idCentre!);
    const { rows } = await this.readModels.query<{ product_id: string }>(
      `SELECT a.product_id FROM ${live(allocationTable)} a
        WHERE NOT a.removed AND a.centre_id = $1 AND a.week = $2`,
      [idCentre, mondayAsked('debutSemaine', debutSemaine!, this.config.timeZone)],
    );
    const planned = new Set(rows.map(({ product_id }) => product_id));
    return this.directory
      .products()
      .filter(({ id, active }) => active && !planned.has(id))
      .map(({ id, type, commercialName, dosesPerPackage }) => ({
        id,
        type,
        nomCommercial: commercialName,
        nbDoses: dosesPerPackage,
      }))
      .sort((one, other) => alphabetical(one.nomCommercial, other.nomCommercial));
  }
}

/** $1 the statuses that count, $2 the centre, $3 the product, $4 the Mondays. */
const WEEKS = `SELECT w.monday::text AS monday, ${ALLOCATION_COLUMNS},
    coalesce((SELECT sum(r.confirmed_quantity) FROM ${live(replenishmentTable)} r
               WHERE r.centre_id = $2 AND r.product_id = $3 AND r.confirmed_week = w.monday
                 AND r.kind = 'CENTRE' AND r.status = ANY ($1::text[])), 0)::float8 AS taken
   FROM unnest($4::date[]) AS w (monday)
   LEFT JOIN ${live(allocationTable)} a
     ON a.centre_id = $2 AND a.product_id = $3 AND a.week = w.monday AND NOT a.removed
  ORDER BY w.monday`;

/** A week; without a plan all columns of the plan are null. */
type WeekRecord = { readonly monday: string; readonly taken: number } & (
  | AllocationRecord
  | { readonly id: null }
);

@QueryHandler(ListWeeks)
export class ListWeeksHandler extends ReadModelHandler<ListWeeks> {
  /**
   * @throws InvalidRequest no plan, and no centre, no product, or no day
   * @throws ApiError 404 no such plan, or a centre out of sight
   */
  async execute({ actor, lookup }: ListWeeks): Promise<readonly AllocationWeek[]> {
    const { centreId, productId, week } = await this.planKeyOf(lookup);
    assertVisible(this.directory, actor, centreId);
    const mondays = Array.from({ length: WEEKS_TOGETHER }, (_, index) => addDays(week, DAYS_IN_WEEK * index));
    const { rows } = await this.readModels.query<WeekRecord>(WEEKS, [
      COUNTED_STATUSES,
      centreId,
      productId,
      mondays,
    ]);
    return rows.map((record) => ({
      debutSemaine: record.monday,
      quantiteConfirmee: record.taken,
      plan: record.id === null ? null : allocationRow(this.directory, record),
    }));
  }

  private async planKeyOf({ id, idCentre, idProduit, debutSemaine }: WeeksLookup): Promise<PlanKey> {
    if (id === undefined) {
      demand({ idCentre, idProduit, debutSemaine });
      const week = mondayAsked('debutSemaine', debutSemaine!, this.config.timeZone);
      return { centreId: idCentre!, productId: idProduit!, week };
    }
    const { rows } = await this.readModels.query<PlanKey>(
      `SELECT a.centre_id AS "centreId", a.product_id AS "productId", a.week::text AS week
         FROM ${live(allocationTable)} a WHERE NOT a.removed AND a.id = $1`,
      [id],
    );
    if (!rows[0]) throw new ApiError(HttpStatus.NOT_FOUND, ApiCode.notFound);
    return rows[0];
  }
}

/**
 * What the filters mean for the user who asks.
 *
 * @throws InvalidRequest on a week that is no date
 * @throws ApiError 404 for a centre out of sight
 */
export function allocationSearchOf(
  { idCentre, idProduit, debutSemaine }: AllocationFilters,
  actor: Actor,
  directory: Directory,
  timeZone: string,
): AllocationSearch {
  if (idCentre !== undefined) assertVisible(directory, actor, idCentre);
  const week = debutSemaine ? mondayAsked('debutSemaine', debutSemaine, timeZone) : null;
  return {
    centreIds: visibleCentres(directory, actor, 'VACCINATION'),
    productId: idProduit ?? null,
    centreId: idCentre ?? null,
    weekFrom: week,
    weekUntil: week && addDays(week, 7),
  };
}

/** @throws InvalidRequest a field that is missing */
function demand(fields: Readonly<Record<string, string | undefined>>): void {
  const missing = Object.keys(fields).filter((field) => !fields[field]);
  if (missing.length > 0)
    throw new InvalidRequest(...missing.map((field) => ({ field, code: ErrorCode.required })));
}
