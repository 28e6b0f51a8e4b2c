import { vi } from 'vitest';

/** A window of this width, in pixels, on a screen or on paper; only these parts of media queries are understood. */
export const windowOf = (width: number, media: 'screen' | 'print' = 'screen') =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches:
      query === 'not screen'
        ? media === 'print'
        : width <= Number(/max-width: ?([\d.]+)px/.exec(query)?.[1] ?? 0),
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
  }));
