import Box from '@mui/material/Box';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createQueryClient } from '../../api/queries.js';
import { OfflineProvider } from '../../providers/offline/OfflineProvider.js';
import { SessionProvider } from '../../providers/session/SessionProvider.js';
import { ConfirmProvider } from '../../shared/dialog/Confirm.js';
import { FailedToLoad } from '../../shared/errors/FailedToLoad.js';
import { MessagesProvider } from '../../shared/feedback/Messages.js';
import { StartSkeleton } from '../StartSkeleton.js';
import { ShellFrame } from './ShellFrame.js';
import { SignInAgain } from './SignInAgain.js';
import { SignOutWatch } from './SignOutWatch.js';

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
