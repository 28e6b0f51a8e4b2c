import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly help?: string;
  /** What to do next: a button or a link. */
  readonly action?: ReactNode;
}

/** Nothing is there, and this is what to do about it. */
export function EmptyState({ title, help, action }: Props) {
  return (
    <Box
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 2,
        px: 4,
        py: { xs: 8, md: 12 },
        textAlign: 'center',
      }}
    >
      <Typography variant="h3" component="p">
        {title}
      </Typography>
      {help && (
        <Typography color="textSecondary" sx={{ maxWidth: '44ch' }}>
          {help}
        </Typography>
      )}
      {action && <Box sx={{ mt: 2 }}>{action}</Box>}
    </Box>
  );
}
