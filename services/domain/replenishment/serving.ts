/**
 * What a stock can serve of the open requests, day by day (docs/rules/replenishment.md, RQ-14). Quantities are whole
 * packages, days business days `YYYY-MM-DD`.
 */
import { atHour, businessDate } from '../shared/calendar.js';
import { usableUntil } from '../shared/first-expiring.js';

export interface HeldBatch {
  readonly quantity: number;
  readonly expiry: string;
  /** ISO instant; null where the goods have no such limit. */
  readonly usageLimit: string | null;
}

/** What is to be received on a day. */
export interface DayDemand {
  readonly day: string;
  readonly quantity: number;
}

export interface DayServed {
  readonly served: number;
  /** What is left of the goods that are usable on that day. */
  readonly left: number;
}

/** The last business day on which goods may be used. */
const lastDay = ({ expiry, usageLimit }: HeldBatch, timeZone: string): string =>
  usageLimit === null ? expiry : businessDate(usageLimit, timeZone);

/**
 * Serves the days one after the other, each from the goods that expire first among those that may still be used then.
 * What was to be received before today is served today.
 *
 * @param demands of one product, in the order of their days
 * @param batches of that product, in any order
 * @returns for each demand what is served of it, and what is left afterwards
 */
export function serveByDay(
  demands: readonly DayDemand[],
  batches: readonly HeldBatch[],
  today: string,
  timeZone: string,
): readonly DayServed[] {
  const held = batches
    .map((batch) => ({
      left: batch.quantity,
      until: usableUntil(batch, timeZone, atHour),
      last: lastDay(batch, timeZone),
    }))
    .sort((one, other) => (one.until < other.until ? -1 : 1));
  return demands.map(({ day, quantity }) => {
    const served = day < today ? today : day;
    const usable = held.filter(({ last }) => last >= served);
    let missing = quantity;
    for (const batch of usable) {
      const taken = Math.min(missing, batch.left);
      batch.left -= taken;
      missing -= taken;
    }
    return { served: quantity - missing, left: usable.reduce((sum, { left }) => sum + left, 0) };
  });
}
