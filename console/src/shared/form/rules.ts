/**
 * What a form checks before it asks, for comfort: the service decides. The codes are the service's own, so that a
 * fault reads the same whether the form or the service finds it; the limits come from the domain.
 */

import type { ServerMessage } from '../../api/errors.js';
import { ErrorCode } from '../../api/generated/codes.js';
import { MAX_EXIT_AGE_DAYS, MAX_QUANTITY, MAX_TEXT } from '../../api/generated/limits.js';
import { isPastExpiry } from '../../api/generated/past-expiry.js';
import { serviceNow } from '../../api/service-clock.js';
import type { ExpiryType } from '../../api/types.js';
import { today } from '../format/zone.js';
import { encodeMessage } from './message-codec.js';

/** Undefined where the value may pass. */
export type Rule<Value> = (value: Value) => ServerMessage | undefined;

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

export const required: Rule<unknown> = (value) => (isEmpty(value) ? { code: ErrorCode.required } : undefined);

/** Of a choice that is required: what was chosen before may be offered no longer, and shows as nothing. */
export const chosenFrom =
  (offered: readonly { readonly id: string }[]): Rule<string | null> =>
  (chosen) =>
    offered.some(({ id }) => id === chosen) ? undefined : { code: ErrorCode.required };

export const atMostCharacters =
  (max: number): Rule<string | null> =>
  (value) =>
    (value?.length ?? 0) > max ? { code: ErrorCode.textMax, arguments: { max } } : undefined;

export const maxText = atMostCharacters(MAX_TEXT);

/** NaN is a text that is no whole number. */
export const wholeNumber: Rule<number | null> = (value) =>
  Number.isNaN(value) ? { code: ErrorCode.integer } : undefined;

/** Packages that leave or enter: above 0. */
export const positive: Rule<number | null> = (value) => {
  if (value === null) return undefined;
  if (!(value > 0)) return { code: ErrorCode.positive };
  return value > MAX_QUANTITY
    ? { code: ErrorCode.quantityTooLarge, arguments: { max: MAX_QUANTITY } }
    : undefined;
};

export const notNegative: Rule<number | null> = (value) =>
  value !== null && value < 0 ? { code: ErrorCode.notNegative } : undefined;

/** @param code of a limit that is not what is in stock */
export const atMost =
  (
    max: number | undefined,
    code: typeof ErrorCode.quantityMax | typeof ErrorCode.receivedAboveSent = ErrorCode.quantityMax,
  ): Rule<number | null> =>
  (value) =>
    value !== null && max !== undefined && value > max ? { code, arguments: { max } } : undefined;

/** Of an instant (ISO 8601). */
export const notInFuture: Rule<string | null> = (value) =>
  value && Date.parse(value) > serviceNow().getTime() ? { code: ErrorCode.dateInFuture } : undefined;

/** Of an instant (ISO 8601). */
export const notInPast: Rule<string | null> = (value) =>
  value && Date.parse(value) < serviceNow().getTime() ? { code: ErrorCode.dateInPast } : undefined;

const DAY_MS = 24 * 3_600_000;

/** Of the instant (ISO 8601) at which goods left the freezer: not in the future, and not too long ago. */
export const exitTime: Rule<string | null> = (value) =>
  value && Date.parse(value) < serviceNow().getTime() - MAX_EXIT_AGE_DAYS * DAY_MS
    ? { code: ErrorCode.exitTooOld, arguments: { days: MAX_EXIT_AGE_DAYS } }
    : notInFuture(value);

/** Of a last day of use (`YYYY-MM-DD`): not past, as exactly as the product knows it. */
export const notExpired =
  (expiryType: ExpiryType, zone: string): Rule<string | null> =>
  (value) => {
    if (value === null || !isPastExpiry(value, expiryType, today(zone))) return undefined;
    return { code: expiryType === 'MOIS' ? ErrorCode.expiryBeforeMonth : ErrorCode.expiryBeforeToday };
  };

/** What the first rule that objects says. */
export function objectionTo<Value>(
  value: Value,
  ...rules: readonly (Rule<Value> | undefined)[]
): ServerMessage | undefined {
  for (const rule of rules) {
    const objection = rule?.(value);
    if (objection) return objection;
  }
  return undefined;
}

/** The rules of a field as react-hook-form wants them. */
export const validate =
  <Value>(...rules: readonly (Rule<Value> | undefined)[]) =>
  (value: Value): string | true => {
    const objection = objectionTo(value, ...rules);
    return objection ? encodeMessage(objection) : true;
  };
