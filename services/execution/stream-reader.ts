import type { EventReader, JsonObject, RecordedEvent } from '../event-store/port.js';
import { GENESIS_HASH } from './hash-chain.js';
import type { StreamEnd } from './sealing.js';
import type { Snapshot, Snapshots } from './snapshots.js';
import type { Committed, DomainCommand, DomainEvent, Executed, StreamType } from './stream-type.js';

/** A stream as this process knows it: other processes may have appended to it since. */
export interface Loaded<State> extends StreamEnd {
  readonly state: State;
  /** Of the last event; 0: the stream is empty. */
  readonly position: bigint;
  /** Revision of the last snapshot; -1: none. */
  readonly snapshotRevision: number;
  /** Of this process, where nobody else's event was read since: by `performance.now()`. */
  readonly lastAppend?: { readonly at: number; readonly tookMs: number };
}

/** Folds the streams of one type from the store. */
export class StreamReader<State, Command extends DomainCommand, Event extends DomainEvent> {
  constructor(
    private readonly type: StreamType<State, Command, Event>,
    private readonly store: EventReader,
    private readonly snapshots: Snapshots | undefined,
    private readonly onWarning: (message: string, error: unknown) => void,
  ) {}

  nameOf(id: string): string {
    return this.type.prefix + id;
  }

  empty(id: string): Loaded<State> {
    return {
      state: this.type.initialState(id),
      revision: -1,
      hash: GENESIS_HASH,
      position: 0n,
      snapshotRevision: -1,
    };
  }

  /** From the snapshot where there is one that fits, else from the first event. */
  async load(id: string): Promise<Loaded<State>> {
    const stream = this.nameOf(id);
    const snapshot = await this.snapshotOf(stream);
    const resumed = snapshot && (await this.resume(stream, snapshot));
    return this.follow(stream, resumed ?? this.empty(id));
  }

  /** Folds what was appended after `known`; `onEvent` is shown each new event. */
  async follow(
    stream: string,
    known: Loaded<State>,
    onEvent?: (event: RecordedEvent) => void,
  ): Promise<Loaded<State>> {
    let { state, revision, hash, position } = known;
    for await (const event of this.store.readStream(stream, { from: known.revision + 1 })) {
      onEvent?.(event);
      state = this.type.evolve(state, this.toDomain(event));
      revision = event.revision;
      hash = String(event.metadata.hash);
      position = event.position;
    }
    const { lastAppend, ...before } = known;
    const isLast = lastAppend !== undefined && revision === known.revision;
    return { ...before, ...(isLast && { lastAppend }), state, revision, hash, position };
  }

  /** The events of a command among those after `since`, last first down to it; undefined where there are none. */
  async find(
    stream: string,
    known: Loaded<State>,
    commandId: string,
    since: bigint,
  ): Promise<Executed<Event> | undefined> {
    if (known.revision < 0 || known.position <= since) return undefined;
    const found: RecordedEvent[] = [];
    for await (const event of this.backwards(stream, known.revision)) {
      if (event.metadata.commandId === commandId) found.unshift(event);
      else if (found.length > 0 || event.position <= since) break;
    }
    return found.length > 0 ? this.executed(found) : undefined;
  }

  /** What is looked for is mostly among the last few events: the first page is small. */
  private async *backwards(stream: string, from: number): AsyncGenerator<RecordedEvent> {
    const first = 20;
    yield* this.store.readStream(stream, { direction: 'backwards', from, limit: first });
    if (from >= first) yield* this.store.readStream(stream, { direction: 'backwards', from: from - first });
  }

  /** What came of a command, from its recorded events. */
  executed(events: readonly RecordedEvent[]): Executed<Event> {
    const last = events.at(-1)!;
    return {
      events: events.map((event) => ({ ...this.toDomain(event), id: event.id }) as Committed<Event>),
      revision: last.revision,
      position: last.position,
      repeated: true,
    };
  }

  private toDomain(event: RecordedEvent): Event {
    return { type: event.type, data: this.type.upcasters.upcast(event) as JsonObject } as unknown as Event;
  }

  private async snapshotOf(stream: string): Promise<Snapshot | undefined> {
    if (!this.type.snapshots) return undefined;
    return this.snapshots?.find(stream, this.type.snapshots.version).catch((error: unknown) => {
      this.onWarning(`${stream}: its snapshot cannot be read`, error);
      return undefined;
    });
  }

  /** Undefined, and the snapshot forgotten, where the stream does not have that very event at that revision. */
  private async resume(stream: string, snapshot: Snapshot): Promise<Loaded<State> | undefined> {
    const { revision, hash } = snapshot;
    let unfit: unknown = 'the stream has no such event';
    for await (const event of this.store.readStream(stream, { from: revision, limit: 1 })) {
      if (event.revision !== revision || event.metadata.hash !== hash) break;
      try {
        const state = this.type.snapshots!.load(snapshot.state);
        return { state, revision, hash, position: event.position, snapshotRevision: revision };
      } catch (error) {
        unfit = error;
      }
    }
    this.onWarning(`${stream}: its snapshot of revision ${revision} is ignored`, unfit);
    await this.snapshots!.forget(stream).catch(() => undefined);
    return undefined;
  }
}
