import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Panel } from './Panel.js';

interface Props {
  readonly title: string;
  readonly help?: string;
  /** What to do next: a button or a link. */
  readonly action?: ReactNode;
  /** It is all that the page says, hence its heading. */
  readonly isPage?: boolean;
  /** On a surface of its own. */
  readonly inPanel?: boolean;
}

/** Nothing is there, and this is what to do about it. */
export function EmptyState({ title, help, action, isPage = false, inPanel }: Props) {
  const shown = (
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
      <Typography variant="h3" component={isPage ? 'h1' : 'p'}>
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
  return inPanel ? <Panel>{shown}</Panel> : shown;
}
