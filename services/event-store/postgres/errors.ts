import pg from 'pg';
import { EventStoreUnavailable } from '../port.js';

/**
 * SQLSTATE classes in which the server is there but cannot serve now: connection (08), resources (53),
 * operator intervention, e.g. shutdown, timeout (57), system (58); and 25006, read-only after a failover.
 */
const UNAVAILABLE = /^(08|53|57|58|25006)/;

/** True where the answer is missing, not negative. What is not the server's own error is one of the connection. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return UNAVAILABLE.test(error.code ?? '');
  return !(error instanceof TypeError || error instanceof RangeError);
}

/** True where an event with the same id is stored already, in whatever stream. */
export function isIdTaken(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '23505' && error.constraint === 'events_id_key';
}

/**
 * Refusals of the server and mistakes in a call (TypeError, RangeError) pass unchanged; what {@link isUnavailable}
 * finds becomes EventStoreUnavailable.
 */
export function translate(error: unknown): Error {
  return isUnavailable(error) ? new EventStoreUnavailable(error) : (error as Error);
}

/** Runs a read; what the connection could not do becomes EventStoreUnavailable. */
export async function reaching<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw translate(error);
  }
}
