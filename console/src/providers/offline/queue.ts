/**
 * The actions of one user at one centre, in the order in which they were made, and what was synchronised for them.
 * Every change resolves when it is durable. Windows of one browser share it.
 */
import type { OfflineAction } from './action.js';
import { durably, offlineDatabase, type StoredAction } from './database.js';
import { newKey, seal, unseal } from './sealing.js';
import type { SynchronisedData } from './synchronised-data.js';

/** Counts up with the shape of {@link OfflineAction}; `upgradeAction` reads all earlier ones. */
export const ACTION_FORMAT = 1;
/** Counts up with the shape of {@link SynchronisedData}; data of another format is synchronised anew. */
const DATA_FORMAT = 1;

const WRITE_LOCK = 'offline-queue';

/** A queue of a newer build: this page must be loaded again. */
export class NewerFormat extends Error {
  override readonly name = 'NewerFormat';
}

export interface Owner {
  readonly userId: string;
  readonly centreId: string;
}

export class OfflineQueue {
  private constructor(
    readonly owner: Owner,
    private readonly key: CryptoKey,
  ) {}

  /** Makes the user's key where there is none. */
  static async open(owner: Owner): Promise<OfflineQueue> {
    const made = await newKey();
    const known = await durably(['keys'], async (transaction) => {
      const keys = transaction.objectStore('keys');
      const before = await keys.get(owner.userId);
      if (before === undefined) await keys.put(made, owner.userId);
      return before;
    });
    return new OfflineQueue(owner, known ?? made);
  }

  async actions(): Promise<readonly OfflineAction[]> {
    const { userId, centreId } = this.owner;
    const stored = await (await offlineDatabase()).getAllFromIndex('actions', 'owner', [userId, centreId]);
    return Promise.all(stored.map((each) => this.read(each)));
  }

  /**
   * Adds an action that follows from the actions before it; of several windows, one after the other.
   *
   * @param make decides on the actions so far; throws where the action cannot be made
   * @throws DOMException `QuotaExceededError`: nothing was stored
   */
  add(make: (before: readonly OfflineAction[]) => OfflineAction): Promise<OfflineAction> {
    return this.exclusively(async () => {
      const action = make(await this.actions());
      const stored = await this.stored(action);
      await durably(['actions'], (transaction) => transaction.objectStore('actions').add(stored));
      return action;
    });
  }

  /**
   * Replaces what is stored of an action.
   *
   * @param change answers the action as it is from now on; undefined: it stays
   */
  change(
    uid: string,
    change: (action: OfflineAction, all: readonly OfflineAction[]) => OfflineAction | undefined,
  ): Promise<void> {
    return this.exclusively(async () => {
      const database = await offlineDatabase();
      const seq = await database.getKeyFromIndex('actions', 'uid', uid);
      const all = await this.actions();
      const action = all.find((each) => each.uid === uid);
      const changed = action && change(action, all);
      if (seq === undefined || changed === undefined) return;
      const stored = { ...(await this.stored(changed)), seq };
      await durably(['actions'], (transaction) => transaction.objectStore('actions').put(stored));
    });
  }

  /** Removes actions that are neither waiting nor to be corrected. */
  async forget(uids: readonly string[]): Promise<void> {
    if (uids.length === 0) return;
    await durably(['actions'], async (transaction) => {
      for (const uid of uids) {
        const cursor = await transaction.objectStore('actions').index('uid').openCursor(uid);
        if (cursor && !isUnsettled(cursor.value)) await cursor.delete();
      }
    });
  }

  /** Undefined where nothing was synchronised yet. */
  async data(): Promise<SynchronisedData | undefined> {
    const { userId, centreId } = this.owner;
    const stored = await (await offlineDatabase()).get('data', [userId, centreId]);
    if (stored?.format !== DATA_FORMAT) return undefined;
    return unseal(this.key, placeOf(this.owner, 'data'), stored.sealed);
  }

  async keepData(data: SynchronisedData): Promise<void> {
    const sealed = await seal(this.key, placeOf(this.owner, 'data'), data);
    const stored = { ...this.owner, format: DATA_FORMAT, sealed };
    await durably(['data'], (transaction) => transaction.objectStore('data').put(stored));
  }

  private async stored(action: OfflineAction): Promise<StoredAction> {
    return {
      ...this.owner,
      uid: action.uid,
      status: action.dropped ? 'DROPPED' : action.status,
      format: ACTION_FORMAT,
      sealed: await seal(this.key, placeOf(this.owner, action.uid), action),
    };
  }

  private async read({ uid, format, sealed }: StoredAction): Promise<OfflineAction> {
    if (format > ACTION_FORMAT) throw new NewerFormat();
    return unseal<OfflineAction>(this.key, placeOf(this.owner, uid), sealed);
  }

  private exclusively<T>(work: () => Promise<T>): Promise<T> {
    return navigator.locks.request(`${WRITE_LOCK} ${this.owner.userId}`, work) as Promise<T>;
  }
}

const placeOf = ({ userId, centreId }: Owner, what: string): string => `${userId} ${centreId} ${what}`;

const isUnsettled = ({ status }: StoredAction): boolean => status === 'WAITING' || status === 'ERROR';

/** The centres at which actions of the user are neither sent nor dropped. */
export async function unsettledCentres(userId: string): Promise<readonly string[]> {
  const stored = await (await offlineDatabase()).getAllFromIndex('actions', 'user', userId);
  return [...new Set(stored.filter(isUnsettled).map(({ centreId }) => centreId))];
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
  const place: [string, string] = [owner.userId, owner.centreId];
  await navigator.locks.request(centreLock(owner), { ifAvailable: true }, async (lock) => {
    if (lock === null) return;
    await durably(['actions', 'data'], async (transaction) => {
      const stored = await transaction.objectStore('actions').index('owner').getAll(place);
      if (!stored.some(isUnsettled)) await transaction.objectStore('data').delete(place);
    });
  });
}

/**
 * Forgets the user's key, and all that it opens.
 *
 * @returns false: actions are waiting or to be corrected, nothing was forgotten
 */
export const forgetUser = (userId: string): Promise<boolean> =>
  durably(['actions', 'data', 'keys'], async (transaction) => {
    const actions = transaction.objectStore('actions');
    const stored = await actions.index('user').getAll(userId);
    if (stored.some(isUnsettled)) return false;
    for (const { seq } of stored) await actions.delete(seq!);
    const data = transaction.objectStore('data');
    for (const key of await data.index('user').getAllKeys(userId)) await data.delete(key);
    await transaction.objectStore('keys').delete(userId);
    return true;
  });
