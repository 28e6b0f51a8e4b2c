import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { credentials } from '../../api/credentials.js';
import { SESSION_KEY } from '../../providers/session/SessionProvider.js';

/**
 * A window that signs out signs out every other. Where another user has signed in there, this window begins anew for
 * that user; a new token of the same user is used from the next call on, and nothing is rendered anew. A session that
 * ends before anything is shown leads to the sign-in; one that ends later, and that of users who stay on a page that is
 * not saved, is continued by `SignInAgain`.
 */
export function SignOutWatch(): null {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { pathname, search } = useLocation();

  useEffect(() => {
    const leave = () => {
      const from = `${pathname}${search}`;
      void navigate(`/login?ended&from=${encodeURIComponent(from)}`, { replace: true });
    };
    const stopListening = credentials.onEnded(() => {
      if (queryClient.getQueryData(SESSION_KEY) !== undefined) return;
      credentials.forget();
      leave();
    });
    const stopWatching = credentials.onChanged(() => {
      if (credentials.isTakenOver) startAfresh();
      else if (credentials.token === null) leave();
    });
    return () => {
      stopListening();
      stopWatching();
    };
  }, [navigate, queryClient, pathname, search]);
  return null;
}

/** Whatever was typed: it is not the new user's, who must not be asked about it. */
function startAfresh(): void {
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  window.location.assign('/');
}
