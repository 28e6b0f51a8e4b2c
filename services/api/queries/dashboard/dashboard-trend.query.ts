import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { activityHourTable } from '../../../../projections/dashboard/table.js';
import { live } from '../../../../projections/table.js';
import type { CentreType } from '../../../domain/ledger/vocabulary.js';
import { addDays, atHour, businessDate } from '../../../domain/shared/calendar.js';
import type { Config } from '../../../platform/config.js';
import { CONFIG } from '../../../platform/tokens.js';
import { Directory } from '../../../reference-data/directory.js';
import type { Actor } from '../../../reference-data/user/actor.js';
import { ReadModels } from '../../http/ledger-position/read-models.js';
import { ownCentres } from '../shared/scope.js';
import type { DashboardTrend, TrendDay } from './dashboard-trend.dto.js';

/** The dashboard's counts day by day, by product: what its small pictures are drawn from. */
export class GetDashboardTrend extends Query<readonly DashboardTrend[]> {
  constructor(
    readonly actor: Actor,
    readonly centreType: CentreType,
  ) {
    super();
  }
}

/** The longest window of the dashboard. */
const DAYS = 30;

/** An hour belongs to the business day in which it begins. */
const BY_DAY = `SELECT product_id, (hour AT TIME ZONE $2)::date::text AS day,
       sum(entries)::float8 AS entries, sum(exits)::float8 AS exits, sum(scrapped)::float8 AS scrapped
  FROM ${live(activityHourTable)} a
 WHERE centre_id = ANY ($1::uuid[]) AND hour >= $3
 GROUP BY product_id, day`;

interface Counted {
  readonly product_id: string;
  readonly day: string;
  readonly entries: number;
  readonly exits: number;
  readonly scrapped: number;
}

@QueryHandler(GetDashboardTrend)
export class GetDashboardTrendHandler implements IQueryHandler<GetDashboardTrend> {
  constructor(
    private readonly readModels: ReadModels,
    @Inject(CONFIG) private readonly config: Config,
    private readonly directory: Directory,
  ) {}

  async execute({ actor, centreType }: GetDashboardTrend): Promise<readonly DashboardTrend[]> {
    const { timeZone } = this.config;
    const first = addDays(businessDate(this.readModels.now().toISOString(), timeZone), 1 - DAYS);
    const { rows } = await this.readModels.query<Counted>(BY_DAY, [
      ownCentres(this.directory, actor, centreType),
      timeZone,
      atHour(first, 0, timeZone),
    ]);
    const counted = new Map(rows.map((row) => [`${row.product_id} ${row.day}`, row]));
    const dates = Array.from({ length: DAYS }, (_, index) => addDays(first, index));
    return [...new Set(rows.map(({ product_id }) => product_id))].map((idProduit) => ({
      idProduit,
      jours: dates.map((date) => trendDay(date, counted.get(`${idProduit} ${date}`))),
    }));
  }
}

const trendDay = (date: string, counted: Counted | undefined): TrendDay => ({
  date,
  countStock: counted?.entries ?? 0,
  countExit: counted?.exits ?? 0,
  countDechet: counted?.scrapped ?? 0,
});
