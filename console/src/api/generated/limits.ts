// Generated from services/domain/shared/fields.ts by `npm run api:generate`: change it there.
export const MAX_TEXT = 250;
/** A reason of one line: shorter, so that a delivery note with one on each line fits into one append. */
export const MAX_REASON = 100;
/** Most packages in one movement: ten times the largest shipment of a national depot. */
export const MAX_QUANTITY = 9_999_999;
/** Days that a declared time of leaving the freezer may lie back (docs/rules/stock.md, ST-20). */
export const MAX_EXIT_AGE_DAYS = 90;
