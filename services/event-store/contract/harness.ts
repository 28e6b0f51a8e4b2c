import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { EventStoreUnavailable, type ExpectedRevision, type NewEvent, type RecordedEvent } from '../port.js';
import type { AppendResult, EventStore } from '../writer.js';

export interface Harness {
  readonly store: EventStore;
  /** A second store on the same server: another process, as far as the server can tell. */
  readonly other: EventStore;
  /** Cuts what is connected now; the server stays and takes new connections. */
  cutConnections(): Promise<void>;
  /** From here on the server is out of reach. */
  stopServer(): Promise<void>;
  startServer(): Promise<void>;
  tearDown(): Promise<void>;
}

export type Factory = () => Promise<Harness>;
export type Current = () => Harness;

export const newStream = (): string => `ledger-${randomUUID()}`;

export const newEvent = (data: NewEvent['data'] = {}): NewEvent => ({
  id: randomUUID(),
  type: 'StockEntered',
  data,
  metadata: { userId: 'u-1' },
});

export const newEvents = (count: number): NewEvent[] =>
  Array.from({ length: count }, (_, index) => newEvent({ index }));

export async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

/** Ids of a stream's events in order. */
export async function idsOf(store: EventStore, stream: string): Promise<string[]> {
  return (await collect(store.readStream(stream))).map((event) => event.id);
}

/** As every caller does it: while the outcome is unknown, the same again. */
export async function appendUntilAnswered(
  store: EventStore,
  stream: string,
  expected: ExpectedRevision,
  events: readonly NewEvent[],
): Promise<AppendResult> {
  for (;;) {
    try {
      return await store.append(stream, expected, events);
    } catch (error) {
      if (!(error instanceof EventStoreUnavailable)) throw error;
      await sleep(20);
    }
  }
}

/** `writers` streams, each appended to event by event, all at once; answers the ids, one list for each stream. */
export async function writeConcurrently(
  stores: readonly EventStore[],
  { writers, each }: { writers: number; each: number },
): Promise<Map<string, string[]>> {
  const written = new Map<string, string[]>();
  const write = async (store: EventStore) => {
    const stream = newStream();
    const ids: string[] = [];
    written.set(stream, ids);
    for (let revision = -1; revision < each - 1; revision++) {
      const event = newEvent({ revision: revision + 1 });
      ids.push(event.id);
      await appendUntilAnswered(store, stream, revision < 0 ? 'no-stream' : revision, [event]);
    }
  };
  await Promise.all(Array.from({ length: writers }, (_, index) => write(stores[index % stores.length]!)));
  return written;
}

/** Ids in the order seen, one list for each stream, of the streams in `wanted`. */
export function byStream(
  events: readonly RecordedEvent[],
  wanted: Map<string, unknown>,
): Map<string, string[]> {
  const seen = new Map<string, string[]>();
  for (const { stream, id } of events) {
    if (!wanted.has(stream)) continue;
    const ids = seen.get(stream) ?? [];
    ids.push(id);
    seen.set(stream, ids);
  }
  return seen;
}

export function expectStrictlyGrowing(events: readonly RecordedEvent[]): void {
  const positions = events.map((event) => event.position);
  expect(positions.filter((position, index) => index > 0 && position <= positions[index - 1]!)).toEqual([]);
}

/** Follows the store in the background until told to stop. */
export class Follower {
  readonly events: RecordedEvent[] = [];
  readonly batches: number[] = [];
  readonly interruptions: unknown[] = [];
  private readonly stopping = new AbortController();
  private readonly running: Promise<void>;

  constructor(store: EventStore, after: bigint, batchSize?: number) {
    const { signal } = this.stopping;
    const onInterrupted = (error: unknown) => this.interruptions.push(error);
    this.running = this.run(store.subscribe({ after, batchSize, signal, onInterrupted }));
  }

  private async run(batches: AsyncIterable<RecordedEvent[]>): Promise<void> {
    for await (const batch of batches) {
      this.batches.push(batch.length);
      this.events.push(...batch);
    }
  }

  /** Resolves when `condition` holds; the test's own timeout bounds it. */
  async until(condition: (follower: this) => boolean): Promise<void> {
    while (!condition(this)) await sleep(5);
  }

  /** Ends the subscription, and waits until it has ended. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }
}
