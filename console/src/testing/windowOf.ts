import { act } from '@testing-library/react';
import { vi } from 'vitest';

type Media = 'screen' | 'print';

let shown: { width: number; media: Media } | undefined;
const listeners = new Set<() => void>();

/**
 * A window of this width, in pixels, on a screen or on paper; only these parts of media queries are understood. Called
 * again, changes the width of the window.
 */
export function windowOf(width: number, media: Media = 'screen'): void {
  shown = { width, media };
  vi.stubGlobal('matchMedia', matchMedia);
  act(() => {
    for (const listener of listeners) listener();
  });
}

const matchMedia = (query: string) => ({
  get matches() {
    return query === 'not screen'
      ? shown?.media === 'print'
      : (shown?.width ?? 0) <= Number(/max-width: ?([\d.]+)px/.exec(query)?.[1] ?? 0);
  },
  media: query,
  addEventListener: (_type: 'change', listener: () => void) => listeners.add(listener),
  removeEventListener: (_type: 'change', listener: () => void) => listeners.delete(listener),
  addListener: () => {},
  removeListener: () => {},
});
