import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { ToneName } from '../../theme/tokens.js';

/** A state in a word, on its tint. The word says it; the colour only helps. */
export function Tag({ tone = 'neutral', children }: { tone?: ToneName; children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        px: 1.75,
        py: 0.25,
        borderRadius: 1,
        fontSize: '0.8125rem',
        lineHeight: 1.45,
        fontWeight: 'fontWeightMedium',
        whiteSpace: 'nowrap',
        color: `tones.${tone}.ink`,
        bgcolor: `tones.${tone}.tint`,
      }}
    >
      {children}
    </Box>
  );
}
