import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '@nestjs/common';
import pg from 'pg';
import { backoff } from '../../event-store/backoff.js';
import { UnknownPosition } from '../../event-store/port.js';
import { withCauses } from '../../platform/causes.js';
import { holdAlone } from '../../platform/exclusive-session.js';
import { withoutTimeLimits } from '../../platform/pool.js';
import { writeHalt } from './checkpoint.js';

export interface ReactorRun {
  readonly pool: pg.Pool;
  readonly name: string;
  readonly stopping: AbortSignal;
  readonly onInterrupted: ((error: unknown) => void) | undefined;
  /** Ends when `lost` is aborted; calls `onProgress` whenever something went well. */
  readonly work: (client: pg.Client, lost: AbortSignal, onProgress: () => void) => Promise<void>;
}

/** Until it is told to stop, in one process at a time; whatever goes wrong, it is taken up again after a while. */
export async function runReactor({ pool, name, stopping, onInterrupted, work }: ReactorRun): Promise<void> {
  for (let failures = 0; !stopping.aborted; ) {
    try {
      await whileActive(pool, `reactor ${name}`, stopping, (client, lost) =>
        work(client, lost, () => {
          failures = 0;
        }),
      );
    } catch (error) {
      onInterrupted?.(error);
      // No retry heals it: it is told until somebody has.
      if (error instanceof UnknownPosition) await writeHalt(pool, name, withCauses(error)).catch(() => {});
      await sleep(backoff(failures++), undefined, { signal: stopping }).catch(() => {});
    }
  }
}

/**
 * Runs `work` on a connection that holds the advisory lock of this name: in one process at a time, the others stand
 * by. The lock goes with the connection, and `lost` tells when that breaks.
 */
async function whileActive(
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

/** With its causes; louder where it does not pass by itself. */
export function tellInterruption(logger: Logger, error: unknown): void {
  if (error instanceof UnknownPosition) logger.error(`cannot go on: ${withCauses(error)}`);
  else logger.warn(`interrupted, takes up again: ${withCauses(error)}`);
}
