import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { withoutTimeLimits } from '../../platform/pool.js';

/** How soon a process in reserve notices that the active one is gone. */
const STANDBY_MS = 500;

/**
 * Runs `work` on a connection that holds the advisory lock of this name: in one process at a time, the others stand
 * by. The lock goes with the connection, and `lost` tells when that breaks.
 */
export async function whileActive(
  pool: pg.Pool,
  lock: string,
  stopping: AbortSignal,
  work: (client: pg.Client, lost: AbortSignal) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ ...withoutTimeLimits(pool), application_name: lock });
  const broken = new AbortController();
  client.on('error', () => broken.abort());
  client.once('end', () => broken.abort());
  try {
    await client.connect();
    while (!(await tryLock(client, lock))) {
      await sleep(STANDBY_MS, undefined, { signal: stopping }).catch(() => {});
      if (stopping.aborted) return;
    }
    await work(client, broken.signal);
  } finally {
    await client.end().catch(() => {});
  }
}

async function tryLock(client: pg.ClientBase, lock: string): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(
    'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS locked',
    [lock],
  );
  return rows[0]!.locked;
}
