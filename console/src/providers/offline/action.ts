/** An action that was made offline: what is stored of it until the service has it, and what screens show. */
import type { Refusal } from '../../api/errors.js';

const ACTION_TYPES = ['ENTRY', 'EXIT', 'SCRAPPING', 'UPDATE_STOCK'] as const;
export type ActionType = (typeof ACTION_TYPES)[number];

/** WAITING: to be sent. ERROR: refused by the service; to be corrected, resent or dropped. */
export type ActionStatus = 'WAITING' | 'SUCCESS' | 'ERROR';

/** What a list of actions shows; the names are those of the local storage key `offline-actions`. */
export interface ActionSummary {
  readonly bl: string | null;
  readonly product: string | null;
  readonly batch: string | null;
  /** Packages; signed for a stock edit. */
  readonly quantity: number | null;
  readonly conditionning: string | null;
  /** Syringes. */
  readonly seringue: number | null;
  readonly exitType: string | null;
  /** Name of the vaccination point. */
  readonly destination: string | null;
  readonly comment: string | null;
}

export interface OfflineAction {
  /** UUID, sent as `Idempotency-Key`. */
  readonly uid: string;
  readonly type: ActionType;
  /** ISO instant at which it was made: its `dateOperation`. */
  readonly datetime: string;
  readonly status: ActionStatus;
  readonly data: ActionSummary;
  /** Body of the call, without `dateOperation`. */
  readonly body: Readonly<Record<string, unknown>>;
  /** Batches that it is about; of a reception, the lines of the note. What is about the same batch is sent after it. */
  readonly batches: readonly string[];
  /** Packages by which it changes each batch; of a reception, by how many fewer arrived of each line. */
  readonly effects: Readonly<Record<string, number>>;
  /** Of a reception: the note. */
  readonly noteId?: string;
  /**
   * Of SUCCESS: what the service answered, the ledger position at which it is seen, and when that was: an ISO instant
   * of the service's clock, absent in what an earlier version has written.
   */
  readonly answer?: { readonly id: string; readonly position: string; readonly at?: string };
  /** Of ERROR. */
  readonly refusal?: Refusal;
  /** Ids that it had before it was corrected. */
  readonly corrects?: readonly string[];
  /** Of ERROR: the user does not send it any more, why, and since when: an ISO instant of the service's clock. */
  readonly dropped?: { readonly reason: string; readonly at: string };
}

/** Neither sent nor given up: it keeps its user from signing out. */
export const isOpen = ({ status, dropped }: Pick<OfflineAction, 'status' | 'dropped'>): boolean =>
  status === 'WAITING' || (status === 'ERROR' && dropped === undefined);

interface Call {
  readonly method: 'post' | 'put';
  readonly path: string;
}

/** The call of each type: the same as online. */
export const CALLS: Readonly<Record<ActionType, Call>> = {
  ENTRY: { method: 'post', path: '/vaccination/entree-stock' },
  EXIT: { method: 'post', path: '/vaccination/sortieFrigo' },
  SCRAPPING: { method: 'post', path: '/vaccination/dechet' },
  UPDATE_STOCK: { method: 'put', path: '/vaccination/stock' },
};

/** The type of action that a call is; undefined for calls that are not made offline. */
export const typeOfCall = (method: string, path: string): ActionType | undefined =>
  ACTION_TYPES.find((type) => CALLS[type].method === method && CALLS[type].path === path);

/** The waiting actions, in their order, that nothing refused before them holds back. */
export function sendable(actions: readonly OfflineAction[]): readonly OfflineAction[] {
  const held = heldBack(actions);
  return actions.filter(({ uid, status }) => status === 'WAITING' && !held.has(uid));
}

/** The waiting actions that wait for a refused one about the same batch to be corrected or dropped: uid → its uid. */
export function heldBack(actions: readonly OfflineAction[]): ReadonlyMap<string, string> {
  const held = new Map<string, string>();
  const refusedBy = new Map<string, string>();
  for (const action of actions) {
    if (!isOpen(action)) continue;
    const cause = action.batches.map((batch) => refusedBy.get(batch)).find((uid) => uid !== undefined);
    if (action.status === 'WAITING' && cause === undefined) continue;
    if (action.status === 'WAITING') held.set(action.uid, cause!);
    for (const batch of action.batches) refusedBy.set(batch, cause ?? action.uid);
  }
  return held;
}
