import type { EventStore } from './port.js';
import { PostgresEventStore } from './postgres/postgres-event-store.js';

/**
 * The event store that `EVENT_STORE_URL` names, ready for use: `postgres://…`, its schema is made where it is
 * missing.
 *
 * @throws EventStoreUnavailable
 * @throws TypeError for any other URL
 */
export async function connectEventStore(url: string): Promise<EventStore> {
  if (!/^postgres(ql)?:\/\//.test(url)) {
    throw new TypeError(`EVENT_STORE_URL: ${url.split(':')[0]}:// is no event store`);
  }
  const store = await PostgresEventStore.connect({ connectionString: url });
  try {
    await store.ensureSchema();
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}
