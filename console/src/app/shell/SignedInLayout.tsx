import Box from '@mui/material/Box';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { credentials } from '../../api/credentials.js';
import { createQueryClient } from '../../api/queries.js';
import { SessionProvider } from '../../providers/session/SessionProvider.js';
import { ConfirmProvider } from '../../shared/dialog/Confirm.js';
import { FailedToLoad } from '../../shared/errors/FailedToLoad.js';
import { MessagesProvider } from '../../shared/feedback/Messages.js';
import { StartSkeleton } from '../StartSkeleton.js';
import { ShellFrame } from './ShellFrame.js';

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
            <ShellFrame />
          </ConfirmProvider>
        </MessagesProvider>
      </SessionProvider>
    </QueryClientProvider>
  );
}

/** A 401, or another window that signs out, ends the session here too; another user there starts afresh here. */
function SignOutWatch(): null {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  useEffect(() => {
    const leave = () => {
      const from = `${pathname}${search}`;
      void navigate(`/login?ended&from=${encodeURIComponent(from)}`, { replace: true });
    };
    const stopListening = credentials.onSignedOut(leave);
    const stopWatching = credentials.onChangedElsewhere((token) =>
      token === null ? leave() : window.location.reload(),
    );
    return () => {
      stopListening();
      stopWatching();
    };
  }, [navigate, pathname, search]);
  return null;
}
