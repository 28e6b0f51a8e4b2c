// Generated from services/domain/shared/past-expiry.ts by `npm run api:generate`: change it there.
/**
 * Whether goods with this last day of use may no longer be entered: the day lies before today, or for a month-type
 * product its month before the current one (docs/rules/stock.md, ST-8).
 *
 * @param expiry `YYYY-MM-DD`; for a month-type product any day of its month
 * @param today the business day, `YYYY-MM-DD`
 */
export function isPastExpiry(expiry: string, expiryType: 'JOUR' | 'MOIS', today: string): boolean {
  return expiryType === 'MOIS' ? expiry.slice(0, 7) < today.slice(0, 7) : expiry < today;
}
