/**
 * The actions of one user at one centre, in the order in which they were made, and what was synchronised for them.
 * Every change resolves when it is durable. Windows of one browser share it.
 */
import type { OfflineAction } from './action.js';
import { durably, type OfflineDatabase, offlineDatabase, type StoredAction } from './database.js';
import { newKey, seal, unsealed } from './sealing.js';
import type { SynchronisedData } from './synchronised-data.js';

/**
 * Counts up with the shape of {@link OfflineAction}. 1 is the only format so far; a build that finds a higher one asks
 * for the page to be loaded again ({@link NewerFormat}).
 */
export const ACTION_FORMAT = 1;
/** Counts up with the shape of {@link SynchronisedData}; data of another format is synchronised anew. */
const DATA_FORMAT = 1;

const WRITE_LOCK = 'offline-queue';
const CHANNEL = 'offline';

/** A queue of a newer build: this page must be loaded again. */
export class NewerFormat extends Error {
  override readonly name = 'NewerFormat';
}

export interface Owner {
  readonly userId: string;
  readonly centreId: string;
}

export class OfflineQueue {
  private constructor(readonly owner: Owner) {}

  /** Makes the user's key where there is none. */
  static async open(owner: Owner): Promise<OfflineQueue> {
    await keyOf(owner.userId, await offlineDatabase());
    return new OfflineQueue(owner);
  }

  /**
   * Those that nobody can read are removed: their key is gone, and with it all that they said.
   *
   * @throws NewerFormat
   */
  async actions(): Promise<readonly OfflineAction[]> {
    const { userId, centreId } = this.owner;
    const database = await offlineDatabase();
    const stored = await database.getAllFromIndex('actions', 'owner', [userId, centreId]);
    if (stored.some(({ format }) => format > ACTION_FORMAT)) throw new NewerFormat();
    const key = await keyOf(userId, database);
    const read = await Promise.all(
      stored.map(({ uid, sealed }) => unsealed<OfflineAction>(key, recordNameOf(this.owner, uid), sealed)),
    );
    const unreadable = stored.filter((_, index) => read[index] === undefined);
    if (unreadable.length > 0) {
      await durably(
        ['actions'],
        async (transaction) => {
          for (const { seq } of unreadable) await transaction.objectStore('actions').delete(seq!);
        },
        database,
      );
    }
    return read.filter((action) => action !== undefined);
  }

  /**
   * Adds an action that follows from the actions before it; of several windows, one after the other.
   *
   * @param make decides on the actions so far; throws where the action cannot be made
   * @throws DOMException `QuotaExceededError`: nothing was stored
   */
  add(make: (before: readonly OfflineAction[]) => OfflineAction): Promise<OfflineAction> {
    return exclusively(this.owner.userId, async () => {
      const action = make(await this.actions());
      const database = await offlineDatabase();
      const stored = await this.stored(action, database);
      await durably(['actions'], (transaction) => transaction.objectStore('actions').add(stored), database);
      return action;
    });
  }

  /**
   * Replaces what is stored of an action.
   *
   * @param change answers the action as it is from now on; undefined: it stays
   * @returns false: it stays as it was, or is there no more
   */
  change(
    uid: string,
    change: (action: OfflineAction, all: readonly OfflineAction[]) => OfflineAction | undefined,
  ): Promise<boolean> {
    return exclusively(this.owner.userId, async () => {
      const database = await offlineDatabase();
      const seq = await database.getKeyFromIndex('actions', 'uid', uid);
      const all = await this.actions();
      const action = all.find((each) => each.uid === uid);
      const changed = action && change(action, all);
      if (seq === undefined || changed === undefined) return false;
      const stored = { ...(await this.stored(changed, database)), seq };
      await durably(['actions'], (transaction) => transaction.objectStore('actions').put(stored), database);
      return true;
    });
  }

  /** Removes actions that are neither waiting nor to be corrected. */
  async forget(uids: readonly string[]): Promise<void> {
    if (uids.length === 0) return;
    await durably(['actions'], async (transaction) => {
      for (const uid of uids) {
        const cursor = await transaction.objectStore('actions').index('uid').openCursor(uid);
        if (cursor && !isStillOpen(cursor.value)) await cursor.delete();
      }
    });
  }

  /** Undefined where nothing was synchronised yet. */
  async data(): Promise<SynchronisedData | undefined> {
    const { userId, centreId } = this.owner;
    const database = await offlineDatabase();
    const stored = await database.get('data', [userId, centreId]);
    if (stored?.format !== DATA_FORMAT) return undefined;
    return unsealed(await keyOf(userId, database), recordNameOf(this.owner, 'data'), stored.sealed);
  }

  async keepData(data: SynchronisedData): Promise<void> {
    const database = await offlineDatabase();
    const sealed = await seal(
      await keyOf(this.owner.userId, database),
      recordNameOf(this.owner, 'data'),
      data,
    );
    const stored = { ...this.owner, format: DATA_FORMAT, sealed };
    await durably(['data'], (transaction) => transaction.objectStore('data').put(stored), database);
  }

  private async stored(action: OfflineAction, database: OfflineDatabase): Promise<StoredAction> {
    const key = await keyOf(this.owner.userId, database);
    return {
      ...this.owner,
      uid: action.uid,
      status: action.dropped ? 'DROPPED' : action.status,
      format: ACTION_FORMAT,
      sealed: await seal(key, recordNameOf(this.owner, action.uid), action),
    };
  }
}

/** Of all that is written of a user's actions, one after the other, in all windows. */
const exclusively = <T>(userId: string, work: () => Promise<T>): Promise<T> =>
  navigator.locks.request(`${WRITE_LOCK} ${userId}`, work) as Promise<T>;

/**
 * The user's key, made where there is none. It is read with each use and never kept in memory: what is sealed with a
 * key that a sign-out in another window, or the browser, has deleted since could not be read again.
 */
async function keyOf(userId: string, database: OfflineDatabase): Promise<CryptoKey> {
  const known = await database.get('keys', userId);
  if (known !== undefined) return known;
  const made = await newKey();
  return durably(
    ['keys'],
    async (transaction) => {
      const keys = transaction.objectStore('keys');
      const meanwhile = await keys.get(userId);
      if (meanwhile === undefined) await keys.put(made, userId);
      return meanwhile ?? made;
    },
    database,
  );
}

/** Windows tell each other by it that something was stored. */
export const queueChannel = (): BroadcastChannel => new BroadcastChannel(CHANNEL);

const recordNameOf = ({ userId, centreId }: Owner, what: string): string => `${userId} ${centreId} ${what}`;

/** As `isOpen` of an action; what is dropped has a status of its own here. */
const isStillOpen = ({ status }: StoredAction): boolean => status === 'WAITING' || status === 'ERROR';

/** The centres at which actions of the user are neither sent nor dropped. */
export async function centresWithOpenActions(userId: string): Promise<readonly string[]> {
  const stored = await (await offlineDatabase()).getAllFromIndex('actions', 'user', userId);
  return [...new Set(stored.filter(isStillOpen).map(({ centreId }) => centreId))];
}

const centreLock = ({ userId, centreId }: Owner): string => `offline-centre ${userId} ${centreId}`;

/** This window works at the centre: until the signal, no other window forgets what was synchronised for it. */
export function holdCentre(owner: Owner, until: AbortSignal): void {
  const held = () => new Promise((resolve) => until.addEventListener('abort', resolve));
  navigator.locks
    .request(centreLock(owner), { mode: 'shared', signal: until }, held)
    // It was closed before it had the lock.
    .catch(() => undefined);
}

/** The centres for which something of the user's was synchronised. */
export async function centresWithData(userId: string): Promise<readonly string[]> {
  const keys = await (await offlineDatabase()).getAllKeysFromIndex('data', 'user', userId);
  return keys.map(([, centreId]) => centreId);
}

/** Forgets what was synchronised, unless actions wait for it, or a window works there. */
export async function forgetData(owner: Owner): Promise<void> {
  const key: [string, string] = [owner.userId, owner.centreId];
  await navigator.locks.request(centreLock(owner), { ifAvailable: true }, async (lock) => {
    if (lock === null) return;
    await durably(['actions', 'data'], async (transaction) => {
      const stored = await transaction.objectStore('actions').index('owner').getAll(key);
      if (!stored.some(isStillOpen)) await transaction.objectStore('data').delete(key);
    });
  });
}

/**
 * Forgets the user's key, and all that it opens.
 *
 * @returns false: actions are waiting or to be corrected, nothing was forgotten
 */
export const forgetUser = (userId: string): Promise<boolean> =>
  exclusively(userId, () =>
    durably(['actions', 'data', 'keys'], async (transaction) => {
      const actions = transaction.objectStore('actions');
      const stored = await actions.index('user').getAll(userId);
      if (stored.some(isStillOpen)) return false;
      for (const { seq } of stored) await actions.delete(seq!);
      const data = transaction.objectStore('data');
      for (const key of await data.index('user').getAllKeys(userId)) await data.delete(key);
      await transaction.objectStore('keys').delete(userId);
      return true;
    }),
  );
