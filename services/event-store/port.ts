/**
 * The event store as its readers see it; `writer.ts` adds the append, for `services/execution` alone. Two adapters
 * implement both, Postgres (the embedded default) and EventStoreDB; `contract.ts` checks that they behave alike.
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
  /** Time of the append by the store's clock. */
  readonly recordedAt: Date;
}

/** Events by the hashes in their metadata, column by column. */
export interface EventHashes {
  /** Decimal. */
  readonly positions: readonly string[];
  /** Absent where the engine finds an event by its id: see {@link EventReader.positionOf}. */
  readonly ids?: readonly string[];
  /**
   * 32 bytes for each event, one after the other. Shorter than the positions where an event carries no SHA-256 in lower
   * hexadecimal digits: the hashes then end before it.
   */
  readonly hashes: Buffer;
}

/** `'no-stream'`: the stream must not exist; a number: its last event must have exactly this revision. */
export type ExpectedRevision = number | 'no-stream';

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
  /** Called each time the connection is lost, before the subscription is resumed. */
  readonly onInterrupted?: (error: unknown) => void;
}

/** The product's streams begin with one of these; `readAll` and `subscribe` yield no other streams. */
export const STREAM_PREFIXES = [
  'ledger-',
  'delivery-note-',
  'use-declaration-',
  'replenishment-',
  'allocation-',
  'audit-trail-',
  'recall-',
] as const;

/** Whether a stream is the product's. */
export const isOurs = (stream: string): boolean =>
  STREAM_PREFIXES.some((prefix) => stream.startsWith(prefix));

/** What may read events and follow them: all that the program needs of the event store, outside of `execution`. */
export interface EventReader {
  /** The stream's events in order; nothing where the stream does not exist. Reads in pages, never all at once. */
  readStream(stream: string, options?: ReadStreamOptions): AsyncIterable<RecordedEvent>;

  /**
   * At most `limit` events of all streams after a position, in global order. An empty array is the end.
   *
   * @throws UnknownPosition no event begins at `after`; thrown by EventStoreDB only, whose positions have gaps
   */
  readAll(options: ReadAllOptions): Promise<RecordedEvent[]>;

  /**
   * As {@link readAll}, for callers that need the hashes alone: where the engine can leave the rest out, it is neither
   * sent nor parsed. There may be fewer than `limit` although more follow, and what this process has appended may be
   * answered as it was appended, without asking the store; none is the end.
   *
   * @throws UnknownPosition as by {@link readAll}
   */
  readHashes(options: ReadAllOptions): Promise<EventHashes>;

  /**
   * Position of the event with this id; undefined where there is none. Absent where the engine finds no event by its
   * id.
   */
  positionOf?(id: string): Promise<bigint | undefined>;

  /** Position of the last event; `0n` for an empty store. */
  head(): Promise<bigint>;

  /**
   * Highest position that this process has learnt from an append or from {@link head}; `0n` before. Every event that is
   * appended from now on, by any process, has a higher one.
   */
  readonly seen: bigint;

  /** Reading of `performance.now()` when the last append of this process got no answer; undefined: it got one. */
  readonly failedAppend: number | undefined;

  /** The last event; undefined for an empty store. */
  last(): Promise<RecordedEvent | undefined>;

  /**
   * Batches (never empty) in global order, first the stored events, then new ones as they arrive; ends when the
   * signal is aborted. After a lost connection the subscription resumes behind the last batch that the consumer has
   * finished with (it has asked for the next one), so that the consumer sees no gap and no repetition.
   *
   * @throws UnknownPosition as by {@link readAll}
   */
  subscribe(options: SubscribeOptions): AsyncIterable<RecordedEvent[]>;

  /** @throws EventStoreUnavailable the store does not answer */
  ping(): Promise<void>;
}

/** EventStoreDB's default limit, kept on every engine so that a stream can move from one to the other. */
export const MAX_APPEND_BYTES = 1_048_576;

/** Nothing was written: the stream ends at another revision than the append expected, since somebody else appended. */
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

/** Nothing was written: the events of one append exceed {@link MAX_APPEND_BYTES}. */
export class AppendTooLarge extends Error {
  override readonly name = 'AppendTooLarge';
  constructor(
    readonly stream: string,
    readonly bytes: number,
  ) {
    super(`${stream}: an append of ${bytes} bytes is over the limit of ${MAX_APPEND_BYTES}`);
  }
}

/** Retrying does not help: the position does not come from this event store, or the store was replaced since. */
export class UnknownPosition extends Error {
  override readonly name = 'UnknownPosition';
  constructor(
    readonly position: bigint,
    cause: unknown,
  ) {
    super(`no event begins at position ${position} of the event store: it is a position of another one`, {
      cause,
    });
  }
}

/** The engine holds what another application has written: the ledger neither reads nor changes it. */
export class ForeignEventStore extends Error {
  override readonly name = 'ForeignEventStore';
}

/**
 * The store did not answer, cannot serve now or is closed, or the command waited too long to be sent. After an append
 * the outcome may be unknown: repeat it with the same ids at the same revision.
 */
export class EventStoreUnavailable extends Error {
  override readonly name = 'EventStoreUnavailable';
  constructor(cause: unknown) {
    super('the event store does not answer', { cause });
  }
}
