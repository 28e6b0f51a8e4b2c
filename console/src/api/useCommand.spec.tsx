import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { credentials } from './credentials.js';
import { ErrorCode } from './generated/codes.js';
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

const globally = (...codes: string[]) => ({ globalErrors: codes.map((code) => ({ code })), fieldErrors: [] });

it.each([
  ['a field is wrong', 400, { fieldErrors: [{ field: 'idStock', code: ErrorCode.batchNotFound }] }, true],
  ['somebody else was first', 400, globally(ErrorCode.noteReceived), true],
  ['there is more than a question', 400, globally(ErrorCode.pastLimit, ErrorCode.lotRecalled), true],
  ['goods are past their limit', 400, globally(ErrorCode.pastLimit), false],
  ['the plan leaves less', 400, globally(ErrorCode.allocationExceeded), false],
  ['the session is over', 401, { code: 'auth.error.unauthorized' }, false],
])(
  'reads again what is on screen after a refusal, unless that is a question: %s',
  async (_, status, body, reads) => {
    vi.stubGlobal('fetch', async () => Response.json(body, { status }));
    const client = createQueryClient();
    client.setQueryData(['shown'], 'before');
    const { result } = renderHook(() => useCommand({ method: 'post', path: '/vaccination/besoin' }), {
      wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
    });
    await expect(result.current.mutateAsync({} as never)).rejects.toThrow();
    expect(client.getQueryState(['shown'])?.isInvalidated).toBe(reads);
  },
);
