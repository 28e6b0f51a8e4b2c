/**
 * Checks of single fields, shared by all commands. `field` is the name of the field in the command, for the violation.
 */
import { ErrorCode } from '../../words/codes.js';
import { isDate, isWrittenAsDay, isWrittenAsInstant, toInstant } from './calendar.js';
import { accept, andThen, type Checked, refuse } from './check.js';

export const MAX_TEXT = 250;
/** A reason of one line: shorter, so that a delivery note with one on each line fits into one append. */
export const MAX_REASON = 100;
/** Most packages in one movement: ten times the largest shipment of a national depot. */
export const MAX_QUANTITY = 9_999_999;
/** Days that a declared time of leaving the freezer may lie back (docs/rules/stock.md, ST-20). */
export const MAX_EXIT_AGE_DAYS = 90;

const required = (field: string): Checked<never> => refuse({ code: ErrorCode.required, field });

/** Refuses null and the empty text. */
export const requiredValue = <T>(field: string, value: T | null): Checked<T> =>
  value === null || value === '' ? required(field) : accept(value);

/** The empty choice of a form is no id. */
export const optionalId = (value: string | null): string | null => (value === '' ? null : value);

/** Variation selectors and joiners of emoji: invisible, but kept, since the emoji would be another one without them. */
const JOINS_PICTURE =
  /(?<=\p{Extended_Pictographic})\uFE0F|(?<=\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)\u200D(?=\p{Extended_Pictographic})/u;

/**
 * Control characters other than tab and line ends, halves of surrogate pairs, and what is not seen: soft hyphens,
 * spaces and fillers without a width, joiners, marks of the direction of writing, variants of a letter.
 */
const UNSTORABLE = new RegExp(
  `(?!${JOINS_PICTURE.source})(?:[^\\P{Cc}\\t\\n\\r]|\\p{Cs}|\\p{Default_Ignorable_Code_Point})`,
  'gu',
);

/** Spaces of any kind and tabs, with something of the same line before and after them: not what indents a line. */
const INNER_SPACES = /(?<=\S)[^\S\n]+(?=\S)/g;

/**
 * Without characters that no store can hold or nobody can see, in one of the forms that Unicode has for the same
 * letters, with one kind of line end, and one ordinary space wherever a line has spaces between words; trimmed: what
 * looks the same is the same (docs/rules/http.md, HT-12).
 */
export const storable = (text: string): string =>
  text
    .replace(UNSTORABLE, '')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(INNER_SPACES, ' ')
    .normalize('NFC')
    .trim();

/** Trimmed; a blank text is null. Characters that no store can hold are removed. */
export function optionalText(field: string, value: string | null, max = MAX_TEXT): Checked<string | null> {
  const text = storable(value ?? '');
  if (text.length > max) {
    return refuse({ code: ErrorCode.textMax, field, arguments: { max }, rejectedValue: value });
  }
  return accept(text === '' ? null : text);
}

/** As {@link optionalText}, with at most {@link MAX_TEXT} characters; a blank text is refused. */
export const requiredText = (field: string, value: string | null): Checked<string> =>
  andThen(optionalText(field, value), (text) => (text === null ? required(field) : accept(text)));

/** Of a text that is no day: there is no such day, or it is not written as one (docs/rules/http.md, HT-9). */
export const noDay = (text: string): ErrorCode =>
  isWrittenAsDay(text) ? ErrorCode.date : ErrorCode.dateForm;

/** The same of a text that is no instant. */
export const noInstant = (text: string): ErrorCode =>
  isWrittenAsInstant(text) ? ErrorCode.date : ErrorCode.dateForm;

/** The same where a day and an instant are taken. */
export const noDayOrInstant = (text: string): ErrorCode =>
  isWrittenAsDay(text) ? ErrorCode.date : noInstant(text);

/** Null and an empty text are null; otherwise the instant in UTC (ISO 8601 with milliseconds). */
export function optionalInstant(field: string, value: string | null): Checked<string | null> {
  if (value === null || value === '') return accept(null);
  const instant = toInstant(value);
  return instant === undefined
    ? refuse({ code: noInstant(value), field, rejectedValue: value })
    : accept(instant);
}

/** As {@link optionalInstant}; null and an empty text are refused. */
export const requiredInstant = (field: string, value: string | null): Checked<string> =>
  andThen(optionalInstant(field, value), (instant) => (instant === null ? required(field) : accept(instant)));

/** A declared instant tells what has happened: it never lies in the future (docs/rules/stock.md, ST-20). */
export const notInFuture = <T extends string | null>(
  field: string,
  instant: Checked<T>,
  now: string,
): Checked<T> =>
  andThen(instant, (value) =>
    value !== null && value > now
      ? refuse({ code: ErrorCode.dateInFuture, field, rejectedValue: value })
      : accept(value),
  );

function optionalDate(field: string, value: string | null): Checked<string | null> {
  if (value === null || value === '') return accept(null);
  return isDate(value) ? accept(value) : refuse({ code: noDay(value), field, rejectedValue: value });
}

/** A day, `YYYY-MM-DD`; null and an empty text are refused. */
export const requiredDate = (field: string, value: string | null): Checked<string> =>
  andThen(optionalDate(field, value), (date) => (date === null ? required(field) : accept(date)));

/** A whole number of at most `max`, either sign. */
export function wholeNumber(field: string, value: number, max = MAX_QUANTITY): Checked<number> {
  if (!Number.isInteger(value)) return refuse({ code: ErrorCode.integer, field, rejectedValue: value });
  if (Math.abs(value) > max) {
    return refuse({
      code: ErrorCode.quantityTooLarge,
      field,
      arguments: { max },
      rejectedValue: value,
    });
  }
  return accept(value);
}

/** Packages: required, whole, above 0. */
export const requiredQuantity = (field: string, value: number | null): Checked<number> =>
  andThen(requiredValue(field, value), (given) =>
    given > 0 ? wholeNumber(field, given) : refuse({ code: ErrorCode.positive, field, rejectedValue: given }),
  );

/** A whole number of at least `min` and at most `max`, where one is required. */
export const requiredAtLeast = (
  field: string,
  value: number | null,
  min: number,
  max = MAX_QUANTITY,
): Checked<number> =>
  andThen(requiredValue(field, value), (given) =>
    given < min
      ? refuse({ code: ErrorCode.min, field, arguments: { min }, rejectedValue: given })
      : wholeNumber(field, given, max),
  );
