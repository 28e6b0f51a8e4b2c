/** What signing out does to what is kept offline, in a chunk of its own. */
import { mirror, offlineMode } from './mirror.js';
import { forgetUser } from './queue.js';

/** @returns false: actions of the user are waiting or to be corrected, and nothing was forgotten */
export async function leaveOffline(userId: string): Promise<boolean> {
  if (!(await forgetUser(userId))) return false;
  mirror.clear();
  offlineMode.turnOff();
  return true;
}
