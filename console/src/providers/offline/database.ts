/** The IndexedDB database of the offline mode. Records carry what they are found by; all else is sealed. */
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from 'idb';
import type { ActionStatus } from './action.js';
import type { Sealed } from './sealing.js';

export interface StoredAction extends StoredData {
  /** Order in which the actions were made. */
  readonly seq?: number;
  readonly uid: string;
  readonly status: ActionStatus | 'DROPPED';
}

export interface StoredData {
  readonly userId: string;
  readonly centreId: string;
  /**
   * Format of what is sealed. 1 is the only one so far; a build that finds a higher one among the actions does not read
   * them (`NewerFormat`).
   */
  readonly format: number;
  readonly sealed: Sealed;
}

interface OfflineSchema extends DBSchema {
  actions: {
    key: number;
    value: StoredAction;
    indexes: { uid: string; owner: [userId: string, centreId: string]; user: string };
  };
  data: { key: [userId: string, centreId: string]; value: StoredData; indexes: { user: string } };
  keys: { key: string; value: CryptoKey };
  probe: { key: string; value: ArrayBuffer };
}

export type OfflineDatabase = IDBPDatabase<OfflineSchema>;

const NAME = 'offline';
const VERSION = 1;

/** Until a newer build changes the database, or the browser clears it. */
let connection: Promise<OfflineDatabase> | undefined;

/**
 * Tells with `changed` that the browser has deleted what was stored, as it does when it clears the data of a site, or
 * that a newer build changes the database.
 */
export const storageEvents = new EventTarget();

/** @throws DOMException `VersionError`: a newer build has changed the database, this page must be loaded again */
export function offlineDatabase(): Promise<OfflineDatabase> {
  const forget = () => {
    connection = undefined;
  };
  connection ??= openDB<OfflineSchema>(NAME, VERSION, {
    upgrade(database) {
      const actions = database.createObjectStore('actions', { keyPath: 'seq', autoIncrement: true });
      actions.createIndex('uid', 'uid', { unique: true });
      actions.createIndex('owner', ['userId', 'centreId']);
      actions.createIndex('user', 'userId');
      const data = database.createObjectStore('data', { keyPath: ['userId', 'centreId'] });
      data.createIndex('user', 'userId');
      database.createObjectStore('keys');
      database.createObjectStore('probe');
    },
    blocking(_current, _next, event) {
      (event.target as IDBDatabase).close();
      forget();
      tellChanged();
    },
    terminated() {
      forget();
      tellChanged();
    },
  });
  connection.catch(forget);
  return connection;
}

const tellChanged = (): void => {
  storageEvents.dispatchEvent(new Event('changed'));
};

/**
 * Reads and writes in one transaction; resolves when it is on the disk, not in a buffer.
 *
 * @param database a connection that something was read through: where it was closed since, nothing is written
 * @throws what a request of it failed with, or the whole: nothing was written
 */
export async function durably<const Names extends readonly StoreNames<OfflineSchema>[], Result>(
  stores: Names,
  work: (transaction: IDBPTransaction<OfflineSchema, [...Names], 'readwrite'>) => Promise<Result>,
  database?: OfflineDatabase,
): Promise<Result> {
  const used = database ?? (await offlineDatabase());
  const transaction = used.transaction([...stores] as [...Names], 'readwrite', { durability: 'strict' });
  // Both are waited for at once: a request that fails ends the transaction too, which nobody would hear of.
  const [result] = await Promise.all([work(transaction), transaction.done]);
  return result;
}
