/** Readers of single fields: shared by every form (section 5, "Required fields", "Text fields"). */
import { isDate, toInstant } from './calendar.js';
import { accept, andThen, type Checked, refuse } from './check.js';
import { ErrorCode } from './codes.js';
import type { RuleViolation } from './error.js';

export const MAX_TEXT = 250;
/** Packages in one movement; ten times the largest that a national depot ships. */
export const MAX_QUANTITY = 9_999_999;

/** Where a violation is shown: a field, and for a line's quantity the line (decisions.md "preparation line errors"). */
export type Place = Pick<RuleViolation, 'field' | 'wireCode'>;

const required = (place: Place): Checked<never> => refuse({ ...place, code: ErrorCode.required });

export const requiredValue = <T>(place: Place, value: T | null): Checked<T> =>
  value === null || value === '' ? required(place) : accept(value);

/** An id as it is stored: a form's empty choice is none. */
export const optionalId = (value: string | null): string | null => (value === '' ? null : value);

/** Trimmed; null where nothing but blanks was typed. Characters that no store can hold are taken out. */
export function optionalText(field: string, value: string | null): Checked<string | null> {
  const text = (value ?? '').replace(UNSTORABLE, '').trim();
  if (text.length > MAX_TEXT) {
    return refuse({ code: ErrorCode.textMax, field, arguments: { max: MAX_TEXT }, rejectedValue: value });
  }
  return accept(text === '' ? null : text);
}

/** Control characters other than tab and line ends, and halves of surrogate pairs. */
const UNSTORABLE = /[^\P{Cc}\t\n\r]|\p{Cs}/gu;

export const requiredText = (field: string, value: string | null): Checked<string> =>
  andThen(optionalText(field, value), (text) => (text === null ? required({ field }) : accept(text)));

export function optionalInstant(field: string, value: string | null): Checked<string | null> {
  if (value === null || value === '') return accept(null);
  const instant = toInstant(value);
  return instant === undefined
    ? refuse({ code: ErrorCode.date, field, rejectedValue: value })
    : accept(instant);
}

export const requiredInstant = (field: string, value: string | null): Checked<string> =>
  andThen(optionalInstant(field, value), (instant) =>
    instant === null ? required({ field }) : accept(instant),
  );

export function optionalDate(field: string, value: string | null): Checked<string | null> {
  if (value === null || value === '') return accept(null);
  return isDate(value) ? accept(value) : refuse({ code: ErrorCode.date, field, rejectedValue: value });
}

export const requiredDate = (field: string, value: string | null): Checked<string> =>
  andThen(optionalDate(field, value), (date) => (date === null ? required({ field }) : accept(date)));

/** A whole number of at most MAX_QUANTITY, either sign. */
export function wholeNumber(place: Place, value: number): Checked<number> {
  if (!Number.isInteger(value)) return refuse({ ...place, code: ErrorCode.integer, rejectedValue: value });
  if (Math.abs(value) > MAX_QUANTITY) {
    return refuse({
      ...place,
      code: ErrorCode.quantityTooLarge,
      arguments: { max: MAX_QUANTITY },
      rejectedValue: value,
    });
  }
  return accept(value);
}

/** Packages: required, whole, above 0. */
export const requiredQuantity = (place: Place, value: number | null): Checked<number> =>
  andThen(requiredValue(place, value), (given) =>
    given > 0
      ? wholeNumber(place, given)
      : refuse({ ...place, code: ErrorCode.positive, rejectedValue: given }),
  );

/** A whole number of at least `min`, where one is required. */
export const requiredAtLeast = (field: string, value: number | null, min: number): Checked<number> =>
  andThen(requiredValue({ field }, value), (given) =>
    given < min
      ? refuse({ code: ErrorCode.min, field, arguments: { min }, rejectedValue: given })
      : wholeNumber({ field }, given),
  );
