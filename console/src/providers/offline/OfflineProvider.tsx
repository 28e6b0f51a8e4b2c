import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { useSession } from '../session/SessionProvider.js';
import { offlineCentre, setOfflineCentre, waitingActions } from './offline-storage.js';

interface Offline {
  /** The selected centre may work disconnected. */
  readonly offered: boolean;
  readonly active: boolean;
  readonly enter: () => void;
  /** False, and nothing changes, while actions wait to be sent. */
  readonly leave: () => boolean;
}

const Context = createContext<Offline | undefined>(undefined);

/** Switching to another centre switches the mode off: it belongs to the centre in which it was entered. */
export function OfflineProvider({ children }: { children: ReactNode }) {
  const { centre } = useSession();
  const [activeFor, setActiveFor] = useState(offlineCentre);
  const offered = centre?.modeOffline ?? false;
  const centreId = centre?.id;

  const change = useCallback((id: string | undefined) => {
    setOfflineCentre(id);
    setActiveFor(id);
  }, []);

  const value = useMemo<Offline>(
    () => ({
      offered,
      active: offered && activeFor === centreId,
      enter: () => change(centreId),
      leave: () => {
        if (waitingActions() > 0) return false;
        change(undefined);
        return true;
      },
    }),
    [offered, activeFor, centreId, change],
  );
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

export function useOffline(): Offline {
  const value = useContext(Context);
  if (!value) throw new Error('useOffline is called outside OfflineProvider');
  return value;
}
