/** Replays the ledger into fresh tables, fast: rows by COPY, sums folded in memory, keys and indexes at the end. */
import { setImmediate as turn } from 'node:timers/promises';
import type { ClientBase } from 'pg';
import { Changes } from '../../../projections/changes.js';
import { FoldableEvent, fold, type Projection, type Upcast } from '../../../projections/projection.js';
import { createIndexes, createKey } from '../../../projections/sql.js';
import { type MergeTable, type Row, storedTables, type Table } from '../../../projections/table.js';
import { type EventReader, EventStoreUnavailable, type RecordedEvent } from '../../event-store/port.js';
import type { Pace } from '../../platform/pace.js';
import { isRefusalOfRows, ProjectionFault } from './faults.js';
import { addStates, copyRows, copyText, copyTexts, mergeRows } from './write-changes.js';

/**
 * Events in memory at a time, three times: one batch is read and one is folded while what came of another is written.
 */
const BATCH = 5_000;
/** Changes of one projection that are folded on in memory before they are written. */
const MOST_CHANGES = 300_000;
/** The same of a load with rests: each piece of work is over in a moment. */
const PACED = { batch: 500, changes: 10_000 };

interface BulkLoadOptions {
  readonly upcast?: Upcast;
  /** Last position wanted; the end of the ledger where there is none. */
  readonly until?: bigint;
  /** Shown each event, in global order. */
  readonly onEvent?: (event: RecordedEvent) => void;
  readonly onBatch?: (events: number, position: bigint) => void;
  readonly onIndexing?: () => void;
  /**
   * Called between two pieces of work, which are small then: nothing is read ahead, and keys are there from the
   * beginning. It takes longer, and no moment of it is felt.
   */
  readonly pace?: Pace;
  /**
   * What the tables have in the end beside their rows: keys and indexes, which is the default; keys; or only what the
   * load itself needed.
   */
  readonly furnish?: Furnishing;
}

type Furnishing = 'indexes' | 'keys' | 'nothing';

export interface Loaded {
  readonly events: number;
  /** Of the last event; `0n` where there is none. */
  readonly position: bigint;
  /** Projections whose tables are empty, because they could not apply an event. */
  readonly faults: readonly ProjectionFault[];
  /**
   * Makes the key of a table that was loaded without one, and counts its rows for the planner. @throws ProjectionFault
   */
  readonly key: (table: Table) => Promise<void>;
}

/** Fills tables that `createTables` has just made, on a session whose `search_path` is theirs. */
export async function bulkLoad(
  client: ClientBase,
  store: Pick<EventReader, 'readAll'>,
  projections: readonly Projection[],
  options: BulkLoadOptions = {},
): Promise<Loaded> {
  const { pace, furnish = 'indexes' } = options;
  const mostChanges = pace ? PACED.changes : MOST_CHANGES;
  const loaders = projections.map((projection) => new Loader(client, projection, mostChanges));
  let events = 0;
  let position = 0n;
  const foldable = (batch: readonly RecordedEvent[]) => {
    if (options.onEvent) batch.forEach(options.onEvent);
    return batch.map((event) => new FoldableEvent(event, options.upcast));
  };
  const onBatch = (batch: readonly RecordedEvent[]) => {
    events += batch.length;
    position = batch.at(-1)!.position;
    options.onBatch?.(events, position);
  };
  if (pace) {
    for (const loader of loaders) await loader.keys();
    for await (const batch of batchesBetween(store, 0n, options.until, PACED.batch)) {
      const prepared = foldable(batch);
      for (const loader of loaders) {
        await loader.write(loader.fold(prepared));
        await pace();
      }
      onBatch(batch);
    }
  } else await loadAhead(loaders, batches(store, options.until), foldable, onBatch);
  options.onIndexing?.();
  for (const loader of loaders) {
    await loader.finish(furnish);
    await pace?.();
  }
  const loaderOf = new Map(
    loaders.flatMap((loader) => loader.tables.map((table) => [table, loader] as const)),
  );
  return {
    events,
    position,
    faults: loaders.flatMap(({ fault }) => fault ?? []),
    key: async (table) => loaderOf.get(table)!.furnish(table, 'keys'),
  };
}

/** While the database writes what came of one batch, this process folds the next one: each has a processor core. */
async function loadAhead(
  loaders: readonly Loader[],
  batches: AsyncIterable<RecordedEvent[]>,
  foldable: (batch: readonly RecordedEvent[]) => readonly FoldableEvent[],
  onBatch: (batch: readonly RecordedEvent[]) => void,
): Promise<void> {
  let writing = Promise.resolve();
  for await (const batch of batches) {
    const prepared = foldable(batch);
    const folded: (readonly [Loader, readonly Write[]])[] = [];
    for (const loader of loaders) {
      folded.push([loader, loader.fold(prepared)]);
      // In between, the database is sent the next table that it waits for.
      await turn();
    }
    await writing;
    writing = writeAll(folded);
    // Looked at after the next batch, or at the end.
    writing.catch(() => {});
    onBatch(batch);
  }
  await writing;
}

async function writeAll(folded: readonly (readonly [Loader, readonly Write[]])[]): Promise<void> {
  for (const [loader, writes] of folded) await loader.write(writes);
}

/**
 * While the consumer works on a batch, the next one is on its way. Where it works for long, on a busy machine, that one
 * runs out of time unseen: it is asked for once more, while there is nothing else to do.
 */
async function* batches(
  store: Pick<EventReader, 'readAll'>,
  until: bigint | undefined,
): AsyncGenerator<RecordedEvent[]> {
  const read = (after: bigint) => {
    const batch = store.readAll({ after, limit: BATCH });
    // Looked at when the consumer comes back, which may be never.
    batch.catch(() => {});
    return batch;
  };
  let after = 0n;
  for (let reading = read(after); ; ) {
    const batch = await reading.catch((error: unknown) => {
      if (error instanceof EventStoreUnavailable) return read(after);
      throw error;
    });
    const last = batch.at(-1);
    if (!last) return;
    if (until !== undefined && last.position >= until) {
      const wanted = batch.filter(({ position }) => position <= until);
      if (wanted.length > 0) yield wanted;
      return;
    }
    after = last.position;
    reading = read(after);
    yield batch;
  }
}

/**
 * One after the other, each when it is asked for.
 *
 * @param after exclusive
 * @param until inclusive; undefined: to the end of the ledger
 */
export async function* batchesBetween(
  store: Pick<EventReader, 'readAll'>,
  after: bigint,
  until: bigint | undefined,
  limit: number,
): AsyncGenerator<RecordedEvent[]> {
  for (let from = after; until === undefined || from < until; ) {
    const batch = await store.readAll({ after: from, limit });
    const wanted = until === undefined ? batch : batch.filter(({ position }) => position <= until);
    if (wanted.length > 0) yield wanted;
    if (wanted.length < batch.length || batch.length === 0) return;
    from = batch.at(-1)!.position;
  }
}

/** A part of what came of a batch of events. */
type Write = () => Promise<void>;

/** One projection's part of a bulk load. */
class Loader {
  fault: ProjectionFault | undefined;
  readonly tables: readonly Table[];
  private readonly changes = new Changes();
  private readonly keyed = new Set<Table>();
  /** Tables for which rows have been taken out of memory: they are not empty once those are written. */
  private readonly filled = new Set<Table>();

  constructor(
    private readonly client: ClientBase,
    private readonly projection: Projection,
    private readonly mostChanges: number,
  ) {
    this.tables = storedTables(projection);
  }

  async keys(): Promise<void> {
    for (const table of this.tables) await this.key(table);
  }

  /** Nothing, where an event cannot be applied: then the projection has a fault. */
  fold(batch: readonly FoldableEvent[]): readonly Write[] {
    const { changes, projection } = this;
    try {
      if (!this.fault) for (const event of batch) fold(projection, event, changes);
    } catch (error) {
      this.fault = new ProjectionFault(projection.name, error);
    }
    return this.take(changes.mergeable > this.mostChanges);
  }

  /** In the order in which the batches were folded. A projection that fails is out; the others are loaded. */
  async write(writes: readonly Write[]): Promise<void> {
    if (this.fault) return;
    try {
      for (const write of writes) await write();
    } catch (error) {
      this.fault = this.faultOf(error);
    }
  }

  /** Writes what is still in memory, then makes keys and indexes. */
  async finish(furnish: Furnishing): Promise<void> {
    await this.write(this.take(true));
    try {
      if (!this.fault) await this.furnishAll(furnish);
    } catch (error) {
      this.fault = this.faultOf(error);
    }
    if (!this.fault) return;
    for (const { name } of this.tables) await this.client.query(`TRUNCATE ${name}`);
    await this.furnishAll(furnish);
  }

  /** @throws ProjectionFault */
  async furnish(table: Table, furnish: Furnishing): Promise<void> {
    if (furnish === 'nothing') return;
    try {
      await this.key(table);
      if (furnish === 'indexes')
        for (const statement of createIndexes(table)) await this.client.query(statement);
      await this.client.query(`ANALYZE ${table.name}`);
    } catch (error) {
      throw this.faultOf(error);
    }
  }

  private async furnishAll(furnish: Furnishing): Promise<void> {
    for (const table of this.tables) await this.furnish(table, furnish);
  }

  private take(withMerged: boolean): readonly Write[] {
    const writes: Write[] = [];
    for (const [table, rows] of this.changes.takeAppended()) writes.push(this.copying(table, rows));
    for (const [table, states] of this.changes.takeStates()) writes.push(this.addingStates(table, states));
    if (withMerged)
      for (const [table, changes] of this.changes.takeMerged()) writes.push(this.merging(table, changes));
    return writes;
  }

  /** As text from now on: hundreds of thousands of rows that wait would keep the garbage collector busy. */
  private copying(table: Table, rows: readonly Row[]): Write {
    const texts = [...copyTexts(table, rows)];
    return async () => {
      for (const text of texts) await copyText(this.client, table, text);
    };
  }

  /** While a table is empty, a change is the row's state. */
  private addingStates(table: MergeTable, states: readonly Row[]): Write {
    if (!this.filled.has(table)) return this.copying(table.history, states);
    return async () => {
      await this.key(table);
      await addStates(this.client, table, states);
    };
  }

  /** Into an empty table changes go as rows: nothing is there that they could change. */
  private merging(table: MergeTable, changes: readonly Row[]): Write {
    const isFirst = !this.filled.has(table);
    this.filled.add(table);
    return async () => {
      if (isFirst) return copyRows(this.client, table, changes);
      await this.key(table);
      await mergeRows(this.client, table, changes);
    };
  }

  private async key(table: Table): Promise<void> {
    if (this.keyed.has(table)) return;
    await this.client.query(createKey(table));
    this.keyed.add(table);
  }

  /** @throws the error itself where it is none of the projection's */
  private faultOf(error: unknown): ProjectionFault {
    if (error instanceof ProjectionFault) return error;
    if (isRefusalOfRows(error)) return new ProjectionFault(this.projection.name, error);
    throw error;
  }
}
