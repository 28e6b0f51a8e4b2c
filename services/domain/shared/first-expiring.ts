/** First expiring, first out (docs/rules/history.md, HI-6). */

/** On the last day goods may be used until this hour of the business clock (docs/rules/stock.md, ST-11). */
export const LAST_HOUR = 23;

interface Perishable {
  /** ISO instant until which the goods may be used; null where they have no such limit. */
  readonly usageLimit: string | null;
  /** `YYYY-MM-DD` */
  readonly expiry: string;
}

/**
 * The instant at which goods end, by which they are ordered where first expiring, first out is promised: their usage
 * limit, which the expiry caps; without one, the last hour of their expiry.
 *
 * @param timeZone of the business
 * @param atHour the instant at which the clock of a time zone shows an hour on a day
 */
export const usableUntil = (
  { usageLimit, expiry }: Perishable,
  timeZone: string,
  atHour: (day: string, hour: number, timeZone: string) => string,
): string => usageLimit ?? atHour(expiry, LAST_HOUR, timeZone);
