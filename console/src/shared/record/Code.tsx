import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A lot or a number: set so that it can be compared with what is printed on the box. */
export const Code = ({ children }: { children: ReactNode }) => (
  <Typography component="span" variant="code">
    {children}
  </Typography>
);
