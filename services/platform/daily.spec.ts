import { daily } from './daily.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('what is done daily', () => {
  beforeEach(() => {
    // What the worker itself waits for goes on.
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is done soon after the start, then once a day, until it is ended', async () => {
    const times: number[] = [];
    const stop = daily(async () => times.push(Date.now() - start), fail);
    const start = Date.now();
    await jest.advanceTimersByTimeAsync(2 * DAY + 6 * MINUTE);
    expect(times).toEqual([5 * MINUTE, DAY + 5 * MINUTE, 2 * DAY + 5 * MINUTE]);
    stop();
    await jest.advanceTimersByTimeAsync(2 * DAY);
    expect(times).toHaveLength(3);
  });

  it('is tried again the next day where it failed', async () => {
    const failures: unknown[] = [];
    const stop = daily(
      () => Promise.reject(new Error('away')),
      (error) => failures.push(error),
    );
    await jest.advanceTimersByTimeAsync(DAY + 6 * MINUTE);
    expect(failures).toHaveLength(2);
    stop();
    await jest.advanceTimersByTimeAsync(DAY);
    expect(failures).toHaveLength(2);
  });

  it('is never begun where it is ended before', async () => {
    let times = 0;
    daily(async () => times++, fail)();
    await jest.advanceTimersByTimeAsync(DAY);
    expect(times).toBe(0);
  });
});

const fail = (error: unknown): void => {
  throw error;
};
