/** The days of a plan as the wire names them. */
/** Names of the days on the wire, from Monday. */
export const WEEKDAYS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'] as const;
export type Weekday = (typeof WEEKDAYS)[number];
const ENGLISH = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Packages of a day, and its first and second doses. */
export type DayField = Weekday | `${Weekday}1` | `${Weekday}2`;
export const DAY_FIELDS: readonly DayField[] = WEEKDAYS.flatMap(
  (day) => [day, `${day}1`, `${day}2`] as const,
);

/** What a field counts, in English: `Monday`, `First doses of Monday`. */
export function describeDay(field: DayField): {
  readonly unit: 'packages' | 'doses';
  readonly words: string;
} {
  const [, name, round] = /^(\D+)([12]?)$/.exec(field)!;
  const day = ENGLISH[WEEKDAYS.indexOf(name as Weekday)]!;
  return round
    ? { unit: 'doses', words: `${round === '1' ? 'First' : 'Second'} doses of ${day}` }
    : { unit: 'packages', words: day };
}
