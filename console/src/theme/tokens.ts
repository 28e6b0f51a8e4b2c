/**
 * Everything that makes the look: colour, type and space, in one place. Text reaches 4.5:1 and the outline of a
 * control 3:1 on every surface that it stands on (WCAG 2.2 AA); `tokens.spec.ts` computes it.
 */

/** One meaning: the ink to write it with, the tint to write it on. */
interface Tone {
  readonly ink: string;
  readonly tint: string;
}

export interface Palette {
  /** Behind everything. */
  readonly canvas: string;
  /** Panels. */
  readonly surface: string;
  /** Table heads, read-only values. */
  readonly sunken: string;
  readonly hairline: string;
  /** Outline of controls. */
  readonly outline: string;
  readonly ink: string;
  readonly inkMuted: string;
  readonly primary: string;
  readonly primaryStrong: string;
  readonly onPrimary: string;
  readonly primaryTint: string;
  readonly tones: Readonly<Record<ToneName, Tone>>;
  /** Marks the kind of centre that one works in, so that nobody acts for the wrong one. */
  readonly centres: Readonly<
    Record<'referent' | 'dispatch' | 'vaccination' | 'point' | 'administration', string>
  >;
}

/** Four judgements, the three thermal states of a batch, and neutral for all that is neither. */
export type ToneName = 'good' | 'caution' | 'danger' | 'notice' | 'frozen' | 'minus20' | 'thawed' | 'neutral';

export const light: Palette = {
  canvas: '#f2f5f4',
  surface: '#ffffff',
  sunken: '#eaefed',
  hairline: '#d5dddb',
  outline: '#778883',
  ink: '#12211e',
  inkMuted: '#4b5c57',
  primary: '#0b4f5c',
  primaryStrong: '#073944',
  onPrimary: '#ffffff',
  primaryTint: '#dcebec',
  tones: {
    good: { ink: '#1a6537', tint: '#e1f1e6' },
    caution: { ink: '#7a4a00', tint: '#fbeed2' },
    danger: { ink: '#a5211b', tint: '#fce7e4' },
    notice: { ink: '#23508a', tint: '#e4edf9' },
    frozen: { ink: '#2f4a9b', tint: '#e6ebfb' },
    minus20: { ink: '#0c6078', tint: '#dff1f6' },
    thawed: { ink: '#8a4310', tint: '#fcebdd' },
    neutral: { ink: '#43534f', tint: '#e6ecea' },
  },
  centres: {
    referent: '#5b3f8c',
    dispatch: '#23508a',
    vaccination: '#0b6b5d',
    point: '#8a4310',
    administration: '#43534f',
  },
};

export const dark: Palette = {
  canvas: '#0e1514',
  surface: '#161f1e',
  sunken: '#1f2a28',
  hairline: '#2c3937',
  outline: '#71847e',
  ink: '#e7efec',
  inkMuted: '#a7b7b2',
  primary: '#7fcad5',
  primaryStrong: '#a5dde5',
  onPrimary: '#05252b',
  primaryTint: '#173a40',
  tones: {
    good: { ink: '#83d19b', tint: '#15301f' },
    caution: { ink: '#ecbc6c', tint: '#362812' },
    danger: { ink: '#f6a29b', tint: '#401c1a' },
    notice: { ink: '#9cc3f3', tint: '#182c47' },
    frozen: { ink: '#aab9f5', tint: '#20284a' },
    minus20: { ink: '#7fcde4', tint: '#12323d' },
    thawed: { ink: '#f3b083', tint: '#3b2414' },
    neutral: { ink: '#b6c5c0', tint: '#25312f' },
  },
  centres: {
    referent: '#b7a0e6',
    dispatch: '#9cc3f3',
    vaccination: '#74cdbb',
    point: '#f3b083',
    administration: '#b6c5c0',
  },
};

/** Drawn so that 0 and O, 1, l and I cannot be taken for one another: lots are read aloud and typed. */
export const type = {
  text: '"Atkinson Hyperlegible Next Variable", system-ui, sans-serif',
  /** Lots, delivery note numbers: every character as wide as the next. */
  code: '"Atkinson Hyperlegible Mono Variable", ui-monospace, monospace',
  size: { caption: 12.5, body: 15, lead: 17, title: 21, display: 28, figure: 40 },
  weight: { regular: 400, medium: 550, strong: 680 },
} as const;

/** Pixels. `touch` is the least height of what a finger must hit. */
export const space = {
  unit: 4,
  radius: 6,
  row: 36,
  control: 40,
  touch: 48,
  page: 1440,
  form: 600,
  largeForm: 800,
} as const;

/** Fingers need more room than a pointer. */
export const coarse = '@media (pointer: coarse)';

/** The narrowest windows: a desk of 1280 px at a zoom of 400 %. */
export const narrowest = '@media (max-width: 359.95px)';

/** The system replaces all colours by a few of its own; shadows and backgrounds go. */
export const forced = '@media (forced-colors: active)';

/** Windows with room for parts that stay in sight while the page scrolls; a desk at a zoom of 400 % has none. */
export const tall = '@media (min-height: 480px)';

/** All other windows. */
export const low = '@media not (min-height: 480px)';

/** The property that holds the height of the bar at the bottom of the window, where the page has one. */
export const BOTTOM_BAR = '--bottom-bar';

/** Small screens end at 960 px (docs/rules/screens.md, SC-3). */
export const breakpoints = { xs: 0, sm: 600, md: 960, lg: 1240, xl: 1640 } as const;
