import { setTimeout as sleep } from 'node:timers/promises';
import {
  type AllStreamSubscription,
  type EventStoreDBClient,
  type ResolvedEvent,
  streamNameFilter,
} from '@eventstore/db-client';
import { backoff } from '../backoff.js';
import {
  EventStoreUnavailable,
  type RecordedEvent,
  STREAM_PREFIXES,
  type SubscribeOptions,
} from '../port.js';
import { at, withPosition } from './reader.js';
import { recorded } from './recorded.js';

const BATCH = 500;
const LINGER_MS = 2;
const LONGEST_LINGER_MS = 20;

/**
 * A subscription of the client ends with its connection: this one begins again after the last batch that the
 * consumer was given. The client's `caughtUp` and checkpoints are not heeded: they run ahead of the events
 * that are still in its buffer.
 */
export async function* subscribe(
  client: EventStoreDBClient,
  { after, batchSize = BATCH, signal, onInterrupted = () => {} }: SubscribeOptions,
): AsyncGenerator<RecordedEvent[]> {
  let position = after;
  for (let failures = 0; !signal.aborted; ) {
    const subscription = client.subscribeToAll(
      { fromPosition: at(position), filter: streamNameFilter({ prefixes: [...STREAM_PREFIXES] }) },
      { highWaterMark: batchSize },
    );
    try {
      for await (const batch of batchesOf(subscription, batchSize, signal)) {
        failures = 0;
        position = batch.at(-1)!.position;
        yield batch;
      }
    } catch (error) {
      const reason = await withPosition(client, position, error);
      if (!(reason instanceof EventStoreUnavailable)) throw reason;
      onInterrupted(reason);
      await sleep(backoff(failures++), undefined, { signal }).catch(() => {});
    } finally {
      await subscription.unsubscribe().catch(() => {});
    }
  }
}

/**
 * Events come out of the client one by one. While more keep coming, a batch waits a little for them: a consumer
 * writes a transaction for each.
 */
async function readBatch(subscription: AllStreamSubscription, size: number): Promise<RecordedEvent[]> {
  const batch: RecordedEvent[] = [];
  const latest = performance.now() + LONGEST_LINGER_MS;
  for (;;) {
    const before = batch.length;
    while (batch.length < size) {
      const resolved: ResolvedEvent | null = subscription.read();
      if (resolved === null) break;
      batch.push(recorded(resolved));
    }
    if (batch.length === before || batch.length === size || performance.now() > latest) return batch;
    await sleep(LINGER_MS);
  }
}

/** What has arrived, at most `size` at once; ends on abort. The end of the subscription is an error. */
async function* batchesOf(
  subscription: AllStreamSubscription,
  size: number,
  signal: AbortSignal,
): AsyncGenerator<RecordedEvent[]> {
  let wake = () => {};
  let failure: unknown;
  const fail = (error: unknown) => {
    failure ??= error;
    wake();
  };
  // For the subscription's life: an error without a listener would end the process.
  subscription.on('error', fail);
  subscription.on('end', () => fail(new Error('the server ended the subscription')));
  subscription.on('readable', () => wake());
  const onAbort = () => wake();
  signal.addEventListener('abort', onAbort);
  try {
    while (!signal.aborted) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      const batch = await readBatch(subscription, size);
      if (batch.length > 0) yield batch;
      else if (failure !== undefined) throw failure;
      else await woken;
    }
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
