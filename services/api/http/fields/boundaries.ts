import { atHour, dayAfter, isDate, toInstant } from '../../../domain/shared/calendar.js';
import { noDayOrInstant } from '../../../domain/shared/fields.js';
import { ApiCode } from '../../../words/codes.js';
import { InvalidRequest } from '../errors/api-error.js';

/** One end of a period as a query gives it: an instant, or a day. */
export interface Boundary {
  /** Of the query, for the error. */
  readonly field: string;
  readonly value: string | undefined;
}

/**
 * Both ends of a period as ISO instants, the second of which is exclusive: a last day is included. An end that is not
 * given is undefined.
 * @throws InvalidRequest where one is neither an instant nor a day, or where the period ends before it begins
 */
export function boundariesOf(
  first: Boundary,
  last: Boundary,
  timeZone: string,
): { readonly from?: string; readonly until?: string } {
  const from = instantOf(first, (day) => atHour(day, 0, timeZone));
  const until = instantOf(last, (day) => atHour(dayAfter(day), 0, timeZone));
  // A last day ends where the next one begins.
  if (from && until && (from > until || (from === until && isDate(last.value ?? '')))) {
    throw new InvalidRequest({
      field: first.field,
      code: ApiCode.periodReversed,
      rejectedValue: first.value,
    });
  }
  return { from, until };
}

function instantOf({ field, value }: Boundary, ofDay: (day: string) => string): string | undefined {
  if (value === undefined || value === '') return undefined;
  const instant = isDate(value) ? ofDay(value) : toInstant(value);
  if (instant === undefined)
    throw new InvalidRequest({ field, code: noDayOrInstant(value), rejectedValue: value });
  return instant;
}
