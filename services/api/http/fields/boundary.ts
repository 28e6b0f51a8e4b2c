import { isDate, toInstant } from '../../../domain/shared/calendar.js';
import { ErrorCode } from '../../../words/codes.js';
import { InvalidRequest } from '../errors/api-error.js';

/**
 * One end of a period: an instant, or a day.
 * @param field of the query, for the error
 * @param ofDay the instant at which a day (`YYYY-MM-DD`) begins or ends
 * @returns an ISO instant; undefined where nothing was given
 * @throws InvalidRequest on a field that is neither
 */
export function boundary(
  field: string,
  value: string | undefined,
  ofDay: (day: string) => string,
): string | undefined {
  if (value === undefined || value === '') return undefined;
  const instant = isDate(value) ? ofDay(value) : toInstant(value);
  if (instant === undefined) throw new InvalidRequest({ field, code: ErrorCode.date, rejectedValue: value });
  return instant;
}
