/** Appending to the event store. Only `services/execution` may do it; a rule of `.dependency-cruiser.cjs` says so. */
import type { EventReader, ExpectedRevision, NewEvent, RecordedEvent } from './port.js';

export interface AppendResult {
  /** Revision of the last event of this append. */
  readonly revision: number;
  /** Global position of the last event of this append. */
  readonly position: bigint;
  /** True where an earlier append of the same event ids was found: nothing was written this time. */
  readonly repeated: boolean;
}

export interface EventWriter {
  /**
   * True where an event can be read no earlier than its writer is answered. A writer that makes no pause is then always
   * ahead of the others, which have to read first what it wrote.
   */
  readonly favoursLastWriter?: boolean;

  /** True where the events of one append have consecutive positions. */
  readonly hasDensePositions?: boolean;

  /**
   * Appends all of `events` or none, at exactly `expected`.
   *
   * Idempotent by event id: where the revision does not match but the events right after `expected` carry
   * the same ids in the same order, the first result is answered with `repeated: true`.
   *
   * @throws WrongExpectedRevision another append came first
   * @throws PartialAppendMismatch only some of the ids are there: the caller's bug or a corrupted store
   * @throws EventIdTaken an event with one of the ids is stored at another place; detected by Postgres only
   * @throws AppendTooLarge more than `MAX_APPEND_BYTES`
   * @throws EventStoreUnavailable the outcome may be unknown: try again with the same ids
   */
  append(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<AppendResult>;
}

/** What puts a ledger into a store as it is: a copy to another engine, a restore. */
export interface EventImporter {
  /**
   * Appends events of another store as they are, with their ids, revisions and times, in their order. Their positions
   * are this store's. Killed on the way, it has written a beginning of them.
   *
   * @throws Error the events do not continue their streams
   * @throws OrderNotKept the server has passed over an event; told by EventStoreDB only
   * @throws EventStoreUnavailable how many of them were written is unknown
   */
  import(events: readonly RecordedEvent[]): Promise<void>;
}

/** An open connection to an event store, as the program hands it to `services/execution`. */
export interface EventStore extends EventReader, EventWriter, EventImporter {
  close(): Promise<void>;
}

/** Revision of the last event before an append; -1 where there is none. */
export const revisionBefore = (expected: ExpectedRevision): number =>
  expected === 'no-stream' ? -1 : expected;

/**
 * Nothing was written, and no repetition helps: the stream holds some of the ids of the append, but not all. An append
 * is written as a whole, so either the caller has a bug or the store is corrupted.
 */
export class PartialAppendMismatch extends Error {
  override readonly name = 'PartialAppendMismatch';
  constructor(
    readonly stream: string,
    readonly expected: ExpectedRevision,
  ) {
    super(`${stream}: some, not all, of the events after revision ${expected} carry the given ids`);
  }
}

/** An import sends many events at once; the server has written them in another order, or without one of them. */
export class OrderNotKept extends Error {
  override readonly name = 'OrderNotKept';
  constructor(readonly stream: string) {
    super(
      `the event store has not kept the order in which events were sent (${stream}): begin again with an empty one`,
    );
  }
}

/** One of the events was appended before, at another place: the command was executed already. */
export class EventIdTaken extends Error {
  override readonly name = 'EventIdTaken';
  constructor(readonly stream: string) {
    super(`${stream}: an event with one of the given ids is already stored at another place`);
  }
}
