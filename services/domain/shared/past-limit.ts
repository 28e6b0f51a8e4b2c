/** Goods past their usage limit or expiry (docs/rules/stock.md, ST-19). */
import { ErrorCode } from '../../words/codes.js';
import { businessDate } from './calendar.js';
import { DomainError } from './error.js';

interface Clock {
  /** ISO instant of the decision. */
  readonly now: string;
  readonly timeZone: string;
}

interface Goods {
  readonly expiry: string;
  readonly usageLimit: string | null;
}

/** True for goods that may no longer be used: their usage limit, or their last day, is over. */
export function pastLimitAt({ now, timeZone }: Clock): (goods: Goods) => boolean {
  const today = businessDate(now, timeZone);
  return ({ expiry, usageLimit }) => expiry < today || (usageLimit !== null && usageLimit < now);
}

/**
 * The last check of a command, asked when all its fields are right: what is past its limit passes only when the user
 * confirms it and says why.
 *
 * @param comment the one of the command, already checked
 * @throws DomainError with one violation: of the whole command, or of `comment` where the confirmation lacks it
 */
export function demandConfirmed(pastLimit: boolean, forced: boolean, comment: string | null): void {
  if (!pastLimit) return;
  if (!forced) throw new DomainError({ code: ErrorCode.pastLimit });
  if (comment === null) throw new DomainError({ code: ErrorCode.required, field: 'comment' });
}
