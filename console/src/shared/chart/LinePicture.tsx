/** Like `BarPicture`, for a quantity that changes step by step. */
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { colourAt } from './bar-series.js';

const Lines = lazy(() => import('./Lines.js'));

export interface LinePictureProps {
  /** What the picture shows, in one sentence; the figures themselves are in the table beside it. */
  readonly label: string;
  readonly steps: readonly LineStep[];
  /** Index of the step that is marked. */
  readonly marked: number;
  /** Names of the two lines, in a legend; absent where only `value` is drawn. */
  readonly legend?: { readonly value: string; readonly expected: string };
  /** Pixels. */
  readonly height?: number;
}

export interface LineStep {
  /** What it is called on the axis. */
  readonly label: string;
  /** How much there was from then on; null: not known yet. */
  readonly value: number | null;
  /** How much there will be, drawn as a dashed line; null: it is known. */
  readonly expected?: number | null;
}

/** Pixels. */
const HEIGHT = 260;

/** Users who cannot see it read the label and the table, which every picture has. */
export function LinePicture({ label, height = HEIGHT, ...line }: LinePictureProps) {
  const { legend } = line;
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Box role="img" aria-label={label}>
        <Suspense fallback={<Skeleton variant="rounded" height={height} />}>
          <Lines {...line} height={height} />
        </Suspense>
      </Box>
      {legend && (
        <Box
          component="figcaption"
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 1, mt: 1, typography: 'body2' }}
        >
          <Key word={legend.value} line="solid" />
          <Key word={legend.expected} line="dashed" />
        </Box>
      )}
    </Box>
  );
}

const Key = ({ word, line }: { word: string; line: 'solid' | 'dashed' }) => (
  <span>
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'inline-block',
        width: 20,
        mr: 2,
        verticalAlign: 'middle',
        borderTop: 2,
        borderTopStyle: line,
        borderColor: colourAt(0),
        forcedColorAdjust: 'none',
      }}
    />
    {word}
  </span>
);
