import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useContext, useMemo } from 'react';
import { credentials } from '../../api/credentials.js';
import { useI18n } from '../../i18n/I18nProvider.js';
import { createFormat, dateFormatOf, type Format } from '../../shared/format/format.js';
import { keptSession } from './kept-session.js';
import { loadSession, loadSessionAt } from './load.js';
import type { Session } from './session.js';
import { useTokenRefresh } from './useTokenRefresh.js';

export const SESSION_KEY = ['session'] as const;

interface SessionValue extends Session {
  readonly format: Format;
  /** What is on screen belongs to a centre: for another it is read again. Null: an administrator leaves the centre. */
  readonly selectCentre: (id: string | null) => Promise<void>;
  /** After a change of the profile or of a preference. */
  readonly reload: () => Promise<void>;
  /**
   * After a sign-in over the page: a sign-out in another window has removed from the storage what this one works with.
   */
  readonly keepAgain: () => void;
}

const Context = createContext<SessionValue | undefined>(undefined);

interface Props {
  readonly children: ReactNode;
  readonly loading: ReactNode;
  readonly failed: (error: Error, retry: () => void) => ReactNode;
}

/** From here on the window works for the centre of this session. */
function take(session: Session): void {
  credentials.selectCentre(session.centre?.id ?? null);
  keptSession.keep(session);
}

const untilAnswered = ({ state }: { readonly state: { readonly dataUpdatedAt: number } }) =>
  state.dataUpdatedAt === 0 ? 'always' : true;

export function SessionProvider({ children, loading, failed }: Props) {
  const queryClient = useQueryClient();
  const { locale, translations, changeLocale } = useI18n();
  const { data, error, refetch } = useQuery({
    queryKey: SESSION_KEY,
    queryFn: async ({ signal }) => {
      const session = await loadSession(credentials.centreId);
      signal.throwIfAborted();
      take(session);
      // The user's own language, before anything is read in another.
      await changeLocale(session.user.langue, 'all');
      return session;
    },
    staleTime: Number.POSITIVE_INFINITY,
    // What was kept is shown until the service has answered.
    initialData: keptSession.read,
    initialDataUpdatedAt: 0,
    refetchOnMount: untilAnswered,
    refetchOnReconnect: untilAnswered,
  });

  useTokenRefresh();

  const reload = useCallback(async () => {
    await queryClient.invalidateQueries({ queryKey: SESSION_KEY });
  }, [queryClient]);

  const selectCentre = useCallback(
    async (id: string | null) => {
      const session = await loadSessionAt(id);
      // What is still on its way was asked for the centre that is left.
      await queryClient.cancelQueries({ queryKey: SESSION_KEY });
      take(session);
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION_KEY[0] });
      queryClient.setQueryData(SESSION_KEY, session);
    },
    [queryClient],
  );

  const value = useMemo<SessionValue | undefined>(
    () =>
      data && {
        ...data,
        format: createFormat(
          { dateFormat: data.user.chosenDateFormat ?? dateFormatOf(locale), locale, zone: data.zone },
          translations.translate,
        ),
        selectCentre,
        reload,
        keepAgain: () => take(data),
      },
    [data, locale, translations, selectCentre, reload],
  );

  if (error && !data) return failed(error, () => void refetch());
  if (!value) return loading;
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

export function useSession(): SessionValue {
  const value = useContext(Context);
  if (!value) throw new Error('useSession is called outside SessionProvider');
  return value;
}

export const useFormat = (): Format => useSession().format;
