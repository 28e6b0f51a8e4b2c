import { useEffect } from 'react';
import { useIsOffline } from '../../providers/offline/OfflineProvider.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { menuOf, OFFLINE_PATHS } from '../../shared/navigation/workplace-menu.js';
import { idle, savesData } from '../prefetch.js';
import { SCREENS } from '../routes.js';

/** The code of every screen in the menu is there before its link is clicked, one after the other in idle moments. */
export function usePrefetchedScreens(): void {
  const session = useSession();
  const isOffline = useIsOffline();
  const { work, more } = menuOf(session);
  const paths = [...work, ...more].map(({ path }) => path).join(' ');

  // Users who work offline need these screens, and cannot load them later.
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
