/** The line of a product's stock: what was there on each of the last days, and what is to be expected. */
import type { LineStep } from '../../shared/chart/LinePicture.js';
import { addDays } from '../../shared/format/zone.js';
import { daysLeft, leftAfter } from '../../shared/record/stock-rate.js';
import type { DashboardRow, TrendDay } from './dashboard.js';

/** Days that are drawn ahead, at most. */
const AHEAD = 30;

interface StockDay extends Omit<LineStep, 'label'> {
  /** `YYYY-MM-DD` */
  readonly date: string;
}

/**
 * The last days, then the next ones at the rate of the last weeks until nothing is left, for at most 30 days. Where
 * nothing left, or nothing is there, nothing is expected.
 *
 * @param days today, or the moment that is looked at, last
 */
export function stockLine(row: Pick<DashboardRow, 'countStockRestant' | 'month'>, days: readonly TrendDay[]) {
  const today = days.at(-1);
  const lasts = daysLeft(row);
  const ahead = today === undefined || !lasts ? 0 : Math.min(AHEAD, lasts + 1);
  const past: StockDay[] = days.map(({ date, stock }) => ({
    date,
    value: stock,
    expected: ahead > 0 && date === today?.date ? stock : null,
  }));
  const expected: StockDay[] = Array.from({ length: ahead }, (_, index) => ({
    date: addDays(today!.date, index + 1),
    value: null,
    expected: leftAfter(row, index + 1),
  }));
  return [...past, ...expected];
}

/** The longest time for which a day is shown, in days. */
const FAR = 365;

/** When a product will be used up: `far` beyond a year, undefined where nothing left or nothing is there. */
export function shortage(
  row: Pick<DashboardRow, 'countStockRestant' | 'month'>,
  today: string,
): string | 'far' | undefined {
  const lasts = row.countStockRestant > 0 ? daysLeft(row) : undefined;
  if (lasts === undefined) return undefined;
  return lasts > FAR ? 'far' : addDays(today, lasts);
}
