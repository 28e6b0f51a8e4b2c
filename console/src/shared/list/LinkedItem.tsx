import Box from '@mui/material/Box';
import type { SystemStyleObject } from '@mui/system';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

const LINE = { color: 'text.primary', textDecoration: 'none' } as const;

/** An item of a list, the whole of which leads to a page where it has one. */
export function LinkedItem({
  to,
  sx,
  children,
}: {
  to: string | undefined;
  sx: SystemStyleObject;
  children: ReactNode;
}) {
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}>
      {to ? (
        <Box component={Link} to={to} sx={[LINE, sx, { '&:hover': { bgcolor: 'action.hover' } }]}>
          {children}
        </Box>
      ) : (
        <Box sx={[LINE, sx]}>{children}</Box>
      )}
    </Box>
  );
}
