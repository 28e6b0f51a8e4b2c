import { ErrorCode } from '../../../words/codes.js';
import { atHour, businessDate, isDate, mondayOf } from '../../shared/calendar.js';
import { accept, andThen, type Checked, refuse } from '../../shared/check.js';
import { DomainError } from '../../shared/error.js';
import { requiredInstant, requiredValue } from '../../shared/fields.js';
import type { ReplenishmentCommand } from '../commands.js';
import type { Appointment } from '../events.js';

const NOON = 12;

/** Monday of the business week in which an instant falls. */
export const weekOf = (instant: string, timeZone: string): string =>
  mondayOf(businessDate(instant, timeZone));

/** A day alone means its noon (docs/rules/replenishment.md, RQ-2). */
export const wantedInstant = (field: string, value: string | null, timeZone: string): Checked<string> =>
  andThen(requiredValue(field, value), (given) =>
    requiredInstant(field, isDate(given) ? atHour(given, NOON, timeZone) : given),
  );

/** The instant, where it is not before `now`. Both are ISO instants in UTC, which are compared as texts. */
export const notInPast = (field: string, instant: Checked<string>, now: string): Checked<string> =>
  andThen(instant, (value) =>
    value < now ? refuse({ code: ErrorCode.dateInPast, field, rejectedValue: value }) : accept(value),
  );

/**
 * The last check, asked when all fields are right: more than the week's plan leaves passes only when the user confirms
 * it (RQ-6). A week without a plan never asks.
 *
 * @throws DomainError with one violation of the whole command
 */
export function demandWithinPlan(
  { residual, forced }: Pick<ReplenishmentCommand, 'residual' | 'forced'>,
  { quantity, week }: Appointment,
): void {
  const left = residual(week);
  if (left !== null && quantity > left && !forced)
    throw new DomainError({ code: ErrorCode.requestAboveAllocation, arguments: { residual: left } });
}
