/**
 * Sends waiting actions in the order in which they were made: one window of a browser at a time, each action under its
 * own key, so that sending it again never doubles it.
 */
import { send, underKey } from '../../api/client.js';
import { credentials } from '../../api/credentials.js';
import { type Refusal, RefusedError } from '../../api/errors.js';
import { ApiCode, ErrorCode } from '../../api/generated/codes.js';
import { serviceNow } from '../../api/service-clock.js';
import { userOf } from '../../api/token-claims.js';
import { CALLS, type OfflineAction, sendable } from './action.js';
import { isFarAhead } from './far-ahead.js';
import type { OfflineQueue } from './queue.js';

/** `unanswered`: try again later. `signIn`: the user has to sign in again first. */
export type SendOutcome = 'done' | 'unanswered' | 'signIn';

const SENDER_LOCK = 'offline-sender';

/**
 * Sends all that may be sent, and waits for another window that is sending.
 *
 * @param onAnswered called after each action that the service accepted or refused
 */
export function sendWaiting(queue: OfflineQueue, onAnswered: () => void): Promise<SendOutcome> {
  const { userId } = queue.owner;
  return navigator.locks.request(`${SENDER_LOCK} ${userId}`, async (): Promise<SendOutcome> => {
    for (;;) {
      const [next] = sendable(await queue.actions());
      if (next === undefined) return 'done';
      if (userOf(credentials.token) !== userId) return 'signIn';
      const answered = await answerTo(queue, next);
      if (typeof answered === 'string') return answered;
      await queue.change(next.uid, (action) =>
        action.status === 'WAITING' ? { ...action, ...answered } : undefined,
      );
      onAnswered();
    }
  }) as Promise<SendOutcome>;
}

type Answered = Pick<OfflineAction, 'status' | 'answer' | 'refusal'>;

/** What the service answers to an action, accepted or refused, or why there is no answer. */
async function answerTo(queue: OfflineQueue, action: OfflineAction): Promise<Answered | SendOutcome> {
  try {
    return (await sent(queue, action, dated(action))) ?? 'unanswered';
  } catch (error) {
    if (!(error instanceof RefusedError)) return 'unanswered';
    if (error.status === 409 && error.hasGlobal(ApiCode.idempotencyKeyReused)) {
      return answerToUndated(queue, action);
    }
    return refused(action, error);
  }
}

/**
 * A key is used with another body only where the form had sent it without its time, before it was kept: that did reach
 * the service, and its answer is asked for.
 */
async function answerToUndated(queue: OfflineQueue, action: OfflineAction): Promise<Answered | SendOutcome> {
  try {
    return (await sent(queue, action, action.body)) ?? 'unanswered';
  } catch (error) {
    return error instanceof RefusedError ? refused(action, error) : 'unanswered';
  }
}

const dated = ({ body, datetime }: OfflineAction) => ({ ...body, dateOperation: datetime });

/** Undefined for an answer that is not the service's: a network that asks for a sign-in of its own answers 200 too. */
async function sent(
  queue: OfflineQueue,
  { uid, type }: OfflineAction,
  body: object,
): Promise<Answered | undefined> {
  const { method, path } = CALLS[type];
  const { data, response } = await send(method, path, {
    body,
    headers: { ...underKey(uid), 'x-centre-id': queue.owner.centreId },
    fromService: true,
  });
  const position = response.headers.get('x-ledger-position');
  const id = (data as { readonly id?: unknown } | undefined)?.id;
  if (typeof id !== 'string' || position === null || !/^\d+$/.test(position)) return undefined;
  return { status: 'SUCCESS', answer: { id, position, at: serviceNow().toISOString() }, refusal: undefined };
}

/** A refusal in the service's words; what says nothing of the action keeps it. */
function refused(action: OfflineAction, error: RefusedError): Answered | SendOutcome {
  const { status, globalErrors, fieldErrors } = error;
  if (status === 401) return 'signIn';
  const isSilent = globalErrors.length === 0 && fieldErrors.length === 0;
  if (isSilent || status === 408 || status === 425 || status === 429) return 'unanswered';
  if (error.hasGlobal(ApiCode.busy) || isAhead(action, error)) return 'unanswered';
  const refusal: Refusal = { globalErrors, fieldErrors };
  return { status: 'ERROR', refusal };
}

/**
 * It was made when the device's clock was a little ahead of the service's: the service takes it a moment later. What
 * was made when it was far ahead is refused, for its time to be corrected.
 */
const isAhead = (action: OfflineAction, error: RefusedError): boolean =>
  error.fieldErrors.length === 1 &&
  error.onField('dateOperation')?.code === ErrorCode.dateInFuture &&
  !isFarAhead(action);
