/** What a sign-out has to do with what is kept offline; the code that reads it comes only where there is something. */

/** What cannot be read is not forgotten either: it is there again when this user signs in next. */
async function hasOfflineData(): Promise<boolean> {
  const known = (await indexedDB.databases?.()) ?? [{ name: 'offline' }];
  return known.some(({ name }) => name === 'offline');
}

/** True where actions of the user wait to be sent or corrected: they keep the user from signing out (OF-9). */
export async function hasOfflineActions(userId: string): Promise<boolean> {
  try {
    return (await hasOfflineData()) && (await (await import('./queue.js')).unsettledOf(userId)) > 0;
  } catch {
    return false;
  }
}

/** @returns false: actions of the user are waiting or to be corrected, and nothing was forgotten */
export async function forgetOffline(userId: string): Promise<boolean> {
  try {
    return !(await hasOfflineData()) || (await (await import('./sign-out.js')).leaveOffline(userId));
  } catch {
    return true;
  }
}
