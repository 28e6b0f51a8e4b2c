import { EventEmitter } from 'node:events';

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
  | { readonly outcome: 'wrong-expected-version'; readonly current: number | undefined };

/** Bytes that the server puts around an event. */
const OVERHEAD = 87n;
/** The server writes events of its own in between: one to its statistics after so many of others. */
const STATISTICS_EVERY = 10;

/** What the server keeps, in memory, with the server's rules of idempotency (for exact revisions). */
export class Log {
  readonly all: StoredEvent[] = [];
  private readonly streams = new Map<string, StoredEvent[]>();
  private readonly growth = new EventEmitter().setMaxListeners(0);
  private end = 0n;

  constructor() {
    this.write('$settings', [systemEvent('$user-created')]);
  }

  stream(name: string): readonly StoredEvent[] | undefined {
    return this.streams.get(name);
  }

  /** `expected` is the revision of the last event before, -1 for no stream. */
  append(stream: string, expected: number, events: readonly ProposedEvent[]): Appended {
    const existing = this.streams.get(stream) ?? [];
    const current = existing.length - 1;
    if (expected === current) {
      const last = this.write(stream, events);
      if (this.all.length % STATISTICS_EVERY === 0)
        this.write('$stats-127.0.0.1:2113', [systemEvent('$statsCollected')]);
      this.growth.emit('grown');
      return { outcome: 'written', last };
    }
    const found = existing.slice(expected + 1, expected + 1 + events.length);
    if (found.length === events.length && found.every(({ id }, index) => id === events[index]!.id)) {
      return { outcome: 'found', last: found.at(-1)! };
    }
    return { outcome: 'wrong-expected-version', current: current < 0 ? undefined : current };
  }

  /** Calls back whenever there is more; the answered function ends it. */
  onGrowth(listener: () => void): () => void {
    this.growth.on('grown', listener);
    return () => this.growth.off('grown', listener);
  }

  private write(stream: string, events: readonly ProposedEvent[]): StoredEvent {
    const existing = this.streams.get(stream) ?? [];
    this.streams.set(stream, existing);
    for (const event of events) {
      const stored = { ...event, stream, revision: existing.length, position: this.end, created: new Date() };
      this.end += OVERHEAD + BigInt(event.data.length + event.metadata.length);
      existing.push(stored);
      this.all.push(stored);
    }
    return existing.at(-1)!;
  }
}

const systemEvent = (type: string): ProposedEvent => ({
  id: crypto.randomUUID(),
  type,
  contentType: 'application/json',
  data: Buffer.from('{}'),
  metadata: Buffer.from(''),
});
