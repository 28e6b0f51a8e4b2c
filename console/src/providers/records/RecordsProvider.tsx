import { useQueryClient } from '@tanstack/react-query';
import { CoreAdminContext, type DataProvider, type I18nProvider, type RouterProvider } from 'ra-core';
import { type ReactNode, useMemo } from 'react';
import { useI18n } from '../../i18n/I18nProvider.js';
import { useSession } from '../session/SessionProvider.js';
import { createAuthProvider } from './auth-provider.js';
import { dataProvider } from './data-provider.js';
import { listRouter } from './list-router.js';
import { listStore } from './list-store.js';
import { RecordsMessages } from './RecordsMessages.js';

interface Props {
  readonly children: ReactNode;
  readonly router?: RouterProvider;
  readonly provider?: DataProvider;
}

/**
 * react-admin under a screen, with the session, the words, the cache and the theme of all other screens. Loaded with
 * the first list, not before: a user who only takes vials out of a fridge never downloads it.
 */
export function RecordsProvider({ children, router = listRouter, provider = dataProvider }: Props) {
  const session = useSession();
  const queryClient = useQueryClient();
  const { translations } = useI18n();
  const authProvider = useMemo(() => createAuthProvider(session), [session]);
  const { id: userId } = session.user;
  const store = useMemo(() => listStore(userId), [userId]);
  return (
    <CoreAdminContext
      dataProvider={provider}
      authProvider={authProvider}
      i18nProvider={translations as unknown as I18nProvider}
      queryClient={queryClient}
      store={store}
      routerProvider={router}
    >
      <RecordsMessages />
      {children}
    </CoreAdminContext>
  );
}
