import { QueryHandler } from '@nestjs/cqrs';
import { activityHourTable, productBalanceTable } from '../../../../projections/dashboard/table.js';
import { live } from '../../../../projections/table.js';
import type { CentreType } from '../../../domain/ledger/vocabulary.js';
import { addDays, atHour, businessDate } from '../../../domain/shared/calendar.js';
import type { Actor } from '../../../reference-data/user/actor.js';
import { queryOf } from '../shared/query-of.js';
import { ReadModelHandler } from '../shared/read-model-handler.js';
import { ownCentres } from '../shared/scope.js';
import type { DashboardTrend, TrendDay } from './dashboard-trend.dto.js';

/** The dashboard's counts and the stock day by day, by product: what its pictures are drawn from (HI-15). */
export class GetDashboardTrend extends queryOf<
  { actor: Actor; centreType: CentreType },
  readonly DashboardTrend[]
>() {}

/** The longest window of the dashboard. */
const DAYS = 30;

/**
 * An hour belongs to the business day in which it begins. What is left now is asked for in the same statement, so that
 * it belongs to the same movements; of a product that nothing moved it is all that there is.
 */
const BY_DAY = `SELECT left_over.product_id, left_over.quantity::float8 AS quantity, d.day, d.entries, d.exits, d.scrapped, d.net
  FROM (
    SELECT product_id, sum(quantity) AS quantity
      FROM ${live(productBalanceTable)} b WHERE centre_id = ANY ($1::uuid[]) GROUP BY product_id
  ) left_over
  LEFT JOIN (
    SELECT product_id, (hour AT TIME ZONE $2)::date::text AS day, sum(entries)::float8 AS entries,
           sum(exits)::float8 AS exits, sum(scrapped)::float8 AS scrapped, sum(net)::float8 AS net
      FROM ${live(activityHourTable)} a
     WHERE centre_id = ANY ($1::uuid[]) AND hour >= $3
     GROUP BY product_id, day
  ) d USING (product_id)
 ORDER BY product_id, day DESC`;

interface Counted {
  readonly product_id: string;
  /** What is left now. */
  readonly quantity: number;
  /** Null, as all that follows, in the one row of a product that nothing moved. */
  readonly day: string | null;
  readonly entries: number;
  readonly exits: number;
  readonly scrapped: number;
  /** By how much the stock changed on that day. */
  readonly net: number;
}

@QueryHandler(GetDashboardTrend)
export class GetDashboardTrendHandler extends ReadModelHandler<GetDashboardTrend> {
  async execute({ actor, centreType }: GetDashboardTrend): Promise<readonly DashboardTrend[]> {
    const { timeZone } = this.config;
    const first = addDays(businessDate(this.readModels.now().toISOString(), timeZone), 1 - DAYS);
    const { rows } = await this.readModels.query<Counted>(BY_DAY, [
      ownCentres(this.directory, actor, centreType),
      timeZone,
      atHour(first, 0, timeZone),
    ]);
    const dates = Array.from({ length: DAYS }, (_, index) => addDays(first, index));
    return [...new Set(rows.map(({ product_id }) => product_id))].map((idProduit) => ({
      idProduit,
      jours: trendOf(
        dates,
        rows.filter(({ product_id }) => product_id === idProduit),
      ),
    }));
  }
}

/** @param counted days on which something moved, the latest first; one row at least */
function trendOf(dates: readonly string[], counted: readonly Counted[]): readonly TrendDay[] {
  const byDay = new Map(counted.map((each) => [each.day, each]));
  const today = dates.at(-1)!;
  // A device whose clock is ahead may have written a day that has not come: what is there now includes it.
  let stock = counted[0]!.quantity;
  return [...dates]
    .reverse()
    .map((date) => {
      const day = byDay.get(date);
      const shown = {
        date,
        countStock: day?.entries ?? 0,
        countExit: day?.exits ?? 0,
        countDechet: day?.scrapped ?? 0,
        stock,
      };
      stock -= date === today ? sinceDay(counted, today) : (day?.net ?? 0);
      return shown;
    })
    .reverse();
}

const sinceDay = (counted: readonly Counted[], today: string): number =>
  counted.filter(({ day }) => day !== null && day >= today).reduce((sum, { net }) => sum + net, 0);
