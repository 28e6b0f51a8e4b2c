import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { FairQueue } from '../../../platform/fair-queue.js';
import { PG_POOL } from '../../../platform/tokens.js';

/**
 * Works of one process that hold a lock, each on a connection of its own: few, so that there are always connections
 * left for what they do meanwhile.
 */
const HOLDERS = 3;
const WAITING = 10_000;

/**
 * Lets work that concerns the same things happen one after the other, in all processes: requests that change together,
 * and the plan that they are counted against (docs/decisions/0020).
 */
@Injectable()
export class OneAtATime {
  private readonly queue = new FairQueue({
    concurrency: HOLDERS,
    waitingEach: WAITING,
    waitingTotal: WAITING,
  });

  constructor(@Inject(PG_POOL) private readonly pool: Pool) {}

  /**
   * @param things names of what the work concerns; it holds them until it ends
   * @throws QueueFull under a flood; whatever `work` throws
   */
  run<T>(things: readonly string[], work: () => Promise<T>): Promise<T> {
    return this.queue.run('', async () => {
      const client = await this.pool.connect();
      let broken: Error | undefined;
      try {
        // In one order, so that no two wait for each other. Not in a transaction: the server ends one that is idle for long.
        await client.query(
          `SELECT pg_advisory_lock(key) FROM (
             SELECT DISTINCT hashtextextended(thing, 0) AS key FROM unnest($1::text[]) AS thing ORDER BY key
           ) AS ordered`,
          [things],
        );
        return await work();
      } finally {
        await client.query('SELECT pg_advisory_unlock_all()').catch((error: Error) => {
          broken = error;
        });
        client.release(broken);
      }
    });
  }
}
