import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { credentials } from '../../api/credentials.js';
import { OfflineProvider } from '../../providers/offline/OfflineProvider.js';
import { SessionProvider } from '../../providers/session/SessionProvider.js';
import { FailedToLoad } from '../../shared/errors/FailedToLoad.js';
import { StartSkeleton } from '../StartSkeleton.js';
import { ShellFrame } from './ShellFrame.js';

/** Everything behind the sign-in. */
export default function SignedInLayout() {
  useSignOut();
  return (
    <SessionProvider
      loading={<StartSkeleton />}
      failed={(error, retry) => (
        <Box sx={{ p: 8 }}>
          <FailedToLoad error={error} retry={retry} />
        </Box>
      )}
    >
      <OfflineProvider>
        <ShellFrame />
      </OfflineProvider>
    </SessionProvider>
  );
}

/** A 401, or another window that signs out, ends the session here too; another user there starts afresh here. */
function useSignOut(): void {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { pathname, search } = useLocation();

  useEffect(() => {
    const leave = () => {
      queryClient.clear();
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
  }, [navigate, queryClient, pathname, search]);
}
