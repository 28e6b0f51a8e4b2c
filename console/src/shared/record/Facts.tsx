import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface Fact {
  readonly label: string;
  /** Nothing is shown as a dash. */
  readonly value: ReactNode;
  /** Takes the whole width: comments. */
  readonly wide?: boolean;
}

/** What a record says, label over value, in columns. */
export function Facts({
  facts,
  columns = 3,
  compact = false,
}: {
  facts: readonly Fact[];
  columns?: 1 | 2 | 3;
  /** Two beside one another on a phone too: short values, above a form. */
  compact?: boolean;
}) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: compact ? 3 : 4,
        gridTemplateColumns: {
          xs: compact ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)',
          sm: `repeat(${Math.min(columns, 2)}, minmax(0, 1fr))`,
          md: `repeat(${columns}, minmax(0, 1fr))`,
        },
      }}
    >
      {facts.map(({ label, value, wide }) => (
        <Box key={label} sx={{ gridColumn: wide ? '1 / -1' : undefined, minWidth: 0 }}>
          <Typography component="dt" variant="caption" color="textSecondary">
            {label}
          </Typography>
          <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {value === null || value === undefined || value === '' ? '–' : value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
