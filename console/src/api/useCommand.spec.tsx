import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { credentials } from './credentials.js';
import { createQueryClient } from './queries.js';
import { useCommand } from './useCommand.js';

it('is sent again for the centre that was selected when it was sent first', async () => {
  vi.useFakeTimers();
  try {
    const answer = vi.fn<typeof fetch>();
    vi.stubGlobal('fetch', answer);
    answer.mockRejectedValueOnce(new TypeError('the network is away'));
    answer.mockImplementation(async () => Response.json({ id: 'request-1' }));
    credentials.selectCentre('centre-a');
    const { result } = renderHook(() => useCommand({ method: 'post', path: '/vaccination/besoin' }), {
      wrapper: ({ children }) => (
        <QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>
      ),
    });
    const sent = result.current.mutateAsync({} as never);
    await vi.advanceTimersByTimeAsync(500);
    credentials.selectCentre('centre-b');
    await vi.advanceTimersByTimeAsync(5_000);
    await sent;
    const centres = answer.mock.calls.map(([request]) => (request as Request).headers.get('x-centre-id'));
    expect(centres).toEqual(['centre-a', 'centre-a']);
  } finally {
    credentials.selectCentre(null);
    vi.useRealTimers();
  }
});
