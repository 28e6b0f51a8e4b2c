import Box, { type BoxProps } from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Panel } from './Panel.js';

interface Props extends Pick<BoxProps, 'sx' | 'children'> {
  readonly title: string;
  /** A line under the title. */
  readonly help?: string;
  /** Level of the title: right below the page's, or within a dialog. */
  readonly heading?: 'h2' | 'h3';
  /** On a surface of its own. */
  readonly inPanel?: boolean;
}

/** A part of a page or of a dialog, under its title. */
export function Section({ title, help, heading = 'h2', inPanel, sx, children }: Props) {
  const titleId = useId();
  const Surface = inPanel ? Panel : Box;
  return (
    <Surface component="section" aria-labelledby={titleId} sx={sx}>
      <Typography id={titleId} variant="h3" component={heading} sx={{ mb: help ? 1 : 3 }}>
        {title}
      </Typography>
      {help && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
          {help}
        </Typography>
      )}
      {children}
    </Surface>
  );
}
