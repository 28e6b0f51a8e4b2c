// Generated from services/domain/shared/first-expiring.ts by `npm run api:generate`: change it there.
/** First expiring, first out (docs/rules/history.md, HI-6). */

interface Perishable {
  /** ISO instant until which the goods may be used; null where they have no such limit. */
  readonly usageLimit: string | null;
  /** `YYYY-MM-DD` */
  readonly expiry: string;
}

/**
 * What goods are ordered by where first expiring, first out is promised: their usage limit, else their expiry, as
 * texts that sort by time. The usage limit is never later than the expiry.
 */
export const usableUntil = ({ usageLimit, expiry }: Perishable): string => usageLimit ?? expiry;
