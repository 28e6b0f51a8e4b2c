/** Events of another store, as they are: ids, times and order; only their positions are this store's. */
import type { Pool, PoolClient } from 'pg';
import type { RecordedEvent } from '../port.js';
import { reaching } from './errors.js';
import { CHANNEL } from './schema.js';
import { textArray } from './text-array.js';

/**
 * Appends the events in their order, all or none. The table itself refuses an id or a revision that is there already.
 * A gap in a stream comes from the source; the caller compares both stores afterwards.
 */
export async function importEvents(pool: Pool, events: readonly RecordedEvent[]): Promise<void> {
  if (events.length === 0) return;
  const client = await reaching(() => pool.connect());
  let failure: unknown;
  try {
    await reaching(() => insert(client, events));
  } catch (error) {
    failure = error;
    throw error;
  } finally {
    // A transaction that failed goes with its connection.
    client.release(failure !== undefined);
  }
}

async function insert(client: PoolClient, events: readonly RecordedEvent[]): Promise<void> {
  await client.query(`BEGIN; SELECT pg_advisory_xact_lock('event_store.events'::regclass::integer, 0)`);
  await client.query(
    `INSERT INTO event_store.events (position, stream, revision, id, type, data, metadata, recorded_at)
     SELECT coalesce((SELECT max(position) FROM event_store.events), 0) + n,
            stream, revision, id, type, data::json, metadata::json, recorded_at
       FROM unnest($1::text[], $2::int[], $3::uuid[], $4::text[], $5::text[], $6::text[], $7::timestamptz[])
            WITH ORDINALITY AS e (stream, revision, id, type, data, metadata, recorded_at, n)`,
    [
      textArray(events.map(({ stream }) => stream)),
      events.map(({ revision }) => revision),
      events.map(({ id }) => id),
      textArray(events.map(({ type }) => type)),
      textArray(events.map(({ data }) => JSON.stringify(data))),
      textArray(events.map(({ metadata }) => JSON.stringify(metadata))),
      events.map(({ recordedAt }) => recordedAt.toISOString()),
    ],
  );
  await client.query(`SELECT pg_notify($1, (SELECT max(position) FROM event_store.events)::text)`, [CHANNEL]);
  await client.query('COMMIT');
}
