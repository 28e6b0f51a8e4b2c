/** How long the stock of a product lasts at the rate of the last weeks (docs/rules/history.md, HI-15). */
import type { Schemas } from '../../api/types.js';

/** The last weeks, in days: the dashboard's longest window. */
const RATE_DAYS = 30;

type Rated = Pick<Schemas['DashboardRow'], 'countStockRestant' | 'month'>;

/** Whole days for which a product lasts at the rate of the last weeks; undefined where nothing left. */
export const daysLeft = ({ countStockRestant, month: { countExit } }: Rated): number | undefined =>
  countExit > 0 ? Math.floor((countStockRestant * RATE_DAYS) / countExit) : undefined;

/** Packages that are left after so many days at that rate; never less than none. */
export const leftAfter = ({ countStockRestant, month: { countExit } }: Rated, days: number): number =>
  Math.max(0, Math.round(countStockRestant - (days * Math.max(0, countExit)) / RATE_DAYS));
