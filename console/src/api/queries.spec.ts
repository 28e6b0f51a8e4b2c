import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { createElement, type PropsWithChildren } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UnansweredError } from './errors.js';
import { createQueryClient, together, useRead } from './queries.js';

const answer = vi.fn<typeof fetch>();
const network = (isThere: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);

afterEach(() => {
  answer.mockReset();
  onlineManager.setOnline(true);
});

function read() {
  vi.stubGlobal('fetch', answer);
  const client = createQueryClient();
  const wrapper = ({ children }: PropsWithChildren) =>
    createElement(QueryClientProvider, { client }, children);
  return renderHook(() => useRead('/vaccination/available-lot'), { wrapper }).result;
}

it('says at once that there is no network, and reads again when it is back', async () => {
  network(false);
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  const result = read();
  await waitFor(() => expect(result.current.error).toBeInstanceOf(UnansweredError));
  expect(answer).toHaveBeenCalledTimes(1);
  network(true);
  answer.mockResolvedValue(Response.json([]));
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(result.current.data).toEqual([]));
});

it('asks again where there is a network and nobody answers', async () => {
  network(true);
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(Response.json([]));
  const result = read();
  await waitFor(() => expect(result.current.data).toEqual([]), { timeout: 10_000 });
  expect(answer).toHaveBeenCalledTimes(2);
});

describe('reads together', () => {
  const there = { data: [1], error: null, refetch: vi.fn() };
  const underWay = { data: undefined, error: null, refetch: vi.fn() };
  const failed = { data: undefined, error: new Error('away'), refetch: vi.fn() };

  it('are there when all of them are', () => {
    expect(together({ one: there, other: there }).data).toEqual({ one: [1], other: [1] });
    expect(together({ one: there, other: underWay })).toMatchObject({ data: undefined, error: undefined });
  });

  it('fail with the one that does, and are all read again', () => {
    const read = together({ one: there, other: failed });
    expect(read.error).toBe(failed.error);
    read.refetch();
    expect([there, failed].map(({ refetch }) => refetch.mock.calls.length)).toEqual([1, 1]);
  });

  it('do not fail with one that is there and could only not be read again', () => {
    const old = { ...failed, data: [1] };
    expect(together({ old, other: underWay })).toMatchObject({ data: undefined, error: undefined });
    expect(together({ old, other: there })).toMatchObject({ data: { old: [1] }, error: undefined });
  });
});
