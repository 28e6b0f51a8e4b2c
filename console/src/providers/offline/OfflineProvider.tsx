import { useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { invalidateLedger } from '../../api/queries.js';
import { useSession } from '../session/SessionProvider.js';
import { onlyReads } from '../session/session.js';
import { centresWithOfflineActions, leaveOtherCentres } from './leaving.js';
import { mirror } from './mirror.js';
import { isNewer } from './newer.js';
import type { OfflineController, OfflineState } from './OfflineController.js';

interface Offline {
  /**
   * Undefined where the selected centre has no offline mode, and nothing was left when that was switched off, where
   * this browser cannot keep anything, or the user only reads.
   */
  readonly controller: OfflineController | undefined;
  /**
   * Why there is none, though there should be. `unsupported`: this browser cannot keep anything. `newer`: a newer
   * version of the console has written what is kept here, this page must be loaded again.
   */
  readonly problem: OfflineProblem | undefined;
}

type OfflineProblem = 'unsupported' | 'newer';

const Context = createContext<Offline>({ controller: undefined, problem: undefined });

/**
 * Actions are kept for vaccination centres with `modeOffline`, and shown at others that had it before, until they are
 * settled; for all others nothing of it is loaded.
 */
export function OfflineProvider({ children, loading }: { children: ReactNode; loading: ReactNode }) {
  const queryClient = useQueryClient();
  const session = useSession();
  const { user, centre, zone } = session;
  const reads = onlyReads(session);
  const hasMode = centre?.type === 'VACCINATION' && centre.modeOffline && !reads;
  const centreId = centre?.id;
  const [opened, setOpened] = useState<{
    readonly centreId: string;
    readonly controller?: OfflineController;
    readonly problem?: OfflineProblem;
  }>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a session that is read again is the same workplace.
  useEffect(() => {
    if (!hasMode) mirror.leave(user.id);
    void leaveOtherCentres(user.id, hasMode ? centre.id : undefined);
    // What a user who only reads has left is not sent, but can be dropped (`UnsettledActions`).
    if (!centre || reads) return;
    const closing = new AbortController();
    const fail = (problem: OfflineProblem) => {
      if (closing.signal.aborted) return;
      closing.abort();
      setOpened({ centreId: centre.id, problem });
    };
    const begin = async () => {
      if (!hasMode && !(await centresWithOfflineActions(user.id)).includes(centre.id)) return;
      const { isSupported, OfflineController: Controller } = await import('./index.js');
      if (!isSupported()) throw new Error('this browser keeps nothing for the offline mode');
      const controller = await Controller.open(
        { userId: user.id, centre, zone },
        {
          onChanged: () => void invalidateLedger(queryClient),
          onNewer: () => fail('newer'),
          closing,
        },
      );
      if (!closing.signal.aborted) setOpened({ centreId: centre.id, controller });
    };
    begin().catch((error: unknown) => fail(isNewer(error) ? 'newer' : 'unsupported'));
    return () => {
      closing.abort();
      setOpened(undefined);
    };
  }, [centreId, hasMode, reads, user.id, zone, queryClient]);

  const isOpen = opened?.centreId === centreId;
  const { controller, problem } = (isOpen && opened) || {};
  const value = useMemo(() => ({ controller, problem }), [controller, problem]);
  // Until it is known whether one works offline here, nobody knows who answers.
  if (hasMode && !isOpen) return loading;
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

export const useOffline = (): Offline => useContext(Context);

const never = () => () => undefined;
const nothing = () => undefined;

/** What screens show of the offline mode; undefined where there is none. */
export function useOfflineState(): OfflineState | undefined {
  const { controller } = useOffline();
  return useSyncExternalStore(controller?.subscribe ?? never, controller?.getState ?? nothing);
}

/** The user works offline: screens read and write what is kept in this browser. */
export const useIsOffline = (): boolean => useOfflineState()?.isOn === true;
