import type { SeriesColour } from './bar-series.js';

/** Connects a word of a table or legend with its bars. */
export const Swatch = ({ colour }: { colour: SeriesColour }) => (
  <span
    aria-hidden
    style={{
      display: 'inline-block',
      width: 12,
      height: 12,
      marginInlineEnd: 8,
      borderRadius: 2,
      backgroundColor: colour,
    }}
  />
);
