/**
 * What a sign-out, and a change of the centre, have to do with what is kept offline; the code that reads it comes only
 * where there is something.
 */

/** What cannot be read is not forgotten either: it is there again when this user signs in next. */
async function hasOfflineData(): Promise<boolean> {
  const known = (await indexedDB.databases?.()) ?? [{ name: 'offline' }];
  return known.some(({ name }) => name === 'offline');
}

/** The centres where actions of the user wait to be sent or corrected: they keep the user from signing out (OF-9). */
export async function centresWithOfflineActions(userId: string): Promise<readonly string[]> {
  try {
    return (await hasOfflineData()) ? await (await import('./queue.js')).centresWithOpenActions(userId) : [];
  } catch {
    return [];
  }
}

/** A browser keeps what the selected centre needs to work offline, and not what others did (OF-10). */
export async function leaveOtherCentres(userId: string, centreId: string | undefined): Promise<void> {
  try {
    if (await hasOfflineData()) await (await import('./sign-out.js')).leaveCentres(userId, centreId);
  } catch {
    // It is tried again at the next start.
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
