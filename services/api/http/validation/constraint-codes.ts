/** What class-validator calls a constraint, and the code that the wire calls it. */

import { noDayOrInstant } from '../../../domain/shared/fields.js';
import type { AnyCode } from '../../../words/codes.js';
import { ApiCode, ErrorCode } from '../../../words/codes.js';
import type { ErrorArguments } from '../errors/api-error.js';

interface Meaning {
  readonly code: AnyCode;
  readonly arguments?: ErrorArguments;
}

type Explain = (limit: number, value: unknown) => Meaning;
const just =
  (code: AnyCode): Explain =>
  () => ({ code });

/** In this order: of several broken constraints of one field the first is answered. */
const MEANINGS: Readonly<Record<string, Explain>> = {
  isDefined: just(ErrorCode.required),
  isNotEmpty: just(ErrorCode.required),
  isNotEmptyObject: just(ErrorCode.required),
  isArray: just(ApiCode.notList),
  arrayNotEmpty: just(ErrorCode.required),
  arrayMinSize: just(ErrorCode.required),
  isObject: just(ApiCode.notObject),
  nestedValidation: just(ApiCode.notObject),
  isString: just(ApiCode.notText),
  isBoolean: just(ApiCode.notBoolean),
  isInt: (_, value) => ({
    code: typeof value === 'number' && !Number.isNaN(value) ? ErrorCode.integer : ApiCode.notNumber,
  }),
  isNumber: just(ApiCode.notNumber),
  isUuid: just(ApiCode.notUuid),
  isEmail: just(ApiCode.notEmail),
  isIn: just(ErrorCode.unknownValue),
  isEnum: just(ErrorCode.unknownValue),
  isIso8601: (_, value) => ({ code: noDayOrInstant(String(value)) }),
  isPositive: just(ErrorCode.positive),
  decimals: (max) => ({ code: ApiCode.decimals, arguments: { max } }),
  min: (min) => (min === 0 ? { code: ErrorCode.notNegative } : { code: ErrorCode.min, arguments: { min } }),
  max: (max) => ({ code: ApiCode.max, arguments: { max } }),
  maxLength: (max) => ({ code: ErrorCode.textMax, arguments: { max } }),
  minLength: (min) => ({ code: ApiCode.textMin, arguments: { min } }),
  arrayMaxSize: (max) => ({ code: ApiCode.listMax, arguments: { max } }),
};
const ORDER = Object.keys(MEANINGS);

export interface BrokenConstraint {
  readonly name: string;
  /** First argument of its decorator. */
  readonly limit: unknown;
}

/** The one thing to tell about a field. */
export function meaningOf(broken: readonly BrokenConstraint[], value: unknown): Meaning {
  if (value === undefined || value === null || (typeof value === 'string' && value.trim() === '')) {
    return { code: ErrorCode.required };
  }
  const [first] = [...broken].sort((one, other) => rank(one.name) - rank(other.name));
  const explain = first && MEANINGS[first.name];
  return explain ? explain(Number(first.limit), value) : { code: ApiCode.invalid };
}

function rank(name: string): number {
  const index = ORDER.indexOf(name);
  return index === -1 ? ORDER.length : index;
}
