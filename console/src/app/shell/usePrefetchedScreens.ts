import { useEffect } from 'react';
import { useIsOffline } from '../../providers/offline/OfflineProvider.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { menuOf, OFFLINE_PATHS } from '../../shared/navigation/workplace-menu.js';
import { SCREENS } from '../routes.js';

/** A moment in which nobody waits for anything; browsers without one get a second's pause. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve());
    else setTimeout(resolve, 1_000);
  });

/** Whoever pays by the byte fetches what he opens. */
const savesData = (): boolean =>
  (navigator as { connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/** The code of every screen in the menu is there before its link is clicked, one after the other in idle moments. */
export function usePrefetchedScreens(): void {
  const session = useSession();
  const isOffline = useIsOffline();
  const { work, more } = menuOf(session);
  const paths = [...work, ...more].map(({ path }) => path).join(' ');

  // Who works offline needs them at once, and cannot fetch them later.
  useEffect(() => {
    if (!isOffline) return;
    for (const { path, screen } of SCREENS) {
      if (OFFLINE_PATHS.includes(path)) screen().catch(() => undefined);
    }
  }, [isOffline]);

  useEffect(() => {
    if (savesData()) return;
    let isLeft = false;
    const fetchAll = async () => {
      for (const { path, screen } of SCREENS) {
        if (!paths.split(' ').includes(path)) continue;
        await idle();
        if (isLeft) return;
        // Without a network nothing is prefetched; opening the screen says what is wrong.
        await screen().catch(() => undefined);
      }
    };
    void fetchAll();
    return () => {
      isLeft = true;
    };
  }, [paths]);
}
