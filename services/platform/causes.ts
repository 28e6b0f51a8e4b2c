import { isNativeError } from 'node:util/types';

/** An error in one line for the log, with what caused it: a message such as "does not answer" alone says little. */
export function withCauses(error: unknown): string {
  const parts: string[] = [];
  for (let cause: unknown = error; cause !== undefined && parts.length < MOST; ) {
    parts.push(isNativeError(cause) && cause.message ? cause.message : String(cause));
    cause = isNativeError(cause) ? (cause.cause ?? firstOf(cause)) : undefined;
  }
  return [...new Set(parts)].join(': ');
}

const MOST = 5;

/** A connection that was tried at several addresses fails with an error for each. */
const firstOf = (error: Error): unknown => (error instanceof AggregateError ? error.errors[0] : undefined);
