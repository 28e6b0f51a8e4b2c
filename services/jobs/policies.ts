/** How often each kind of job is tried, how long it is remembered, and how many run at once. */
import type { JobsOptions } from 'bullmq';
import type { QueueName } from './job-kinds.js';

const HOUR = 3_600;

/** Failed jobs stay until an administrator resends or discards them: they are the dead letters. */
export const JOB_OPTIONS: Readonly<Record<QueueName, JobsOptions>> = {
  documents: {
    attempts: 3,
    backoff: { type: 'exponential', delay: 300 },
    removeOnComplete: { age: HOUR },
    removeOnFail: { age: 7 * 24 * HOUR },
  },
  // Half a day of a mail server's absence: 5 s, 10 s, 20 s … about 11 hours in all.
  mail: {
    attempts: 14,
    backoff: { type: 'exponential', delay: 5_000, jitter: 0.2 },
    removeOnComplete: { age: HOUR },
    removeOnFail: false,
  },
  exports: {
    attempts: 2,
    backoff: { type: 'exponential', delay: 1_000 },
    removeOnComplete: { age: HOUR },
    removeOnFail: { age: 24 * HOUR },
  },
};

/**
 * How long a caller waits for a file of this number of documents: one that takes longer was delayed by a queue or a
 * fault, or is too much for the machine. The console and the proxies wait longer than that, also for the largest
 * number.
 */
export const documentWaitMs = (documents: number): number => 60_000 + 250 * documents;

export interface WorkerPolicy {
  readonly concurrency: number;
  /** A worker that does not renew its lock for this long (ms) counts as failed, and its jobs are given to another. */
  readonly lockDuration: number;
  readonly stalledInterval: number;
  /** A job that was running this many times when its worker failed, and once more, is a dead letter. */
  readonly maxStalledCount: number;
}

const HELD = { lockDuration: 15_000, stalledInterval: 5_000, maxStalledCount: 5 };

export const WORKER_POLICIES: Readonly<Record<QueueName, WorkerPolicy>> = {
  documents: { concurrency: 4, ...HELD },
  mail: { concurrency: 4, ...HELD },
  exports: { concurrency: 1, ...HELD },
};
