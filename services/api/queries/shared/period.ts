import {
  atHour,
  businessDate,
  businessDay,
  dayAfter,
  isDate,
  lastDayOfMonth,
  mondayOf,
} from '../../../domain/shared/calendar.js';
import { noDayOrInstant } from '../../../domain/shared/fields.js';
import { InvalidRequest } from '../../http/errors/api-error.js';
import { boundariesOf } from '../../http/fields/boundaries.js';

export interface Period {
  /** ISO instants; `until` is exclusive, and `infinity` where there is no end. */
  readonly from: string;
  readonly until: string;
}

/** Before anything that a ledger can hold. */
const BEGINNING = '1900-01-01T00:00:00.000Z';

/**
 * The period that `dateDebut` and `dateFin` name: instants, or business days, of which the last is included.
 * Without dates: the current ISO week, and also what is recorded after the page was opened. With an end alone: all
 * until then.
 *
 * @param beginning the first day of what counts as the current period
 * @throws InvalidRequest on a field that is no date, or where the end is before the beginning
 */
export function periodOf(
  dates: { dateDebut?: string; dateFin?: string },
  now: Date,
  timeZone: string,
  beginning: (today: string) => string = mondayOf,
): Period {
  const { from, until } = boundariesOf(
    { field: 'dateDebut', value: dates.dateDebut },
    { field: 'dateFin', value: dates.dateFin },
    timeZone,
  );
  const first = beginning(businessDate(now.toISOString(), timeZone));
  return {
    from: from ?? (until ? BEGINNING : atHour(first, 0, timeZone)),
    until: until ?? 'infinity',
  };
}

/**
 * The same, but without dates it is the current month, to its last day: declarations can be for days to come.
 *
 * @throws InvalidRequest as {@link periodOf}
 */
export function periodInMonth(
  dates: { dateDebut?: string; dateFin?: string },
  now: Date,
  timeZone: string,
): Period {
  if (dates.dateDebut || dates.dateFin) return periodOf(dates, now, timeZone);
  const today = businessDate(now.toISOString(), timeZone);
  const first = `${today.slice(0, 'YYYY-MM'.length)}-01`;
  return {
    from: atHour(first, 0, timeZone),
    until: atHour(dayAfter(lastDayOfMonth(today)), 0, timeZone),
  };
}

/**
 * Monday of the week of a day, or of the business day of an instant.
 *
 * @param field whose value it is
 * @throws InvalidRequest on the field
 */
export function mondayAsked(field: string, given: string, timeZone: string): string {
  const day = businessDay(given, timeZone) ?? '';
  if (!isDate(day)) throw new InvalidRequest({ field, code: noDayOrInstant(given), rejectedValue: given });
  return mondayOf(day);
}
