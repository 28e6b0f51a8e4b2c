/** Changes of tables beside work that goes on. */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Longest wait for a lock: meanwhile all who want the table after it wait as well. */
const LOCK_WITHIN_MS = 2_000;
/** The same where the change has time. */
const FREE_WITHIN_MS = 100;
/** Between two tries, for those who waited. */
const PAUSE_MS = 1_000;
const TRIES = 10;

/** SQLSTATE of a lock that was not given in time. */
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Runs the statements, separated by semicolons, as one transaction. Where a table is in use for long, as by a backup, it is
 * asked for again and again, and others work with it in between.
 *
 * @throws pg's error, also where a lock was not given in half a minute: nothing was changed
 */
export async function changeSchema(pool: pg.Pool, statements: string): Promise<void> {
  for (let tried = 1; ; tried++) {
    try {
      await pool.query(within(LOCK_WITHIN_MS, statements));
      return;
    } catch (error) {
      if (!isInUse(error) || tried === TRIES) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

/**
 * The same for a change that has time: it is tried once, and waits for nobody.
 *
 * @returns false where a table is in use: nothing was changed
 */
export async function changeIfFree(client: pg.Pool | pg.ClientBase, statements: string): Promise<boolean> {
  try {
    await client.query(within(FREE_WITHIN_MS, statements));
    return true;
  } catch (error) {
    if (isInUse(error)) return false;
    throw error;
  }
}

/** Sent as one query, the statements are one transaction. */
const within = (lockTimeoutMs: number, statements: string): string =>
  `SET LOCAL lock_timeout = ${lockTimeoutMs};\n${statements}`;

/** True for the error of a statement that was not given its lock in time. */
const isInUse = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE;
