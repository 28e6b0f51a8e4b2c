import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { credentials } from '../../api/credentials.js';
import { forgetServiceClock, hearServiceClock } from '../../api/service-clock.js';
import { TOKEN_REFRESH, untilRefresh, useTokenRefresh } from './useTokenRefresh.js';

const NOW = Date.UTC(2026, 10, 22, 12);
const MINUTE = 60_000;
const tokenOf = (issuedAt: number, name = 'a') =>
  `${name}.${btoa(JSON.stringify({ sub: 'user-1', iat: issuedAt / 1_000 }))}.sign`;
const answer = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  answer.mockReset();
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  forgetServiceClock();
  vi.useRealTimers();
});

describe('a token', () => {
  it('is renewed by its age, not by the age of the page', async () => {
    credentials.keep(tokenOf(NOW - 20 * MINUTE));
    const newer = tokenOf(NOW + 8 * MINUTE + 20_000, 'b');
    answer.mockImplementation(async () => Response.json({ token: newer }));
    const { unmount } = renderHook(() => useTokenRefresh());
    await vi.advanceTimersByTimeAsync(8 * MINUTE);
    expect(answer).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(answer).toHaveBeenCalledOnce();
    expect(credentials.token).toBe(newer);
    unmount();
  });

  it('is renewed by the clock of the service, once an answer has told it, where the device is slow', async () => {
    const ahead = 30 * MINUTE;
    credentials.keep(tokenOf(NOW + ahead - 20 * MINUTE));
    answer.mockImplementation(async () => Response.json({ token: tokenOf(NOW + ahead + 9 * MINUTE, 'f') }));
    const { unmount } = renderHook(() => useTokenRefresh());
    hearServiceClock(Date.now(), new Date(NOW + ahead).toUTCString());
    await vi.advanceTimersByTimeAsync(8 * MINUTE);
    expect(answer).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(answer).toHaveBeenCalledOnce();
    unmount();
  });

  it('that another window has renewed is not renewed again', async () => {
    credentials.keep(tokenOf(NOW - 20 * MINUTE));
    const { unmount } = renderHook(() => useTokenRefresh());
    await vi.advanceTimersByTimeAsync(8 * MINUTE);
    localStorage.setItem('token', tokenOf(NOW + 8 * MINUTE, 'c'));
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    expect(answer).not.toHaveBeenCalled();
    unmount();
  });

  it('whose user signs out in another window while it is renewed stays away', async () => {
    credentials.keep(tokenOf(NOW - 30 * MINUTE));
    answer.mockImplementation(async () => {
      localStorage.removeItem('token');
      return Response.json({ token: tokenOf(NOW, 'e') });
    });
    const { unmount } = renderHook(() => useTokenRefresh());
    await vi.advanceTimersByTimeAsync(MINUTE / 2);
    expect(answer).toHaveBeenCalledOnce();
    expect(localStorage.getItem('token')).toBeNull();
    unmount();
  });

  it('is renewed no more than once a minute, whatever the clocks say', async () => {
    credentials.keep(tokenOf(NOW - 60 * MINUTE));
    answer.mockImplementation(async () => Response.json({ token: tokenOf(NOW - 60 * MINUTE, 'd') }));
    const { unmount } = renderHook(() => useTokenRefresh());
    await vi.advanceTimersByTimeAsync(2.5 * MINUTE);
    expect(answer).toHaveBeenCalledTimes(3);
    unmount();
  });

  it('of a clock that is ahead waits no longer than a new one', () => {
    credentials.keep(tokenOf(NOW + 60 * MINUTE));
    expect(untilRefresh(NOW)).toBe(TOKEN_REFRESH);
  });
});
