import { daily, repeatedly } from './repeatedly.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('what is done again and again', () => {
  beforeEach(() => {
    // What the worker itself waits for goes on.
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('daily is done soon after the start, then once a day, until it is ended', async () => {
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

  it('at once is done before anything else; what is under way is waited for, and nothing begins beside it', async () => {
    let begun = 0;
    let end = () => {};
    const stop = repeatedly(
      { everyMs: MINUTE, firstAfterMs: 0 },
      () => {
        begun++;
        return new Promise<void>((done) => {
          end = done;
        });
      },
      fail,
    );
    expect(begun).toBe(1);
    await jest.advanceTimersByTimeAsync(2 * MINUTE);
    expect(begun).toBe(1);
    end();
    await jest.advanceTimersByTimeAsync(MINUTE);
    expect(begun).toBe(2);
    let stopped = false;
    const stopping = stop().then(() => {
      stopped = true;
    });
    await jest.advanceTimersByTimeAsync(MINUTE);
    expect([begun, stopped]).toEqual([2, false]);
    end();
    await stopping;
  });
});

const fail = (error: unknown): void => {
  throw error;
};
