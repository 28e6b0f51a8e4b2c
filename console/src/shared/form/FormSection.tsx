import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface Props {
  readonly title: string;
  /** Position of a step; absent where the order does not matter. */
  readonly step?: number;
  /** What this step waits for: it is greyed out and says so. */
  readonly waitsFor?: string;
  readonly children: ReactNode;
}

/** One step of an operation: all steps stay on the page, so that nothing chosen is ever out of sight. */
export function FormSection({ title, step, waitsFor, children }: Props) {
  const titleId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 3,
        // Beside the fields where a large form leaves the room.
        '@container (min-width: 700px)': { gridTemplateColumns: '170px minmax(0, 1fr)', gap: 6 },
        p: { xs: 4, md: 5 },
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-child': { borderBottom: 0 },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2.5 }}>
        {step !== undefined && (
          <Typography
            component="span"
            aria-hidden
            sx={{
              color: waitsFor ? 'text.disabled' : 'primary.main',
              fontWeight: 'fontWeightBold',
              width: 14,
            }}
          >
            {step}
          </Typography>
        )}
        <Typography
          id={titleId}
          variant="h3"
          component="h2"
          color={waitsFor ? 'textSecondary' : 'textPrimary'}
        >
          {title}
        </Typography>
      </Box>
      <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
        {waitsFor ? <Typography color="textSecondary">{waitsFor}</Typography> : children}
      </Box>
    </Box>
  );
}
