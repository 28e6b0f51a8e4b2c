/**
 * Minutes after now at which a period ends: what is being recorded is in the list too (docs/rules/history.md, HI-3).
 */
const MARGIN_MINUTES = 10;

/** The end of a period that reaches to the present, ISO 8601. */
export const periodEnd = (now: Date): string =>
  new Date(now.getTime() + MARGIN_MINUTES * 60_000).toISOString();
