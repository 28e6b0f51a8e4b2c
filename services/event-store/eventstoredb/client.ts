import { EventStoreDBClient } from '@eventstore/db-client';

/**
 * The client for a connection string; `kurrentdb://` is the server's newer name for `esdb://`.
 *
 * Sends one call for each append, although the server offers to take them in batches: the client keeps the batches'
 * outstanding answers in one list for the whole process. A lost connection empties it, and then an answer that
 * still comes, to any client of the process, throws where it cannot be caught. Its own appends also have a
 * deadline, which those of a batch have not. It asks `supports` which way to take.
 */
export function connectClient(url: string): EventStoreDBClient {
  const client = connectBatchingClient(url);
  Object.defineProperty(client, 'supports', { value: () => Promise.resolve(false) });
  return client;
}

/**
 * A client that sends appends in batches. At most one of them may be used in a process, because of the fault that
 * {@link connectClient} tells of: where nobody else waits for answers, none comes after a lost connection.
 */
export const connectBatchingClient = (url: string): EventStoreDBClient =>
  EventStoreDBClient.connectionString(url.replace(/^kurrent(db)?(?=\+|:)/, 'esdb'));
