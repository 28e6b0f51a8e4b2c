import { setTimeout as sleep } from 'node:timers/promises';
import { backoff } from '../backoff.js';
import {
  EventStoreUnavailable,
  type ReadAllOptions,
  type RecordedEvent,
  type SubscribeOptions,
} from '../port.js';
import type { Announcements } from './announcements.js';

const BATCH = 500;
/**
 * Between two reads of one subscription, in milliseconds, unless a full batch says that there is more: what is
 * appended meanwhile comes in one batch, where a busy ledger would be read, and followed, with every append.
 */
const BETWEEN_READS_MS = 20;

interface Reading {
  /** Of the announcements when the reading began: what is announced later may not be in it. */
  readonly version: number;
  readonly batch: Promise<RecordedEvent[]>;
}

/**
 * Positions are dense and in commit order (schema.ts), so "everything after the last one" can miss nothing.
 * While the consumer works on a full batch, the next one is being read.
 */
export async function* subscribe(
  readAll: (options: ReadAllOptions) => Promise<RecordedEvent[]>,
  announcements: Announcements,
  { after, batchSize = BATCH, signal, onInterrupted = () => {} }: SubscribeOptions,
): AsyncGenerator<RecordedEvent[]> {
  const read = (position: bigint): Reading => {
    const batch = readAll({ after: position, limit: batchSize });
    // Looked at when the consumer asks for it, which may be never.
    batch.catch(() => {});
    return { version: announcements.version, batch };
  };

  const unfollow = announcements.follow(onInterrupted);
  try {
    let position = after;
    let reading = read(position);
    let readAt = performance.now();
    const readAgain = async () => {
      const wait = readAt + BETWEEN_READS_MS - performance.now();
      if (wait > 0) await sleep(wait, undefined, { signal }).catch(() => {});
      readAt = performance.now();
      reading = read(position);
    };
    for (let failures = 0; !signal.aborted; ) {
      let batch: RecordedEvent[];
      try {
        batch = await reading.batch;
        failures = 0;
      } catch (error) {
        if (!(error instanceof EventStoreUnavailable)) throw error;
        if (signal.aborted) return;
        onInterrupted(error);
        await sleep(backoff(failures++), undefined, { signal }).catch(() => {});
        reading = read(position);
        continue;
      }
      if (signal.aborted) return;
      const last = batch.at(-1);
      if (last) {
        position = last.position;
        const full = batch.length === batchSize;
        if (full) reading = read(position);
        yield batch;
        if (!full) await readAgain();
      } else {
        await announcements.next(reading.version, signal);
        await readAgain();
      }
    }
  } finally {
    unfollow();
  }
}
