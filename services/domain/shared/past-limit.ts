/** Goods past their usage limit or expiry (docs/rules/stock.md, ST-19). */
import { ErrorCode } from '../../words/codes.js';
import { businessDate } from './calendar.js';
import type { Question } from './confirmation.js';

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

/** Goods past their limit pass only when the user confirms it and says why. */
export const PAST_LIMIT: Question = { code: ErrorCode.pastLimit, needsComment: true };

/** The question to ask about them, if it is to be asked. */
export const askPastLimit = (pastLimit: boolean): readonly Question[] => (pastLimit ? [PAST_LIMIT] : []);
