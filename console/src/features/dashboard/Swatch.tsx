import Box from '@mui/material/Box';

/** Colours of the three counts, in the table's heads and in the picture alike. */
export const COUNT_COLOURS = {
  countStock: 'tones.good.ink',
  countExit: 'tones.notice.ink',
  countDechet: 'tones.danger.ink',
} as const;

export type CountName = keyof typeof COUNT_COLOURS;

/** Ties a row of the table to its bars: the table is the picture's legend. */
export const Swatch = ({ count }: { count: CountName }) => (
  <Box
    component="span"
    aria-hidden
    sx={{
      display: 'inline-block',
      width: 10,
      height: 10,
      mr: 2,
      borderRadius: 0.5,
      bgcolor: COUNT_COLOURS[count],
      forcedColorAdjust: 'none',
    }}
  />
);
