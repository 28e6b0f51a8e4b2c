/** What a picture of bars is made of. */

/**
 * Colours of series, in the order in which they are used: every other one is light, so that neighbours can be told
 * apart in black and white too. They follow the theme.
 */
export const SERIES_COLOURS = [
  'var(--mui-palette-primary-main)',
  'color-mix(in srgb, var(--mui-palette-tones-notice-ink) 55%, var(--mui-palette-background-paper))',
  'var(--mui-palette-tones-thawed-ink)',
  'color-mix(in srgb, var(--mui-palette-tones-good-ink) 50%, var(--mui-palette-background-paper))',
  'var(--mui-palette-tones-frozen-ink)',
] as const;
export type SeriesColour = (typeof SERIES_COLOURS)[number];

/** The colour of the series at this zero-based place; after the last colour they begin anew. */
export const colourAt = (index: number): SeriesColour =>
  SERIES_COLOURS[index % SERIES_COLOURS.length] ?? SERIES_COLOURS[0];

export interface BarSeries {
  readonly id: string;
  readonly label: string;
  readonly colour: SeriesColour;
  /** One for each category. */
  readonly values: readonly number[];
}
