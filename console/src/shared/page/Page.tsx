import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { space } from '../../theme/tokens.js';

interface Props {
  readonly title: string;
  /** Beside the title: state of the record, a count. */
  readonly aside?: ReactNode;
  /** Buttons at the right of the title: print, export, create. */
  readonly actions?: ReactNode;
  /** A line under the title. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  /** `form`: as wide as a form reads well; `full`: tables. */
  readonly width?: 'form' | 'full';
}

/** Every page begins alike: one heading, what can be done with it, then the content. */
export function Page({ title, aside, actions, lead, children, width = 'full' }: Props) {
  return (
    <Box sx={{ maxWidth: width === 'form' ? space.form : space.page, mx: 'auto', width: '100%' }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 3,
          mb: { xs: 4, md: 5 },
          minHeight: 40,
        }}
      >
        <Typography variant="h1" sx={{ fontSize: { xs: '1.5rem', md: '1.75rem' } }}>
          {title}
        </Typography>
        {aside}
        {actions && (
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              justifyContent: 'flex-end',
              gap: 2,
              ml: 'auto',
              displayPrint: 'none',
            }}
          >
            {actions}
          </Box>
        )}
        {lead && (
          <Typography color="textSecondary" sx={{ flexBasis: '100%', mt: -1 }}>
            {lead}
          </Typography>
        )}
      </Box>
      {children}
    </Box>
  );
}
