import { status } from '@grpc/grpc-js';
import { inTime } from '../../platform/in-time.js';
import { EventStoreUnavailable } from '../port.js';

/** gRPC statuses by which the server refuses; after any other it is unknown what happened. */
const REFUSALS: ReadonlySet<unknown> = new Set([
  status.INVALID_ARGUMENT,
  status.PERMISSION_DENIED,
  status.UNAUTHENTICATED,
  status.FAILED_PRECONDITION,
  status.OUT_OF_RANGE,
  status.UNIMPLEMENTED,
]);

/**
 * Refusals of the server, mistakes in a call (TypeError, RangeError) and EventStoreUnavailable pass unchanged;
 * everything else becomes EventStoreUnavailable.
 */
export function translate(error: unknown): Error {
  if (error instanceof EventStoreUnavailable) return error;
  if (error instanceof TypeError || error instanceof RangeError) return error;
  if (error instanceof Error && 'code' in error && REFUSALS.has(error.code)) return error;
  return new EventStoreUnavailable(error);
}

/**
 * Bounds what the client leaves unbounded: it waits for ever where a connection is dead but not closed.
 *
 * @throws EventStoreUnavailable
 */
export const answerWithin = <T>(milliseconds: number, answer: Promise<T>): Promise<T> =>
  inTime(answer, milliseconds, () => new EventStoreUnavailable(`no answer for ${milliseconds} ms`));
