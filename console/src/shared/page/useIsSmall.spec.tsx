import { ThemeProvider } from '@mui/material/styles';
import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { windowOf } from '../../testing/windowOf.js';
import { theme } from '../../theme/theme.js';
import { useIsSmall } from './useIsSmall.js';

afterEach(() => vi.unstubAllGlobals());

/** Widths of A4 in pixels, upright and across. */
it.each([
  ['a desk', 1440, 718, false],
  ['a phone', 390, 1047, true],
])('is on paper what it was on the screen of %s (SC-21)', (_, screen, paper, isSmall) => {
  windowOf(screen);
  const { result, rerender } = renderHook(useIsSmall, {
    wrapper: ({ children }) => <ThemeProvider theme={theme}>{children}</ThemeProvider>,
  });
  expect(result.current).toBe(isSmall);
  windowOf(paper, 'print');
  rerender();
  expect(result.current).toBe(isSmall);
});
