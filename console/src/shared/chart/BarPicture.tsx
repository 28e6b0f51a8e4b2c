/** A chart of bars. The charting library is loaded when a chart is drawn, never with a page. */
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import type { BarSeries, SeriesColour } from './bar-series.js';

const Bars = lazy(() => import('./Bars.js'));

export interface BarPictureProps {
  /** What the picture shows, in one sentence; the figures themselves are in the table beside it. */
  readonly label: string;
  /** One for each bar, or group of bars. */
  readonly categories: readonly string[];
  readonly series: readonly BarSeries[];
  /** One bar for each category, made of the series; otherwise a bar for each series, side by side. */
  readonly stacked?: boolean;
}

/** Pixels. */
const HEIGHT = 280;

/** Bars with a legend. Users who cannot see them read the label and the table, which every picture has. */
export function BarPicture({ label, ...bars }: BarPictureProps) {
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Box role="img" aria-label={label}>
        <Suspense fallback={<Skeleton variant="rounded" height={HEIGHT} />}>
          <Bars {...bars} height={HEIGHT} />
        </Suspense>
      </Box>
      <Box
        component="figcaption"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 1, mt: 2, typography: 'body2' }}
      >
        {bars.series.map(({ id, label: name, colour }) => (
          <span key={id}>
            <SeriesSwatch colour={colour} />
            {name}
          </span>
        ))}
      </Box>
    </Box>
  );
}

/** Connects a word of a table or legend with its bars. */
const SeriesSwatch = ({ colour }: { colour: SeriesColour }) => (
  <span
    aria-hidden
    style={{
      display: 'inline-block',
      width: 12,
      height: 12,
      marginInlineEnd: 8,
      borderRadius: 2,
      backgroundColor: colour,
      forcedColorAdjust: 'none',
    }}
  />
);
