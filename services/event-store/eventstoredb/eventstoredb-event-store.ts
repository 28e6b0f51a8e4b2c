import type { EventStoreDBClient } from '@eventstore/db-client';
import { readyOrClosed } from '../../platform/ready-or-closed.js';
import { packed } from '../event-hashes.js';
import {
  type EventHashes,
  EventStoreUnavailable,
  type ExpectedRevision,
  ForeignEventStore,
  type NewEvent,
  type ReadAllOptions,
  type ReadStreamOptions,
  type RecordedEvent,
  type SubscribeOptions,
} from '../port.js';
import { Progress } from '../progress.js';
import type { AppendResult, EventStore } from '../writer.js';
import { append } from './append.js';
import { connectBatchingClient, connectClient } from './client.js';
import { answerWithin } from './errors.js';
import { EventImport } from './import.js';
import {
  eventAt,
  ping,
  readAll,
  readStream,
  type Searched,
  SILENCE_MS,
  searchHead,
  strangeStream,
} from './reader.js';
import { subscribe } from './subscription.js';

/** Longest wait for an answer of a few events, in milliseconds. */
const TIMEOUT = 10_000;

/**
 * Event store on EventStoreDB 22.10 or later, also as KurrentDB. Positions are commit positions: growing, with
 * gaps. An id that is stored elsewhere is not noticed: EventIdTaken is Postgres' alone.
 */
export class EventStoreDbEventStore implements EventStore {
  readonly favoursLastWriter = true;
  private readonly closing = new AbortController();
  private readonly running = new Set<Promise<unknown>>();
  private searched: Searched | undefined;
  private readonly progress = new Progress();
  private importing: EventImport | undefined;

  private constructor(
    private readonly url: string,
    private readonly client: EventStoreDBClient,
    private readonly silenceMs: number,
  ) {}

  /**
   * @param silenceMs longest silence of the server during a read
   * @throws EventStoreUnavailable
   */
  static async connect(url: string, silenceMs = SILENCE_MS): Promise<EventStoreDbEventStore> {
    const store = new EventStoreDbEventStore(url, connectClient(url), silenceMs);
    return readyOrClosed(store, () => store.ping());
  }

  async append(
    stream: string,
    expected: ExpectedRevision,
    events: readonly NewEvent[],
  ): Promise<AppendResult> {
    return this.progress.ofAppend(() =>
      this.ask((signal) => append(this.client, stream, expected, events, signal)),
    );
  }

  readStream(stream: string, options: ReadStreamOptions = {}): AsyncIterable<RecordedEvent> {
    return readStream(this.client, stream, options, this.silenceMs);
  }

  readAll(options: ReadAllOptions): Promise<RecordedEvent[]> {
    return this.tracked(() => readAll(this.client, options, this.silenceMs));
  }

  /** The server sends events whole. */
  async readHashes(options: ReadAllOptions): Promise<EventHashes> {
    const events = await this.readAll(options);
    return {
      positions: events.map(({ position }) => String(position)),
      ids: events.map(({ id }) => id),
      hashes: packed(events.map(({ metadata }) => metadata.hash)),
    };
  }

  async head(): Promise<bigint> {
    return this.progress.see(await this.ask(() => this.search()));
  }

  get seen(): bigint {
    return this.progress.seen;
  }

  get failedAppend(): number | undefined {
    return this.progress.failedAppend;
  }

  last(): Promise<RecordedEvent | undefined> {
    return this.ask(async () => {
      const position = await this.search();
      return position === 0n ? undefined : eventAt(this.client, position);
    });
  }

  async import(events: readonly RecordedEvent[]): Promise<void> {
    this.importing ??= new EventImport(connectBatchingClient(this.url));
    const [importing, { signal }] = [this.importing, this.closing];
    await this.tracked(() => importing.run(events, signal));
  }

  subscribe(options: SubscribeOptions): AsyncIterable<RecordedEvent[]> {
    const signal = AbortSignal.any([options.signal, this.closing.signal]);
    return subscribe(this.client, { ...options, signal });
  }

  ping(): Promise<void> {
    return this.ask(() => ping(this.client));
  }

  /**
   * Reads of all streams pass over what others write, one event after the other: on a server with other applications
   * they would take longer and longer.
   *
   * @throws ForeignEventStore others write to it, too
   */
  async requireOwnServer(): Promise<void> {
    const stream = await this.ask(() => strangeStream(this.client));
    if (stream === undefined) return;
    throw new ForeignEventStore(
      `another application writes to it, too (stream ${stream}): give the ledger a server of its own`,
    );
  }

  /**
   * Finishes what was asked for, ends the subscriptions. The connection is left to the client, whose `dispose`
   * waits for ever for streams that were cancelled already; idle, it does not keep the process alive.
   */
  async close(): Promise<void> {
    this.closing.abort();
    await Promise.allSettled(this.running);
    this.importing?.end();
  }

  private async search(): Promise<bigint> {
    this.searched = await searchHead(this.client, this.searched);
    return this.searched?.last ?? 0n;
  }

  /** @param question is told by the signal that nobody waits for its answer any more */
  private async ask<T>(question: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const asked = new AbortController();
    try {
      return await this.tracked(() => answerWithin(TIMEOUT, question(asked.signal)));
    } finally {
      asked.abort();
    }
  }

  /** `close` waits for it. */
  private async tracked<T>(work: () => Promise<T>): Promise<T> {
    if (this.closing.signal.aborted) throw new EventStoreUnavailable('closed');
    const answer = work();
    this.running.add(answer);
    try {
      return await answer;
    } finally {
      this.running.delete(answer);
    }
  }
}
