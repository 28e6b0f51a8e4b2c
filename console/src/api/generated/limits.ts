// Generated from services/domain/shared/fields.ts by `npm run api:generate`: change it there.
export const MAX_TEXT = 250;
/** Packages in one movement; ten times the largest that a national depot ships. */
export const MAX_QUANTITY = 9_999_999;
