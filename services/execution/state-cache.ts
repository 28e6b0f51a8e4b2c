import { LRUCache } from 'lru-cache';
import { retryWhileUnavailable } from './retry.js';
import type { Loaded, StreamReader } from './stream-reader.js';
import type { RunnerOptions } from './stream-runner.js';
import type { DomainCommand, DomainEvent, StreamType } from './stream-type.js';

/** The states of the streams that were used last, and the snapshots from which the others are loaded. */
export class StateCache<State, Command extends DomainCommand, Event extends DomainEvent> {
  private readonly states: LRUCache<string, Loaded<State>>;
  private readonly saving = new Set<Promise<void>>();

  constructor(
    private readonly type: StreamType<State, Command, Event>,
    private readonly reader: StreamReader<State, Command, Event>,
    private readonly options: RunnerOptions,
  ) {
    this.states = new LRUCache({
      maxSize: options.cacheWeight ?? 200_000,
      sizeCalculation: ({ state }) => Math.max(1, Math.ceil(type.weigh?.(state) ?? 1)),
    });
  }

  /**
   * The stream as this process knows it, loaded where it does not.
   *
   * @param isProbablyEmpty it is taken to be empty instead of being loaded, and not remembered as such
   */
  async get(id: string, until: number, isProbablyEmpty = false): Promise<Loaded<State>> {
    if (this.type.writtenOnce) return this.reader.empty(id);
    const known = this.states.get(id);
    if (known) return known;
    if (isProbablyEmpty) return this.reader.empty(id);
    return this.keep(id, await retryWhileUnavailable(until, () => this.reader.load(id)));
  }

  /** Remembers a newer state, and saves a snapshot when one is due. */
  keep(id: string, loaded: Loaded<State>): Loaded<State> {
    if (this.type.writtenOnce) return loaded;
    const { snapshots, snapshotEvery = 1000 } = this.options;
    const due = loaded.revision - loaded.snapshotRevision >= snapshotEvery;
    const kept =
      due && snapshots && this.type.snapshots ? { ...loaded, snapshotRevision: loaded.revision } : loaded;
    if (kept !== loaded) this.saveSnapshot(this.reader.nameOf(id), kept);
    this.states.set(id, kept);
    return kept;
  }

  forget(id: string): void {
    this.states.delete(id);
  }

  /** Resolves when no snapshot is being saved. */
  async idle(): Promise<void> {
    while (this.saving.size > 0) await Promise.all(this.saving);
  }

  /** In the background: a command never waits for it, and a failure only makes the next load longer. */
  private saveSnapshot(stream: string, { state, revision, hash }: Loaded<State>): void {
    const { version, save } = this.type.snapshots!;
    const saving = Promise.resolve()
      .then(() => this.options.snapshots!.save(stream, { revision, hash, version, state: save(state) }))
      .catch((error: unknown) => this.options.onWarning(`${stream}: its snapshot cannot be saved`, error))
      .finally(() => this.saving.delete(saving));
    this.saving.add(saving);
  }
}
