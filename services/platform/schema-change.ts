/** Changes of tables beside work that goes on. */
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

/** Longest wait for a lock, in milliseconds: meanwhile all who want the table after it wait as well. */
export const LOCK_WITHIN_MS = 2_000;
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
  await untilFree(() => pool.query(within(LOCK_WITHIN_MS, statements)));
}

/**
 * The same for a change that is a transaction of its own, whose statements wait {@link LOCK_WITHIN_MS} for a lock.
 *
 * @throws whatever the change throws, at the last try also for a lock that was not given
 */
export async function untilFree(change: () => Promise<unknown>): Promise<void> {
  for (let tried = 1; ; tried++) {
    try {
      await change();
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

/** True for the error of a statement that was not given its lock in time, of pg or of TypeORM. */
const isInUse = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE;
