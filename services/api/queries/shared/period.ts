import {
  atHour,
  businessDate,
  dayAfter,
  isDate,
  mondayOf,
  toInstant,
} from '../../../domain/shared/calendar.js';
import { ErrorCode } from '../../../domain/shared/codes.js';
import { InvalidRequest } from '../../http/errors/api-error.js';
import { ApiCode } from '../../http/errors/codes.js';

/** A history's default end: what is recorded while somebody looks is not missed (section 9). */
const MARGIN_MS = 10 * 60_000;

export interface Period {
  /** ISO instants; `until` is exclusive. */
  readonly from: string;
  readonly until: string;
}

/**
 * The period that `dateDebut` and `dateFin` name: instants, or business days, of which the last is included.
 * Default: from the beginning of the current ISO week until ten minutes from now.
 *
 * @throws InvalidRequest on a field that is no date, or where the end is before the beginning
 */
export function periodOf(
  dates: { dateDebut?: string; dateFin?: string },
  now: Date,
  timeZone: string,
): Period {
  const today = businessDate(now.toISOString(), timeZone);
  const from = boundary('dateDebut', dates.dateDebut, (day) => atHour(day, 0, timeZone));
  const until = boundary('dateFin', dates.dateFin, (day) => atHour(dayAfter(day), 0, timeZone));
  const period = {
    from: from ?? atHour(mondayOf(today), 0, timeZone),
    until: until ?? new Date(now.getTime() + MARGIN_MS).toISOString(),
  };
  if (from && until && from > until) {
    throw new InvalidRequest({
      field: 'dateDebut',
      code: ApiCode.periodReversed,
      rejectedValue: dates.dateDebut,
    });
  }
  return period;
}

function boundary(
  field: string,
  value: string | undefined,
  ofDay: (day: string) => string,
): string | undefined {
  if (value === undefined) return undefined;
  const instant = isDate(value) ? ofDay(value) : toInstant(value);
  if (instant === undefined) throw new InvalidRequest({ field, code: ErrorCode.date, rejectedValue: value });
  return instant;
}
