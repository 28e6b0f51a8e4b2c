/** SQL that is written from plain data. */

/** A text as it is written in a statement. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/**
 * An interval of so many times 24 hours. One of days would be of the calendar, in whatever zone the session of the
 * database keeps.
 *
 * @param days SQL of a number
 */
export const daysOf24Hours = (days: string): string => `make_interval(hours => 24 * ${days})`;

/**
 * What people read in place of a code, to sort by: in alphabetical order it is the order that they look for.
 *
 * @param code SQL of the code
 * @param codes those that have a word; any other one is its own
 */
export const wordSql = (code: string, codes: readonly string[], wordOf: (code: string) => string): string =>
  `(CASE ${code} ${codes.map((each) => `WHEN ${quoted(each)} THEN ${quoted(wordOf(each))}`).join(' ')} ELSE ${code} END)`;
