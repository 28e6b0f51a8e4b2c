import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Stays at the bottom of the window: what finishes the page is always one key or thumb away. */
export const ActionBar = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      position: 'sticky',
      bottom: 0,
      zIndex: 2,
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      alignItems: 'center',
      gap: 3,
      mt: 5,
      mx: { xs: -4, md: 0 },
      px: { xs: 4, md: 0 },
      py: 3,
      bgcolor: 'background.default',
      borderTop: 1,
      borderColor: 'divider',
      displayPrint: 'none',
    }}
  >
    {children}
  </Box>
);
