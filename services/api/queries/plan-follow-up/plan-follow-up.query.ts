import { HttpStatus } from '@nestjs/common';
import { QueryHandler } from '@nestjs/cqrs';
import { type PlanCells, plannedDays } from '../../../../projections/allocation/search.js';
import { allocationTable } from '../../../../projections/allocation/table.js';
import { deliveryNoteLineTable, deliveryNoteTable } from '../../../../projections/delivery-note/tables.js';
import { replenishmentTable } from '../../../../projections/replenishment/tables.js';
import { live } from '../../../../projections/table.js';
import { useDeclarationTable } from '../../../../projections/use-declaration/table.js';
import { DAYS_IN_WEEK, dosesOfWeek, packagesOfWeek } from '../../../domain/allocation/plan.js';
import { COUNTED_STATUSES } from '../../../domain/replenishment/request-status.js';
import { addDays, businessDate, mondayOf } from '../../../domain/shared/calendar.js';
import { dosesIn, oneDecimal } from '../../../domain/shared/doses.js';
import type { Actor } from '../../../reference-data/user/actor.js';
import { ApiCode, ErrorCode } from '../../../words/codes.js';
import { ApiError, InvalidRequest } from '../../http/errors/api-error.js';
import { mondayAsked } from '../shared/period.js';
import { queryOf } from '../shared/query-of.js';
import { ReadModelHandler } from '../shared/read-model-handler.js';
import { productView } from '../shared/references.dto.js';
import { assertVisible, visibleCentres } from '../shared/scope.js';
import {
  DEFAULT_WEEKS,
  type FollowedWeek,
  type FollowUpFilters,
  type PlanFollowUp,
} from './plan-follow-up.dto.js';

/** Weeks of plans against what was asked for, promised, prepared and used. */
export class FollowPlans extends queryOf<{ actor: Actor; filters: FollowUpFilters }, PlanFollowUp>() {}

interface PlanRecord extends PlanCells {
  readonly week: string;
}

interface SumRecord {
  readonly week: string;
  readonly sum: number;
}

interface RequestedRecord extends SumRecord {
  /** Of the requests in packages alone. */
  readonly asked_packages: number;
  /** Of the requests in doses alone. */
  readonly asked_doses: number;
}

/** $1 vaccination centres, $2 product, $3 first Monday, $4 the Monday after the last week. */
const PLANNED = `SELECT a.week::text AS week, a.mode, a.packages, a.first_doses, a.second_doses
   FROM ${live(allocationTable)} a
  WHERE NOT a.removed AND a.centre_id = ANY ($1::uuid[]) AND a.product_id = $2 AND a.week >= $3 AND a.week < $4`;

const REQUESTED = `SELECT r.wanted_week::text AS week, sum(r.packages)::float8 AS sum,
    coalesce(sum(r.packages) FILTER (WHERE r.mode = 'CONDITIONNEMENT'), 0)::float8 AS asked_packages,
    sum(r.first_doses + r.second_doses + r.booster_doses)::float8 AS asked_doses
   FROM ${live(replenishmentTable)} r
  WHERE r.kind = 'CENTRE' AND r.centre_id = ANY ($1::uuid[]) AND r.product_id = $2
    AND r.wanted_week >= $3 AND r.wanted_week < $4 AND r.status <> 'ANNULE'
  GROUP BY 1`;

const PROMISED = `SELECT r.confirmed_week::text AS week, sum(r.confirmed_quantity)::float8 AS sum
   FROM ${live(replenishmentTable)} r
  WHERE r.kind = 'CENTRE' AND r.centre_id = ANY ($1::uuid[]) AND r.product_id = $2
    AND r.confirmed_week >= $3 AND r.confirmed_week < $4 AND r.status = ANY ($5::text[])
  GROUP BY 1`;

const PREPARED = `SELECT date_trunc('week', n.prepared_at AT TIME ZONE $5)::date::text AS week, sum(l.quantity)::float8 AS sum
   FROM ${live(deliveryNoteTable)} n JOIN ${live(deliveryNoteLineTable)} l ON l.note_id = n.id
  WHERE n.destination_id = ANY ($1::uuid[]) AND l.product_id = $2 AND n.status <> 'ANNULE'
    AND n.prepared_at >= ($3::date::timestamp AT TIME ZONE $5) AND n.prepared_at < ($4::date::timestamp AT TIME ZONE $5)
  GROUP BY 1`;

const USED = `SELECT u.week_start::text AS week,
    sum(u.first_doses + u.second_doses + u.third_doses + u.single_doses)::float8 AS sum
   FROM ${live(useDeclarationTable)} u
  WHERE u.centre_id = ANY ($1::uuid[]) AND u.product_id = $2 AND u.week_start >= $3 AND u.week_start < $4
  GROUP BY 1`;

/** docs/rules/allocations.md, AL-12 */
@QueryHandler(FollowPlans)
export class FollowPlansHandler extends ReadModelHandler<FollowPlans> {
  /**
   * @throws InvalidRequest no product, or a week that is no date
   * @throws ApiError 404 an unknown product, or a centre out of sight
   */
  async execute({ actor, filters }: FollowPlans): Promise<PlanFollowUp> {
    const { idProduit, idCentre, nbSemaines = DEFAULT_WEEKS } = filters;
    if (!idProduit) throw new InvalidRequest({ field: 'idProduit', code: ErrorCode.required });
    const product = this.directory.product(idProduit);
    if (!product) throw new ApiError(HttpStatus.NOT_FOUND, ApiCode.notFound);
    if (idCentre !== undefined) assertVisible(this.directory, actor, idCentre);
    const first = this.firstMonday(filters.debutSemaine, nbSemaines);
    const period = [idProduit, first, addDays(first, DAYS_IN_WEEK * nbSemaines)];
    const centres =
      idCentre === undefined ? visibleCentres(this.directory, actor, 'VACCINATION') : [idCentre];
    const { timeZone } = this.config;
    const [plans, requested, promised, prepared, used] = await Promise.all([
      this.readModels.query<PlanRecord>(PLANNED, [centres, ...period]),
      this.readModels.query<RequestedRecord>(REQUESTED, [centres, ...period]),
      this.sums(PROMISED, [centres, ...period, COUNTED_STATUSES]),
      this.sums(PREPARED, [centres, ...period, timeZone]),
      this.sums(USED, [this.usersOf(actor, idCentre), ...period]),
    ]);
    const perPackage = product.dosesPerPackage ?? 1;
    const weekOf = (debutSemaine: string): FollowedWeek => {
      const planned = plans.rows.filter(({ week }) => week === debutSemaine);
      const total = (of: typeof packagesOfWeek) =>
        planned.reduce((sum, plan) => sum + of(plan.mode, plannedDays(plan), perPackage), 0);
      const asked = requested.rows.find(({ week }) => week === debutSemaine);
      const confirme = promised.get(debutSemaine) ?? 0;
      const expedie = prepared.get(debutSemaine) ?? 0;
      const utilise = used.get(debutSemaine) ?? 0;
      return {
        debutSemaine,
        prevu: total(packagesOfWeek),
        demande: asked?.sum ?? 0,
        confirme,
        expedie,
        utilise,
        doses: {
          prevu: oneDecimal(total(dosesOfWeek)),
          demande: oneDecimal(asked ? asked.asked_doses + dosesIn(asked.asked_packages, perPackage) : 0),
          confirme: dosesIn(confirme, perPackage),
          expedie: dosesIn(expedie, perPackage),
          utilise,
        },
      };
    };
    return {
      produit: productView(this.directory, idProduit),
      semaines: Array.from({ length: nbSemaines }, (_, index) =>
        weekOf(addDays(first, DAYS_IN_WEEK * index)),
      ),
    };
  }

  private async sums(query: string, values: unknown[]): Promise<ReadonlyMap<string, number>> {
    const { rows } = await this.readModels.query<SumRecord>(query, values);
    return new Map(rows.map(({ week, sum }) => [week, sum]));
  }

  private firstMonday(given: string | undefined, weeks: number): string {
    if (given !== undefined) return mondayAsked('debutSemaine', given, this.config.timeZone);
    const current = mondayOf(businessDate(this.readModels.now().toISOString(), this.config.timeZone));
    return addDays(current, -DAYS_IN_WEEK * (weeks - 1));
  }

  /** A centre's points use what the centre received. */
  private usersOf(actor: Actor, idCentre: string | undefined): readonly string[] {
    if (idCentre !== undefined) return [...this.directory.scopeOf(idCentre)];
    return [
      ...visibleCentres(this.directory, actor, 'VACCINATION'),
      ...visibleCentres(this.directory, actor, 'VACCINATION_POINT'),
    ];
  }
}
