import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useOpenedOffline } from './useOpenedOffline.js';

it('a page that is on screen when the mode is turned on stays until its user leaves it', () => {
  const { result, rerender } = renderHook(({ path, isOffline }) => useOpenedOffline(path, isOffline), {
    initialProps: { path: '/dashboard', isOffline: false },
  });
  expect(result.current).toBe(false);
  rerender({ path: '/dashboard', isOffline: true });
  expect(result.current).toBe(false);
  rerender({ path: '/movements', isOffline: true });
  expect(result.current).toBe(true);
  rerender({ path: '/movements', isOffline: false });
  expect(result.current).toBe(false);
  rerender({ path: '/movements', isOffline: true });
  expect(result.current).toBe(false);
});
