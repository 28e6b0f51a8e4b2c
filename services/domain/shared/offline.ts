/** Actions that a vaccination centre makes without a network and sends later (docs/rules/exits-and-returns.md, EX-10). */
import { ErrorCode } from '../../words/codes.js';
import { addDays } from './calendar.js';
import { accept, andThen, type Checked, refuse, together } from './check.js';
import { notInFuture, requiredInstant } from './fields.js';

/** Days that an action made offline may lie back when it arrives. */
export const MAX_OFFLINE_AGE_DAYS = 30;

export interface OfflineAction {
  /** When it was made, as the request says. */
  readonly madeAt: string;
  /** ISO instant at which it arrives at the service. */
  readonly arrivesAt: string;
}

/**
 * When the action was made: an instant with an offset, not in the future, at most {@link MAX_OFFLINE_AGE_DAYS} old.
 *
 * @returns the ISO instant in UTC; null for an action that is made online. A violation names the field `offline`.
 */
export function offlineInstant(action: OfflineAction | null): Checked<string | null> {
  if (action === null) return accept(null);
  const { madeAt, arrivesAt } = action;
  return andThen(notInFuture(FIELD, requiredInstant(FIELD, madeAt), arrivesAt), (instant) =>
    instant < daysBefore(arrivesAt, MAX_OFFLINE_AGE_DAYS)
      ? refuse({
          code: ErrorCode.offlineTooOld,
          field: FIELD,
          arguments: { days: MAX_OFFLINE_AGE_DAYS },
          rejectedValue: instant,
        })
      : accept(instant),
  );
}

/**
 * The same, where what the action is about was there already.
 *
 * @param since ISO instant from which it was there; null: it was always
 * @param code what an earlier action is refused with
 */
export const offlineSince = (
  action: OfflineAction | null,
  since: Checked<string | null>,
  code: ErrorCode,
): Checked<string | null> =>
  andThen(together({ instant: offlineInstant(action), since }), (known) =>
    known.instant !== null && known.since !== null && known.instant < known.since
      ? refuse({ code, field: FIELD, rejectedValue: known.instant })
      : accept(known.instant),
  );

const FIELD = 'offline';

/** The same time of day in UTC, so many days before. */
const daysBefore = (instant: string, days: number): string =>
  `${addDays(instant.slice(0, 10), -days)}${instant.slice(10)}`;
