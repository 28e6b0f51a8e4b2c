import type { EventStoreDBClient } from '@eventstore/db-client';
import {
  EventStoreUnavailable,
  type ExpectedRevision,
  type NewEvent,
  type ReadAllOptions,
  type ReadStreamOptions,
  type RecordedEvent,
  type SubscribeOptions,
} from '../port.js';
import type { AppendResult, EventStore } from '../writer.js';
import { append } from './append.js';
import { connectClient } from './client.js';
import { within } from './errors.js';
import { head, ping, readAll, readStream } from './reader.js';
import { subscribe } from './subscription.js';

/** Longest wait for an answer to one question, in milliseconds. */
const TIMEOUT = 10_000;

/**
 * Event store on EventStoreDB 22.10 or later, also as KurrentDB. Positions are commit positions: growing, with
 * gaps. An id that is stored elsewhere is not noticed: EventIdTaken is Postgres' alone.
 */
export class EventStoreDbEventStore implements EventStore {
  private readonly closing = new AbortController();
  private readonly running = new Set<Promise<unknown>>();

  private constructor(private readonly client: EventStoreDBClient) {}

  /** @throws EventStoreUnavailable */
  static async connect(url: string): Promise<EventStoreDbEventStore> {
    const store = new EventStoreDbEventStore(connectClient(url));
    try {
      await store.ping();
    } catch (error) {
      await store.close();
      throw error;
    }
    return store;
  }

  append(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<AppendResult> {
    return this.ask(() => append(this.client, stream, expected, events));
  }

  readStream(stream: string, options: ReadStreamOptions = {}): AsyncIterable<RecordedEvent> {
    return readStream(this.client, stream, options);
  }

  readAll(options: ReadAllOptions): Promise<RecordedEvent[]> {
    return this.ask(() => readAll(this.client, options));
  }

  head(): Promise<bigint> {
    return this.ask(() => head(this.client));
  }

  subscribe(options: SubscribeOptions): AsyncIterable<RecordedEvent[]> {
    const signal = AbortSignal.any([options.signal, this.closing.signal]);
    return subscribe(this.client, { ...options, signal });
  }

  ping(): Promise<void> {
    return this.ask(() => ping(this.client));
  }

  /**
   * Finishes what was asked for, ends the subscriptions. The connection is left to the client, whose `dispose`
   * waits for ever for streams that were cancelled already; idle, it does not keep the process alive.
   */
  async close(): Promise<void> {
    this.closing.abort();
    await Promise.allSettled(this.running);
  }

  private async ask<T>(question: () => Promise<T>): Promise<T> {
    if (this.closing.signal.aborted) throw new EventStoreUnavailable('closed');
    const answer = question();
    this.running.add(answer);
    try {
      return await within(TIMEOUT, answer);
    } finally {
      this.running.delete(answer);
    }
  }
}
