/** A database with an event store in it, and a history to put there. */
import type pg from 'pg';
import { createTestDatabase } from '../../../../test/support/database.js';
import type { EventStore, NewEvent, RecordedEvent } from '../../../event-store/port.js';
import { PostgresEventStore } from '../../../event-store/postgres/postgres-event-store.js';
import { createPool } from '../../../platform/pool.js';

export interface LedgerDatabase {
  readonly pool: pg.Pool;
  readonly store: PostgresEventStore;
  close(): Promise<void>;
}

export async function createLedgerDatabase(): Promise<LedgerDatabase> {
  const database = await createTestDatabase();
  const pool = createPool(database.url);
  const store = await PostgresEventStore.connect({ connectionString: database.url });
  await store.ensureSchema();
  return {
    pool,
    store,
    close: async () => {
      await store.close();
      await pool.end();
      await database.drop();
    },
  };
}

/** Appends events as they stand, one after the other. */
export async function appendAll(store: EventStore, events: readonly RecordedEvent[]): Promise<bigint> {
  let position = 0n;
  for (const { stream, revision, id, type, data, metadata } of events) {
    const event: NewEvent = { id, type, data, metadata };
    position = (await store.append(stream, revision === 0 ? 'no-stream' : revision - 1, [event])).position;
  }
  return position;
}
