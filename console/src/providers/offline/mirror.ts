/** The local storage keys in which the offline mode is read without its database. */
import { isOpen, type OfflineAction } from './action.js';
import type { LocalStock } from './local-stock.js';
import type { Owner } from './queue.js';

const ACTIONS = 'offline-actions';
const DATA = 'offline-data';
const MODE = 'offline-mode';

/** An action as `offline-actions` holds it. */
export interface MirroredAction extends Pick<OfflineAction, 'uid' | 'type' | 'datetime' | 'status' | 'data'> {
  readonly open: boolean;
  /** Ids of the user and the centre that it belongs to. */
  readonly user: string;
  readonly centre: string;
}

interface Mirrored extends Owner {
  readonly actions: readonly OfflineAction[];
  readonly local: LocalStock;
  /** ISO instant of the last synchronisation; undefined: there was none. */
  readonly at: string | undefined;
}

/** What windows without the queue read: the actions, and what there is to work with. A copy; the truth is in the queue. */
export const mirror = {
  actions(): readonly MirroredAction[] {
    try {
      return JSON.parse(localStorage.getItem(ACTIONS) ?? '[]') as readonly MirroredAction[];
    } catch {
      return [];
    }
  },

  write({ userId, centreId, actions, local: { notes, rows }, at }: Mirrored): void {
    const mirrored = actions.map(
      ({ uid, type, datetime, status, data, dropped }): MirroredAction => ({
        uid,
        type,
        datetime,
        status,
        data,
        open: isOpen({ status, dropped }),
        user: userId,
        centre: centreId,
      }),
    );
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
      localStorage.setItem(ACTIONS, JSON.stringify(mirrored));
      localStorage.setItem(DATA, JSON.stringify(data));
    } catch {
      // The local storage is full: an old copy would be wrong, none is only missing.
      mirror.clear();
    }
  },

  /** Another user's copy is none of this user's. */
  clearOfOthers(userId: string): void {
    if (mirror.actions().some(({ user }) => user !== userId)) mirror.clear();
  },

  clear(): void {
    localStorage.removeItem(ACTIONS);
    localStorage.removeItem(DATA);
  },
};

/** For whom, and for which centre, this browser works offline. */
export const offlineMode = {
  isOn: ({ userId, centreId }: Owner): boolean => localStorage.getItem(MODE) === `${userId} ${centreId}`,
  turnOn: ({ userId, centreId }: Owner): void => localStorage.setItem(MODE, `${userId} ${centreId}`),
  turnOff: (): void => localStorage.removeItem(MODE),
};
