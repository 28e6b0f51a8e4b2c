/** What is done with offline work of centres that are not selected, and of all at the sign-out; a chunk of its own. */
import { serviceNow } from '../../api/service-clock.js';
import { isOpen, type OfflineAction } from './action.js';
import { mirror, offlineMode, sendingAsked } from './mirror.js';
import {
  centresWithData,
  centresWithOpenActions,
  forgetData,
  forgetUser,
  OfflineQueue,
  type Owner,
  queueChannel,
} from './queue.js';

/** @returns false: actions of the user are waiting or to be corrected, and nothing was forgotten */
export async function leaveOffline(userId: string): Promise<boolean> {
  // What nobody can read is removed, and keeps nobody from signing out.
  await openActionsOf(userId);
  if (!(await forgetUser(userId))) return false;
  mirror.clear();
  offlineMode.turnOffOf(userId);
  sendingAsked.turnOffOf(userId);
  return true;
}

/**
 * Forgets what was synchronised for other centres, where neither actions nor another window need it
 * (docs/rules/offline.md, OF-10).
 *
 * @param kept undefined: the user works for no centre with the offline mode
 */
export async function leaveCentres(userId: string, kept: string | undefined): Promise<void> {
  for (const centreId of await centresWithData(userId)) {
    const owner = { userId, centreId };
    if (centreId !== kept && !offlineMode.isOn(owner)) await forgetData(owner);
  }
}

/** The user's actions that are neither sent nor dropped, by their centre. */
export type OpenActions = ReadonlyMap<string, readonly OfflineAction[]>;

/** None for a centre whose actions were written by a newer version: they are there, but cannot be read here. */
export async function openActionsOf(userId: string): Promise<OpenActions> {
  const read = async (centreId: string) => {
    const queue = await OfflineQueue.open({ userId, centreId });
    const actions = await queue.actions().catch(() => []);
    return [centreId, actions.filter(isOpen)] as const;
  };
  return new Map(await Promise.all((await centresWithOpenActions(userId)).map(read)));
}

/**
 * Gives up all that is open at a centre for which it can be sent no more (docs/rules/offline.md, OF-9).
 *
 * @throws DOMException where there is no room
 */
export async function dropAll(owner: Owner, reason: string): Promise<void> {
  const queue = await OfflineQueue.open(owner);
  const dropped = { reason, at: serviceNow().toISOString() };
  for (const { uid } of (await queue.actions()).filter(isOpen)) {
    await queue.change(uid, (action) =>
      isOpen(action) ? { ...action, status: 'ERROR', dropped } : undefined,
    );
  }
  const channel = queueChannel();
  channel.postMessage('changed');
  channel.close();
}
