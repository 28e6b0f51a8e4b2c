import Box from '@mui/material/Box';
import { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { credentials } from '../../api/credentials.js';
import { createQueryClient } from '../../api/queries.js';
import { userOf } from '../../api/token-claims.js';
import { OfflineProvider } from '../../providers/offline/OfflineProvider.js';
import { SESSION_KEY, SessionProvider } from '../../providers/session/SessionProvider.js';
import { ConfirmProvider } from '../../shared/dialog/Confirm.js';
import { FailedToLoad } from '../../shared/errors/FailedToLoad.js';
import { MessagesProvider } from '../../shared/feedback/Messages.js';
import { StartSkeleton } from '../StartSkeleton.js';
import { ShellFrame } from './ShellFrame.js';
import { SignInAgain } from './SignInAgain.js';

/** Everything behind the sign-in. What was read lives as long as the session: the next user finds nothing of it. */
export default function SignedInLayout() {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <SignOutWatch />
      <SessionProvider
        loading={<StartSkeleton />}
        failed={(error, retry) => (
          <Box sx={{ p: 8 }}>
            <FailedToLoad error={error} retry={retry} />
          </Box>
        )}
      >
        <MessagesProvider>
          <ConfirmProvider>
            <OfflineProvider loading={<StartSkeleton />}>
              <ShellFrame />
            </OfflineProvider>
            <SignInAgain />
          </ConfirmProvider>
        </MessagesProvider>
      </SessionProvider>
    </QueryClientProvider>
  );
}

/**
 * A window that signs out signs out every other; another user there starts afresh here; a new token of the same user
 * is used from the next call on, and nothing is drawn anew. A session that ends before anything is shown leads to the
 * sign-in; later, `SignInAgain` continues it.
 */
function SignOutWatch(): null {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { pathname, search } = useLocation();
  const [userId] = useState(() => userOf(credentials.token));

  useEffect(() => {
    const leave = () => {
      credentials.forget();
      const from = `${pathname}${search}`;
      void navigate(`/login?ended&from=${encodeURIComponent(from)}`, { replace: true });
    };
    const stopListening = credentials.onEnded(() => {
      if (queryClient.getQueryData(SESSION_KEY) === undefined) leave();
    });
    const stopWatching = credentials.onChanged(() => {
      if (credentials.token === null) leave();
      else if (userOf(credentials.token) !== userId) window.location.assign('/');
    });
    return () => {
      stopListening();
      stopWatching();
    };
  }, [navigate, queryClient, pathname, search, userId]);
  return null;
}
