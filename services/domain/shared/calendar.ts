/**
 * Dates as the business counts them. An instant is ISO 8601 in UTC with milliseconds, a date `YYYY-MM-DD`;
 * both compare as strings. Days, months and years are those of the business time zone (docs/rules/http.md, HT-9).
 */
import { Temporal } from 'temporal-polyfill';

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}\S*([Zz]|[+-]\d{2}(:?\d{2})?)$/;
/** What every store and spreadsheet can hold; a year outside is a slip of the keyboard. */
const EARLIEST = '1900-01-01T00:00:00.000Z';
const LATEST = '9999-12-31T23:59:59.999Z';

const attempt = <T>(read: () => T): T | undefined => {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
};

/** The instant in UTC; undefined for anything but an ISO date-time with an offset, from 1900 to 9999. */
export function toInstant(text: string): string | undefined {
  const instant = attempt(() => format(Temporal.Instant.from(text)));
  return instant !== undefined && instant >= EARLIEST && instant <= LATEST ? instant : undefined;
}

/** The same for a look back, to which an instant before 1900 is as good as the first of 1900. */
export function toPastInstant(text: string): string | undefined {
  const instant = attempt(() => Temporal.Instant.from(text));
  if (instant === undefined) return undefined;
  return instant.epochMilliseconds < Date.parse(EARLIEST) ? EARLIEST : toInstant(text);
}

/** Whether it is written as a day, which need not exist. */
export const isWrittenAsDay = (text: string): boolean => DATE.test(text);

/** Whether it is written as an ISO date-time with an offset, which need not exist. */
export const isWrittenAsInstant = (text: string): boolean => INSTANT.test(text);

/** True for a day that exists, written `YYYY-MM-DD`, from 1900 on. */
export const isDate = (text: string): boolean =>
  DATE.test(text) && text >= EARLIEST.slice(0, 10) && attempt(() => plain(text)) !== undefined;

/** A day of a time zone: `start` is its first instant, `end` the first one after it. */
interface Day {
  readonly date: string;
  readonly start: string;
  readonly end: string;
}

/** The day that was asked for last in each time zone: each command asks for the present one. */
const lastDays = new Map<string, Day>();

/** The business day in which an instant falls. @throws RangeError where `instant` is none */
export function businessDate(instant: string, timeZone: string): string {
  let day = lastDays.get(timeZone);
  if (day === undefined || instant < day.start || instant >= day.end) {
    day = dayOf(instant, timeZone);
    lastDays.set(timeZone, day);
  }
  return day.date;
}

function dayOf(instant: string, timeZone: string): Day {
  const start = Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).startOfDay();
  return {
    date: earlier(start.toPlainDate().toString(), LATEST.slice(0, 10)),
    start: format(start.toInstant()),
    end: format(start.add({ days: 1 }).startOfDay().toInstant()),
  };
}

/** The business day where an instant was sent in place of a day; any other text as it is. */
export function businessDay(value: string | null, timeZone: string): string | null {
  const instant = value === null ? undefined : toInstant(value);
  return instant === undefined ? value : businessDate(instant, timeZone);
}

/** The year of a date, `YYYY-MM-DD`. */
export const yearOf = (date: string): number => Number(date.slice(0, 4));

/** The last day (`YYYY-MM-DD`) of the month in which the date lies. */
export function lastDayOfMonth(date: string): string {
  const day = plain(date);
  return day.with({ day: day.daysInMonth }).toString();
}

/** The Monday (`YYYY-MM-DD`) of the week in which the date lies: weeks start on Monday. */
export function mondayOf(date: string): string {
  const day = plain(date);
  return day.subtract({ days: day.dayOfWeek - 1 }).toString();
}

/** The date so many days later, earlier where negative; at most the last day of 9999. */
export const addDays = (date: string, days: number): string =>
  earlier(plain(date).add({ days }).toString(), LATEST.slice(0, 10));

/** The next day (`YYYY-MM-DD`); at most the last day of 9999. */
export const dayAfter = (date: string): string => addDays(date, 1);

/** Of the week in which the date lies; at most the last day of 9999. */
export const sundayOf = (date: string): string => addDays(mondayOf(date), 6);

/** The instant at which the business clock shows `hour` o'clock on that day; at most the last one of 9999. */
export const atHour = (date: string, hour: number, timeZone: string): string =>
  earlier(
    format(
      plain(date)
        .toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from({ hour }) })
        .toInstant(),
    ),
    LATEST,
  );

/** At most the last instant of 9999. */
export const addHours = (instant: string, hours: number): string =>
  earlier(format(Temporal.Instant.from(instant).add({ hours })), LATEST);

/**
 * What would follow the last that can be written is the last one: a year of five digits has a sign, no database reads
 * it, and it does not compare as a string.
 */
const earlier = (computed: string, latest: string): string => (computed.startsWith('+') ? latest : computed);

const plain = (date: string) => Temporal.PlainDate.from(date);
const format = (instant: Temporal.Instant) => instant.toString({ fractionalSecondDigits: 3 });
