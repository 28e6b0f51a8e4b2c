import type { AuthProvider } from 'ra-core';
import { credentials } from '../../api/credentials.js';
import { mayOpen } from '../access.js';
import type { Session } from '../session/session.js';

/** What react-admin asks about the user; the shell has signed in and guards the routes already. */
export const createAuthProvider = (session: Pick<Session, 'user' | 'centre' | 'centres'>): AuthProvider => ({
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
