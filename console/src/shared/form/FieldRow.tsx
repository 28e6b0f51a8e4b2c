import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Short fields side by side, one below the other on a small screen. */
export const FieldRow = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 4,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fit, minmax(200px, 1fr))' },
    }}
  >
    {children}
  </Box>
);
