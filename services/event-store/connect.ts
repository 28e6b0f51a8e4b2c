import { readyOrClosed } from '../platform/ready-or-closed.js';
import { PostgresEventStore } from './postgres/postgres-event-store.js';
import type { EventStore } from './writer.js';

/** The event store that a URL names, ready for use: its tables are made where they are missing. @throws as {@link openEventStore} */
export const connectEventStore = async (url: string): Promise<EventStore> =>
  readyOrClosed(await openEventStore(url), makeTables);

/**
 * The event store that `EVENT_STORE_URL` names, as it is: `postgres://…`, or `esdb://…`, `esdb+discover://…`,
 * `kurrentdb://…`. Nothing is made there, so that its tables may be missing.
 *
 * @throws EventStoreUnavailable
 * @throws ForeignEventStore an engine that another application writes to
 * @throws TypeError for any other URL
 */
export function openEventStore(url: string): Promise<EventStore> {
  if (/^postgres(ql)?:\/\//.test(url)) return openPostgres(url);
  if (/^(esdb|kurrent|kurrentdb)(\+discover)?:\/\//.test(url)) return openEventStoreDb(url);
  // Not the URL itself: it may hold a password.
  return Promise.reject(
    new TypeError(
      'EVENT_STORE_URL is of no event store: it begins with postgres://, esdb:// or kurrentdb://',
    ),
  );
}

/** Its client is loaded where it is wanted only: it would be a tenth of the time that the program takes to start. */
async function openEventStoreDb(url: string): Promise<EventStore> {
  const { EventStoreDbEventStore } = await import('./eventstoredb/eventstoredb-event-store.js');
  return readyOrClosed(await EventStoreDbEventStore.connect(url), (store) => store.requireOwnServer());
}

const openPostgres = async (connectionString: string): Promise<EventStore> =>
  readyOrClosed(await PostgresEventStore.connect({ connectionString }), (store) => store.requireOwnTable());

/** Of an event store that was opened. Harmless when repeated, also by several processes at once. */
export async function makeTables(store: EventStore): Promise<void> {
  if (store instanceof PostgresEventStore) await store.ensureSchema();
}

/** False where nobody has made them yet. */
export async function hasTables(store: EventStore): Promise<boolean> {
  return !(store instanceof PostgresEventStore) || store.hasTable();
}
