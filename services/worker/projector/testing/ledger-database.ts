/** A database with an event store in it, and ways to put a history there. */
import type pg from 'pg';
import { projections } from '../../../../projections/index.js';
import { columnsOf, storedTables } from '../../../../projections/table.js';
import { copyOf, type TestDatabase } from '../../../../test/support/database.js';
import type { NewEvent, RecordedEvent } from '../../../event-store/port.js';
import { PostgresEventStore } from '../../../event-store/postgres/postgres-event-store.js';
import { createPool } from '../../../platform/pool.js';
import { rebuild } from '../rebuild.js';

export interface LedgerDatabase {
  readonly pool: pg.Pool;
  readonly store: PostgresEventStore;
  close(): Promise<void>;
}

export async function createLedgerDatabase(): Promise<LedgerDatabase> {
  return opened(
    await copyOf('ledger_template', (url) => filled(url, async ({ store }) => store.ensureSchema())),
  );
}

/**
 * With this history in its event store and in its read models.
 * @param template a name for this history, which is inserted and folded once in a run
 */
export async function createFoldedDatabase(
  template: string,
  events: readonly RecordedEvent[],
): Promise<LedgerDatabase> {
  return opened(
    await copyOf(template, (url) =>
      filled(url, async ({ pool, store }) => {
        await store.ensureSchema();
        await insertHistory(pool, events);
        await rebuild(pool, store);
      }),
    ),
  );
}

async function filled(url: string, fill: (database: LedgerDatabase) => Promise<void>): Promise<void> {
  const database = await opened({ url, release: async () => {} });
  try {
    await fill(database);
  } finally {
    await database.close();
  }
}

async function opened(database: TestDatabase): Promise<LedgerDatabase> {
  const pool = createPool(database.url);
  const store = await PostgresEventStore.connect({ connectionString: database.url });
  return {
    pool,
    store,
    close: async () => {
      await store.close();
      await pool.end();
      await database.release();
    },
  };
}

/** A whole history at once, into an empty event store, at the positions that it names. */
export async function insertHistory(pool: pg.Pool, events: readonly RecordedEvent[]): Promise<void> {
  await pool.query(
    `INSERT INTO event_store.events (position, stream, revision, id, type, data, metadata, recorded_at)
     SELECT * FROM unnest($1::bigint[], $2::text[], $3::int[], $4::uuid[], $5::text[], $6::json[], $7::json[], $8::timestamptz[])`,
    [
      events.map(({ position }) => String(position)),
      events.map(({ stream }) => stream),
      events.map(({ revision }) => revision),
      events.map(({ id }) => id),
      events.map(({ type }) => type),
      events.map(({ data }) => JSON.stringify(data)),
      events.map(({ metadata }) => JSON.stringify(metadata)),
      events.map(({ recordedAt }) => recordedAt.toISOString()),
    ],
  );
}

/** Appends events one after the other, as a running service does; answers the last position. */
export async function appendHistory(
  store: PostgresEventStore,
  events: readonly RecordedEvent[],
): Promise<bigint> {
  let position = 0n;
  for (const { stream, revision, id, type, data, metadata } of events) {
    const event: NewEvent = { id, type, data, metadata };
    const expected = revision === 0 ? 'no-stream' : revision - 1;
    position = (await store.append(stream, expected, [event])).position;
  }
  return position;
}

/** Every row of every live read model. */
export async function dumpReadModels(pool: pg.Pool): Promise<Record<string, unknown[]>> {
  const dump: Record<string, unknown[]> = {};
  for (const table of projections.flatMap(storedTables)) {
    const text = `SELECT ${columnsOf(table).join(', ')} FROM read_model.${table.name} ORDER BY ${table.key.join(', ')}`;
    dump[table.name] = (await pool.query(text)).rows;
  }
  return dump;
}
