import { useQueryClient } from '@tanstack/react-query';
import {
  type AuthProvider,
  CoreAdminContext,
  type DataProvider,
  type I18nProvider,
  type RouterProvider,
  useNotificationContext,
  useTranslate,
} from 'ra-core';
import { type ReactNode, useEffect, useMemo } from 'react';
import { credentials } from '../../api/credentials.js';
import { useI18n } from '../../i18n/I18nProvider.js';
import { useAnnounce } from '../../shared/feedback/Messages.js';
import { mayOpen } from '../access.js';
import { useSession } from '../session/SessionProvider.js';
import type { Session } from '../session/session.js';
import { dataProvider } from './data-provider.js';
import { listRouter } from './list-router.js';
import { listStore } from './list-store.js';

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

/** What react-admin asks about the user; the shell has signed in and guards the routes already. */
const createAuthProvider = (session: Pick<Session, 'user' | 'centre' | 'centres'>): AuthProvider => ({
  login: () => Promise.reject(new Error('Signing in has a page of its own')),
  logout: async () => '/logout',
  checkAuth: () => (credentials.token === null ? Promise.reject(new Error('signed out')) : Promise.resolve()),
  // A session that ended is continued in the shell's dialog: a list stays where it is.
  checkError: () => Promise.resolve(),
  getIdentity: async () => ({
    id: session.user.id,
    fullName: `${session.user.firstname} ${session.user.lastname}`,
  }),
  getPermissions: async () => session.user.authorities,
  canAccess: async ({ action }) =>
    action === 'list' ||
    action === 'show' ||
    mayOpen({ authorities: ['ROLE_ADMIN', 'ROLE_ADMIN_DISPATCH'], writes: true }, session),
});

/** What react-admin has to say appears where all messages do. */
function RecordsMessages() {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();
  const announce = useAnnounce();

  useEffect(() => {
    if (notifications.length === 0) return;
    const notification = takeNotification();
    if (!notification || typeof notification.message !== 'string') return;
    const { type, message, notificationOptions } = notification;
    const text = translate(message, notificationOptions?.messageArgs);
    announce[type === 'error' || type === 'warning' || type === 'success' ? type : 'info'](text);
  }, [notifications, takeNotification, translate, announce]);

  return null;
}
