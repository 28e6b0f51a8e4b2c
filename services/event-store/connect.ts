import { readyOrClosed } from '../platform/ready-or-closed.js';
import { PostgresEventStore } from './postgres/postgres-event-store.js';
import type { EventStore } from './writer.js';

/**
 * The event store that `EVENT_STORE_URL` names, ready for use: `postgres://…`, whose schema is made where it is
 * missing, or `esdb://…`, `esdb+discover://…`, `kurrentdb://…`.
 *
 * @throws EventStoreUnavailable
 * @throws ForeignEventStore an engine that another application writes to
 * @throws TypeError for any other URL
 */
export function connectEventStore(url: string): Promise<EventStore> {
  if (/^postgres(ql)?:\/\//.test(url)) return connectPostgres(url);
  if (/^(esdb|kurrent|kurrentdb)(\+discover)?:\/\//.test(url)) return connectEventStoreDb(url);
  // Not the URL itself: it may hold a password.
  return Promise.reject(
    new TypeError(
      'EVENT_STORE_URL is of no event store: it begins with postgres://, esdb:// or kurrentdb://',
    ),
  );
}

/** Its client is loaded where it is wanted only: it would be a tenth of the time that the program takes to start. */
async function connectEventStoreDb(url: string): Promise<EventStore> {
  const { EventStoreDbEventStore } = await import('./eventstoredb/eventstoredb-event-store.js');
  return readyOrClosed(await EventStoreDbEventStore.connect(url), (store) => store.requireOwnServer());
}

const connectPostgres = async (connectionString: string): Promise<EventStore> =>
  readyOrClosed(await PostgresEventStore.connect({ connectionString }), (store) => store.ensureSchema());
