import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useWhileShown } from './useWhileShown.js';

it('does nothing any more once what it belongs to is gone: a late answer closes no other dialog', () => {
  const close = vi.fn();
  const { result, unmount } = renderHook(() => useWhileShown(close));
  const closed = result.current;
  closed('taken');
  unmount();
  closed('taken late');
  expect(close.mock.calls).toEqual([['taken']]);
});
