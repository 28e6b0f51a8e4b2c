import pg from 'pg';
import { holdAlone } from '../../platform/exclusive-session.js';
import { withoutTimeLimits } from '../../platform/pool.js';

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
    if (!(await holdAlone(client, lock, stopping))) return;
    await work(client, broken.signal);
  } finally {
    await client.end().catch(() => {});
  }
}
