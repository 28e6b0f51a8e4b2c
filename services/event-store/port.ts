/**
 * The event store as the rest of the program sees it. Two adapters keep this promise, Postgres (the
 * embedded default) and EventStoreDB; `contract.ts` holds both to it.
 */

/** JSON object as stored: no `undefined`, no `Date`, no `bigint`. */
export type JsonObject = { readonly [key: string]: unknown };

export interface NewEvent {
  /** UUID, deterministic (derived from the command), which makes a repeated append harmless. */
  readonly id: string;
  /** Past tense, English, e.g. `StockEntered`. */
  readonly type: string;
  readonly data: JsonObject;
  readonly metadata: JsonObject;
}

export interface RecordedEvent extends NewEvent {
  readonly stream: string;
  /** Zero-based and dense within the stream. */
  readonly revision: number;
  /** Global order. Strictly growing; dense on Postgres, a byte offset of the log on EventStoreDB. */
  readonly position: bigint;
  /** When the store took it, by the store's clock. */
  readonly recordedAt: Date;
}

/** `'no-stream'`: the stream must not exist; a number: its last event must have exactly this revision. */
export type ExpectedRevision = number | 'no-stream';

export interface AppendResult {
  /** Revision of the last event of this append. */
  readonly revision: number;
  /** Global position of the last event of this append. */
  readonly position: bigint;
  /** True where an earlier append of the same event ids was found: nothing was written this time. */
  readonly repeated: boolean;
}

export interface ReadStreamOptions {
  /** First revision wanted. Default: 0 forwards, the last one backwards. */
  readonly from?: number;
  readonly direction?: 'forwards' | 'backwards';
  /** At most this many events. Default: all. */
  readonly limit?: number;
}

export interface ReadAllOptions {
  /** Exclusive; `0n` reads from the beginning. */
  readonly after: bigint;
  readonly limit: number;
}

export interface SubscribeOptions {
  /** Exclusive; `0n` reads from the beginning. */
  readonly after: bigint;
  /** Most events in a batch. Default 500. */
  readonly batchSize?: number;
  readonly signal: AbortSignal;
  /** Told each time the connection is lost, before the subscription takes itself up again. */
  readonly onInterrupted?: (error: unknown) => void;
}

/** Streams whose name begins with one of these are the product's; `readAll` and `subscribe` yield only them. */
export const STREAM_PREFIXES = [
  'ledger-',
  'delivery-note-',
  'use-declaration-',
  'replenishment-',
  'allocation-',
] as const;

export interface EventStore {
  /**
   * Appends all of `events` or none, at exactly `expected`.
   *
   * Idempotent by event id: where the revision does not match but the events right after `expected` carry
   * the same ids in the same order, the first result is answered with `repeated: true`.
   *
   * @throws WrongExpectedRevision somebody else appended first
   * @throws PartialAppendMismatch only some of the ids are there: the caller's bug or a corrupted store
   * @throws EventIdTaken an id is stored at another place: only Postgres sees it, and refuses to double it
   * @throws AppendTooLarge over {@link MAX_APPEND_BYTES}
   * @throws EventStoreUnavailable the outcome may be unknown: try again with the same ids
   */
  append(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<AppendResult>;

  /** The stream's events in order; nothing where the stream does not exist. Reads in pages, never all at once. */
  readStream(stream: string, options?: ReadStreamOptions): AsyncIterable<RecordedEvent>;

  /** At most `limit` events of all streams after a position, in global order. An empty array is the end. */
  readAll(options: ReadAllOptions): Promise<RecordedEvent[]>;

  /** Position of the last event; `0n` for an empty store. */
  head(): Promise<bigint>;

  /**
   * Batches (never empty) in global order, first what is stored, then what arrives; ends when the signal is
   * aborted. A lost connection is taken up again after the last batch that the consumer has finished with
   * (asked for the next one), so that it sees no gap and no repeat.
   */
  subscribe(options: SubscribeOptions): AsyncIterable<RecordedEvent[]>;

  /** Rejects with EventStoreUnavailable where the store does not answer. */
  ping(): Promise<void>;

  close(): Promise<void>;
}

/** EventStoreDB's default limit, kept on every engine so that a stream can move from one to the other. */
export const MAX_APPEND_BYTES = 1_048_576;

export class WrongExpectedRevision extends Error {
  override readonly name = 'WrongExpectedRevision';
  constructor(
    readonly stream: string,
    readonly expected: ExpectedRevision,
    readonly actual: number | 'no-stream',
  ) {
    super(`${stream}: expected revision ${expected}, found ${actual}`);
  }
}

export class PartialAppendMismatch extends Error {
  override readonly name = 'PartialAppendMismatch';
  constructor(
    readonly stream: string,
    readonly expected: ExpectedRevision,
  ) {
    super(`${stream}: some, not all, of the events after revision ${expected} carry the given ids`);
  }
}

/** The caller decided again where it should have repeated: its event is already in the store, elsewhere. */
export class EventIdTaken extends Error {
  override readonly name = 'EventIdTaken';
  constructor(readonly stream: string) {
    super(`${stream}: an event with one of the given ids is already stored at another place`);
  }
}

export class AppendTooLarge extends Error {
  override readonly name = 'AppendTooLarge';
  constructor(
    readonly stream: string,
    readonly bytes: number,
  ) {
    super(`${stream}: an append of ${bytes} bytes is over the limit of ${MAX_APPEND_BYTES}`);
  }
}

export class EventStoreUnavailable extends Error {
  override readonly name = 'EventStoreUnavailable';
  constructor(cause: unknown) {
    super('the event store does not answer', { cause });
  }
}
