/** What the offline mode keeps in the local storage, beside its database. */
import { isOpen, type OfflineAction } from './action.js';
import type { LocalStock } from './local-stock.js';
import type { Owner } from './queue.js';

const ACTIONS = 'offline-actions';
const DATA = 'offline-data';

/** An action as `offline-actions` holds it. */
export interface MirroredAction extends Pick<OfflineAction, 'uid' | 'type' | 'datetime' | 'status' | 'data'> {
  readonly open: boolean;
  /** Ids of the user and the centre that it belongs to. */
  readonly user: string;
  readonly centre: string;
  /** Absent in what an earlier version has written. */
  readonly centreName?: string;
}

interface Mirrored {
  readonly owner: Owner;
  /** Those of the owner, and those that have disappeared until the user has read it. */
  readonly actions: readonly MirroredAction[];
  readonly local: LocalStock;
  /** ISO instant of the last synchronisation, by the service's clock; undefined: there was none. */
  readonly at: string | undefined;
}

/**
 * A copy of what the database holds. `offline-actions` is read to find actions that the browser has lost, and the name
 * of a centre that the user no longer has. `offline-data` is written, and the console does not read it
 * (docs/decisions/0023-a-queue-in-the-browser.md).
 */
export const mirror = {
  actions(): readonly MirroredAction[] {
    try {
      return JSON.parse(localStorage.getItem(ACTIONS) ?? '[]') as readonly MirroredAction[];
    } catch {
      return [];
    }
  },

  /** Those that were neither sent nor dropped when they were last read. */
  openOf: ({ userId, centreId }: Owner): readonly MirroredAction[] =>
    openOf(userId).filter(({ centre }) => centre === centreId),

  /** Keeps the open actions of the user's other centres, by which lost ones are found; removes those of other users. */
  write({ owner: { userId, centreId }, actions, local: { notes, rows }, at }: Mirrored): void {
    const elsewhere = openOf(userId).filter(({ centre }) => centre !== centreId);
    const data = {
      lastSynchronisation: at ?? null,
      deliveryNotes: notes.map(({ id, numeroBl }) => ({ id, numeroBl })),
      stocks: rows.map(({ id, lot, quantite, produit }) => ({
        id,
        lot,
        quantite,
        product: produit.nomCommercial,
      })),
    };
    try {
      localStorage.setItem(ACTIONS, JSON.stringify([...elsewhere, ...actions]));
      localStorage.setItem(DATA, JSON.stringify(data));
    } catch {
      // The local storage is full: an old copy would be wrong, none is only missing.
      mirror.clear();
    }
  },

  /** Where the selected centre keeps nothing offline: only the user's open actions stay, to find lost ones by. */
  leave(userId: string): void {
    const open = openOf(userId);
    mirror.clear();
    if (open.length > 0) localStorage.setItem(ACTIONS, JSON.stringify(open));
  },

  clear(): void {
    localStorage.removeItem(ACTIONS);
    localStorage.removeItem(DATA);
  },
};

/** An action as the copy holds it. */
export const mirrored = (
  { uid, type, datetime, status, data, dropped }: OfflineAction,
  { userId, centreId }: Owner,
  centreName: string,
): MirroredAction => ({
  uid,
  type,
  datetime,
  status,
  data,
  open: isOpen({ status, dropped }),
  user: userId,
  centre: centreId,
  centreName,
});

const openOf = (userId: string): readonly MirroredAction[] =>
  mirror.actions().filter(({ user, open }) => open && user === userId);

const entryOf = ({ userId, centreId }: Owner): string => `${userId} ${centreId}`;

/** A set of owners, a line for each user and centre. */
function owners(name: string) {
  const entries = (): readonly string[] => localStorage.getItem(name)?.split('\n') ?? [];
  const keep = (kept: readonly string[]): void => {
    try {
      if (kept.length > 0) localStorage.setItem(name, kept.join('\n'));
      else localStorage.removeItem(name);
    } catch {
      // The local storage is full: it holds for this page only.
    }
  };
  return {
    isOn: (owner: Owner): boolean => entries().includes(entryOf(owner)),
    turnOn: (owner: Owner): void => keep([...new Set([...entries(), entryOf(owner)])]),
    turnOff: (owner: Owner): void => keep(entries().filter((each) => each !== entryOf(owner))),
    turnOffOf: (userId: string): void => keep(entries().filter((each) => !each.startsWith(`${userId} `))),
  };
}

/** For whom, and for which of their centres, this browser works offline. */
export const offlineMode = owners('offline-mode');

/** Whose user has said that what waits is to be sent, until all of it was: it goes on after a reload. */
export const sendingAsked = owners('offline-sending');
