/** Replays the ledger into fresh tables, fast: rows by COPY, sums folded in memory, keys and indexes at the end. */
import type { ClientBase } from 'pg';
import { Changes } from '../../../projections/changes.js';
import { fold, type Projection, type Upcast } from '../../../projections/projection.js';
import { createIndexes, createKey } from '../../../projections/sql.js';
import { type MergeTable, type Row, storedTables, type Table } from '../../../projections/table.js';
import { type EventReader, EventStoreUnavailable, type RecordedEvent } from '../../event-store/port.js';
import type { Pace } from '../../platform/pace.js';
import { isRefusal, ProjectionFault } from './faults.js';
import { addStates, copyRows, mergeRows } from './write-changes.js';

/** Events in memory at a time, twice: one batch is read while the other is written. */
const BATCH = 10_000;
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
   * Called between two pieces of work, which are small then: nothing is read ahead, and keys are there from the beginning.
   * It takes longer, and no moment of it is felt.
   */
  readonly pace?: Pace;
  /** False: the tables get their keys alone. */
  readonly indexes?: boolean;
}

export interface Loaded {
  readonly events: number;
  /** Of the last event; `0n` where there is none. */
  readonly position: bigint;
  /** Projections whose tables are empty, because they could not apply an event. */
  readonly faults: readonly ProjectionFault[];
}

/** Fills tables that `createTables` has just made, on a session whose `search_path` is theirs. */
export async function bulkLoad(
  client: ClientBase,
  store: Pick<EventReader, 'readAll'>,
  projections: readonly Projection[],
  options: BulkLoadOptions = {},
): Promise<Loaded> {
  const { pace, indexes = true } = options;
  const loaders = projections.map(
    (projection) =>
      new Loader(client, projection, options.upcast, pace ? PACED.changes : MOST_CHANGES, indexes),
  );
  if (pace) for (const loader of loaders) await loader.keys();
  let events = 0;
  let position = 0n;
  for await (const batch of pace ? smallBatches(store, options.until) : batches(store, options.until)) {
    if (options.onEvent) batch.forEach(options.onEvent);
    for (const loader of loaders) {
      await loader.load(batch);
      await pace?.();
    }
    events += batch.length;
    position = batch.at(-1)!.position;
    options.onBatch?.(events, position);
  }
  options.onIndexing?.();
  for (const loader of loaders) {
    await loader.finish();
    await pace?.();
  }
  return { events, position, faults: loaders.flatMap(({ fault }) => fault ?? []) };
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

/** One after the other, each when it is asked for. */
async function* smallBatches(
  store: Pick<EventReader, 'readAll'>,
  until: bigint | undefined,
): AsyncGenerator<RecordedEvent[]> {
  for (let after = 0n; until === undefined || after < until; ) {
    const batch = await store.readAll({ after, limit: PACED.batch });
    const wanted = until === undefined ? batch : batch.filter(({ position }) => position <= until);
    if (wanted.length > 0) yield wanted;
    if (wanted.length < batch.length || batch.length === 0) return;
    after = batch.at(-1)!.position;
  }
}

/** One projection's part of a bulk load. */
class Loader {
  fault: ProjectionFault | undefined;
  private readonly changes = new Changes();
  private readonly keyed = new Set<Table>();
  private readonly filled = new Set<Table>();

  constructor(
    private readonly client: ClientBase,
    private readonly projection: Projection,
    private readonly upcast: Upcast | undefined,
    private readonly mostChanges: number,
    private readonly indexes: boolean,
  ) {}

  async keys(): Promise<void> {
    for (const table of storedTables(this.projection)) await this.key(table);
  }

  load(batch: readonly RecordedEvent[]): Promise<void> {
    return this.attempt(async () => {
      this.fold(batch);
      for (const [table, rows] of this.changes.takeAppended()) await copyRows(this.client, table, rows);
      await this.writeStates();
      if (this.changes.mergeable > this.mostChanges) await this.merge();
    });
  }

  /** Writes what is still in memory, then makes keys and indexes. */
  async finish(): Promise<void> {
    await this.attempt(async () => {
      await this.merge();
      await this.index();
    });
    if (!this.fault) return;
    for (const { name } of storedTables(this.projection)) await this.client.query(`TRUNCATE ${name}`);
    await this.index();
  }

  private fold(batch: readonly RecordedEvent[]): void {
    try {
      for (const event of batch) fold(this.projection, event, this.changes, this.upcast);
    } catch (error) {
      throw new ProjectionFault(this.projection.name, error);
    }
  }

  /** While a table is empty, a change is the row's state. */
  private async writeStates(): Promise<void> {
    for (const [table, states] of this.changes.takeStates()) {
      if (this.filled.has(table)) {
        await this.key(table);
        await addStates(this.client, table, states);
      } else {
        await copyRows(this.client, table.history, states);
      }
    }
  }

  /** Into an empty table changes go as rows: nothing is there that they could change. */
  private async merge(): Promise<void> {
    for (const [table, changes] of this.changes.takeMerged()) {
      if (this.filled.has(table)) await this.change(table, changes);
      else await copyRows(this.client, table, changes);
      this.filled.add(table);
    }
  }

  private async change(table: MergeTable, changes: readonly Row[]): Promise<void> {
    await this.key(table);
    await mergeRows(this.client, table, changes);
  }

  private async index(): Promise<void> {
    for (const table of storedTables(this.projection)) {
      await this.key(table);
      if (this.indexes) for (const statement of createIndexes(table)) await this.client.query(statement);
      await this.client.query(`ANALYZE ${table.name}`);
    }
  }

  private async key(table: Table): Promise<void> {
    if (this.keyed.has(table)) return;
    await this.client.query(createKey(table));
    this.keyed.add(table);
  }

  /** A projection that fails is out; the others are loaded. */
  private async attempt(work: () => Promise<void>): Promise<void> {
    if (this.fault) return;
    try {
      await work();
    } catch (error) {
      if (error instanceof ProjectionFault) this.fault = error;
      else if (isRefusal(error)) this.fault = new ProjectionFault(this.projection.name, error);
      else throw error;
      this.changes.takeAppended();
      this.changes.takeStates();
      this.changes.takeMerged();
    }
  }
}
