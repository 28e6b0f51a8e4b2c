import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Journal } from './journal.js';

export interface ProposedEvent {
  readonly id: string;
  readonly type: string;
  readonly contentType: string;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
}

export interface StoredEvent extends ProposedEvent {
  readonly stream: string;
  readonly revision: number;
  /** Byte offset in the log, as far as anybody can tell: growing, with gaps. */
  readonly position: bigint;
  readonly created: Date;
}

export type Appended =
  | { readonly outcome: 'written' | 'found'; readonly last: StoredEvent }
  /** The same events are written and not indexed yet: the server drops the append, and gives up on it after a while. */
  | { readonly outcome: 'dropped' }
  | { readonly outcome: 'wrong-expected-version'; readonly current: number | undefined };

/** Bytes that the server puts around an event. */
const OVERHEAD = 87n;
/** The server writes events of its own in between: one to its statistics after so many of others. */
const STATISTICS_EVERY = 10;

/**
 * What the server keeps, in memory, with the server's rules of idempotency (for exact revisions). An event is written
 * first and indexed a moment later: until then no read sees it, but an append is refused because of it.
 */
export class Log {
  /** Every event that is indexed, in global order. */
  readonly all: StoredEvent[] = [];
  /** How many were sent to readers. */
  eventsRead = 0;
  /** How many arrived in appends of their own, written or not. */
  eventsProposed = 0;
  /** How often what was written became readable. */
  indexings = 0;
  private readonly written: StoredEvent[] = [];
  private readonly streams = new Map<string, StoredEvent[]>();
  private readonly boundaries = new Set<bigint>();
  private readonly growth = new EventEmitter().setMaxListeners(0);
  private end = 0n;
  private indexing: Promise<void> | undefined;

  /**
   * @param indexingMs how long an event is written and not indexed
   * @param journal what was written is there before anybody is answered, and is there again after a death
   */
  constructor(
    private readonly indexingMs: number,
    private readonly journal?: Journal,
  ) {
    for (const event of journal?.read() ?? []) this.keep(event);
    if (this.written.length === 0) this.write('$settings', [systemEvent('$user-created')]);
    this.index();
  }

  /** The events of a stream that are indexed. */
  stream(name: string): readonly StoredEvent[] | undefined {
    const events = this.streams.get(name);
    if (!events || this.isIndexed(events.at(-1)!)) return events;
    const indexed = events.filter((event) => this.isIndexed(event));
    return indexed.length > 0 ? indexed : undefined;
  }

  /** True where an event begins, and at the end of the log and beyond it. */
  isReadable(position: bigint): boolean {
    return position >= this.end || this.boundaries.has(position);
  }

  /** `expected` is the revision of the last event before, -1 for no stream. Answers once the events are indexed. */
  async append(stream: string, expected: number, events: readonly ProposedEvent[]): Promise<Appended> {
    const existing = this.streams.get(stream) ?? [];
    const current = existing.length - 1;
    if (expected === current) {
      const last = this.write(stream, events);
      if (this.boundaries.size % STATISTICS_EVERY === 0)
        this.write('$stats-127.0.0.1:2113', [systemEvent('$statsCollected')]);
      this.indexing ??= sleep(this.indexingMs).then(() => this.index());
      await this.indexing;
      return { outcome: 'written', last };
    }
    const found = existing.slice(expected + 1, expected + 1 + events.length);
    if (found.length === events.length && found.every(({ id }, index) => id === events[index]!.id)) {
      const last = found.at(-1)!;
      return this.isIndexed(last) ? { outcome: 'found', last } : { outcome: 'dropped' };
    }
    return { outcome: 'wrong-expected-version', current: current < 0 ? undefined : current };
  }

  /** Calls back whenever there is more; the answered function ends it. */
  onGrowth(listener: () => void): () => void {
    this.growth.on('grown', listener);
    return () => this.growth.off('grown', listener);
  }

  private isIndexed({ position }: StoredEvent): boolean {
    const last = this.all.at(-1);
    return last !== undefined && position <= last.position;
  }

  private index(): void {
    this.indexing = undefined;
    this.indexings++;
    for (const event of this.written.splice(0)) this.all.push(event);
    this.growth.emit('grown');
  }

  private write(stream: string, events: readonly ProposedEvent[]): StoredEvent {
    const created = new Date();
    const before = this.streams.get(stream)?.length ?? 0;
    let position = this.end;
    const stored = events.map((event, index) => {
      const one = { ...event, stream, revision: before + index, position, created };
      position += lengthOf(event);
      return one;
    });
    if (stored.length > 0) this.journal?.append(stored);
    stored.forEach((event) => {
      this.keep(event);
    });
    return this.streams.get(stream)!.at(-1)!;
  }

  private keep(event: StoredEvent): void {
    const existing = this.streams.get(event.stream) ?? [];
    this.streams.set(event.stream, existing);
    this.boundaries.add(event.position);
    this.end = event.position + lengthOf(event);
    existing.push(event);
    this.written.push(event);
  }
}

const lengthOf = ({ data, metadata }: ProposedEvent): bigint =>
  OVERHEAD + BigInt(data.length + metadata.length);

const systemEvent = (type: string): ProposedEvent => ({
  id: crypto.randomUUID(),
  type,
  contentType: 'application/json',
  data: Buffer.from('{}'),
  metadata: Buffer.from(''),
});
