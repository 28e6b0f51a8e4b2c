import { type Query, QueryHandler } from '@nestjs/cqrs';
import { live } from '../../../../projections/table.js';
import { useDeclarationTable } from '../../../../projections/use-declaration/table.js';
import { addDays, businessDate, mondayOf } from '../../../domain/shared/calendar.js';
import type { Actor } from '../../../reference-data/user/actor.js';
import { ApiCode } from '../../../words/codes.js';
import { InvalidRequest } from '../../http/errors/api-error.js';
import { mondayAsked } from '../shared/period.js';
import { queryOf } from '../shared/query-of.js';
import { ReadModelHandler } from '../shared/read-model-handler.js';
import { centreView, productView } from '../shared/references.dto.js';
import { assertVisible, isVisible, reachedCentres } from '../shared/scope.js';
import type { DailyUsage, UsageFilters, WeeklyUsage } from './usage-control.dto.js';

/** What the centres within reach declared by the day in a week (docs/rules/exits-and-returns.md, EX-11). */
export class GetDailyUsage extends queryOf<
  { actor: Actor; filters: UsageFilters },
  readonly DailyUsage[]
>() {}

/** What they declared in five weeks, by the day or by the week. */
export class GetWeeklyUsage extends queryOf<
  { actor: Actor; filters: UsageFilters },
  readonly WeeklyUsage[]
>() {}

const DAYS_IN_WEEK = 7;
const WEEKS = 5;
const COUNTS = ['d1', 'd2', 'd3', 'du'] as const;
type Counts = Readonly<Record<(typeof COUNTS)[number], number>>;

interface UsageRecord extends Counts {
  readonly centre_id: string;
  readonly product_id: string;
  readonly week: string;
  readonly day: string | null;
}

const DECLARED = `SELECT u.centre_id, u.product_id, u.week_start::text AS week, u.day::text AS day,
    sum(u.first_doses)::float8 AS d1, sum(u.second_doses)::float8 AS d2, sum(u.third_doses)::float8 AS d3,
    sum(u.single_doses)::float8 AS du
   FROM ${live(useDeclarationTable)} u
   JOIN reference.centre centre ON centre.id = u.centre_id
   JOIN reference.product product ON product.id = u.product_id
  WHERE u.centre_id = ANY ($1::uuid[]) AND ($2::uuid IS NULL OR u.product_id = $2)
    AND u.week_start >= $3::date AND u.week_start < $4::date AND ($5::text IS NULL OR u.mode = $5)
  GROUP BY u.centre_id, u.product_id, u.week_start, u.day, centre.name, product.commercial_name
  ORDER BY centre.name COLLATE reference.alphabetical, product.commercial_name COLLATE reference.alphabetical,
    u.centre_id, u.product_id`;

abstract class UsageControl<Asked extends Query<unknown>> extends ReadModelHandler<Asked> {
  /**
   * The declarations of so many weeks, those of one centre and product together.
   *
   * @param from the first Monday
   */
  protected async declared(
    actor: Actor,
    { idProduit, idCentre }: UsageFilters,
    from: string,
    weeks: number,
    mode: string | null,
  ): Promise<readonly (readonly UsageRecord[])[]> {
    const { rows } = await this.readModels.query<UsageRecord>(DECLARED, [
      idCentre === undefined ? reachedCentres(this.directory, actor) : [idCentre],
      idProduit ?? null,
      from,
      addDays(from, DAYS_IN_WEEK * weeks),
      mode,
    ]);
    const groups = new Map<string, UsageRecord[]>();
    for (const row of rows) {
      const key = `${row.centre_id} ${row.product_id}`;
      const group = groups.get(key);
      if (group) group.push(row);
      else groups.set(key, [row]);
    }
    return [...groups.values()];
  }

  /** Monday of the week that is asked for; undefined where none is. @throws InvalidRequest on `week` */
  protected mondayIn({ week }: UsageFilters): string | undefined {
    return week === undefined ? undefined : mondayAsked('week', week, this.config.timeZone);
  }

  protected currentMonday(): string {
    return mondayOf(businessDate(this.readModels.now().toISOString(), this.config.timeZone));
  }

  protected namesOf({ centre_id, product_id }: UsageRecord) {
    return {
      centre: centreView(this.directory, centre_id),
      produit: productView(this.directory, product_id),
    };
  }
}

@QueryHandler(GetDailyUsage)
export class GetDailyUsageHandler extends UsageControl<GetDailyUsage> {
  async execute({ actor, filters }: GetDailyUsage): Promise<readonly DailyUsage[]> {
    const { idCentre } = filters;
    if (idCentre !== undefined) assertVisible(this.directory, actor, idCentre);
    const monday = this.mondayIn(filters) ?? this.currentMonday();
    const mode = filters.modeAdministration ?? 'JOUR';
    const groups = await this.declared(actor, filters, monday, 1, mode);
    return groups.map((group): DailyUsage => {
      const counts: Record<string, number> = {};
      for (let index = 0; index < DAYS_IN_WEEK; index++) {
        const day = addDays(monday, index);
        // What is declared for the week as a whole has no day: it is counted on its Monday.
        const found = group.find((one) => (one.day ?? one.week) === day);
        for (const count of COUNTS) counts[`${count}j${index + 1}`] = found?.[count] ?? 0;
      }
      return { ...this.namesOf(group[0]!), ...(counts as unknown as Omit<DailyUsage, 'centre' | 'produit'>) };
    });
  }
}

@QueryHandler(GetWeeklyUsage)
export class GetWeeklyUsageHandler extends UsageControl<GetWeeklyUsage> {
  async execute({ actor, filters }: GetWeeklyUsage): Promise<readonly WeeklyUsage[]> {
    const { idCentre } = filters;
    // It is asked for with a body.
    if (idCentre !== undefined && !isVisible(this.directory, actor, idCentre))
      throw new InvalidRequest({ field: 'idCentre', code: ApiCode.unknownRecord, rejectedValue: idCentre });
    const first = this.mondayIn(filters) ?? addDays(this.currentMonday(), -DAYS_IN_WEEK * (WEEKS - 1));
    // By the week, `SEMAINE` is how it is shown, not who is shown (EX-11).
    const mode = filters.modeAdministration === 'JOUR' ? 'JOUR' : null;
    const groups = await this.declared(actor, filters, first, WEEKS, mode);
    return groups.map(
      (group): WeeklyUsage => ({
        ...this.namesOf(group[0]!),
        utilisations: Array.from({ length: WEEKS }, (_, index) => {
          const week = addDays(first, DAYS_IN_WEEK * index);
          const ofWeek = group.filter((one) => one.week === week);
          const sum = (count: (typeof COUNTS)[number]) => ofWeek.reduce((all, one) => all + one[count], 0);
          return { week, d1: sum('d1'), d2: sum('d2'), d3: sum('d3'), du: sum('du') };
        }),
      }),
    );
  }
}
