/** Errors in the words of a language, in the two shapes that the wire knows. */
import { WIRE_CODES } from '../../../words/codes.js';
import type { Language } from '../../../words/language.js';
import { translate } from '../messages/translate.js';
import type { ApiError, Violation } from './api-error.js';
import type { Failure, FieldError, GlobalError, ValidationFailure } from './failure.dto.js';

/** Characters of what was sent that an answer repeats: a cell of a file may hold 32,767, in each of 5,000 lines. */
const LONGEST_REPEATED_TEXT = 250;

const repeated = (value: unknown): unknown =>
  typeof value === 'string' ? value.slice(0, LONGEST_REPEATED_TEXT) : value;

export function failure(error: ApiError, language: Language): Failure {
  const { code, arguments: args } = error;
  return {
    code,
    message: translate(code, language, args),
    ...(Object.keys(args).length > 0 && { arguments: args }),
  };
}

export function validationFailure(violations: readonly Violation[], language: Language): ValidationFailure {
  const globalErrors: GlobalError[] = [];
  const fieldErrors: FieldError[] = [];
  for (const { code, wireCode, field, arguments: args = {}, rejectedValue = null } of violations) {
    const error = {
      code: wireCode ?? WIRE_CODES[code] ?? code,
      message: translate(code, language, args),
      arguments: args,
    };
    if (field === undefined) globalErrors.push(error);
    else fieldErrors.push({ field, ...error, rejectedValue: repeated(rejectedValue) });
  }
  return { globalErrors, fieldErrors };
}
