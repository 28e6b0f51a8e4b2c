import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aheadOf } from './service-clock.js';

const ASKED = Date.parse('2026-03-10T09:00:00.400Z');
const at = (seconds: number) => new Date(Math.floor((ASKED + seconds * 1_000) / 1_000) * 1_000).toUTCString();

beforeEach(() => {
  vi.resetModules();
});

it.each<[string, number, string | null, number]>([
  ['the same clock', 100, at(0), 0],
  ['the same clock, and an answer that takes long', 9_000, at(0), 0],
  ['the same clock, read late', 9_000, at(8), 0],
  ['a clock that is ten minutes ahead', 100, at(600), 599_500],
  ['a clock that is ten minutes behind', 100, at(-600), -599_400],
  ['nothing told', 100, null, 0],
])('finds of %s what nobody can explain by the way', (_, took, told, ahead) => {
  expect(aheadOf(ASKED, ASKED + took, told)).toBe(ahead);
});

it('keeps what was known where an answer that takes long tells less', () => {
  expect(aheadOf(ASKED, ASKED + 20_000, at(5), -5_000)).toBe(-5_000);
  expect(aheadOf(ASKED, ASKED + 100, null, -5_000)).toBe(-5_000);
  expect(aheadOf(ASKED, ASKED + 100, at(0), -5_000)).toBe(-500);
});

it('goes on with what was known, until an answer tells', async () => {
  const { hearServiceClock, resumeServiceClock, serviceClockAhead } = await import('./service-clock.js');
  expect(serviceClockAhead()).toBe(0);
  resumeServiceClock(-60_000);
  expect(serviceClockAhead()).toBe(-60_000);
  const now = Date.now();
  hearServiceClock(now, new Date(now + 600_000).toUTCString());
  resumeServiceClock(-60_000);
  expect(serviceClockAhead()).toBeGreaterThan(590_000);
});

describe('a device whose clock is set after the last answer', () => {
  const HOUR = 3_600_000;
  let deviceNow: number;
  let ticks: number;

  beforeEach(() => {
    deviceNow = ASKED + 3 * HOUR;
    ticks = 5_000;
    vi.spyOn(Date, 'now').mockImplementation(() => deviceNow);
    vi.spyOn(performance, 'now').mockImplementation(() => ticks);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const pass = (ms: number) => {
    deviceNow += ms;
    ticks += ms;
  };
  const load = async () => {
    const clock = await import('./service-clock.js');
    return { ...clock, wrong: () => clock.serviceNow().getTime() - (ASKED + ticks - 5_000) };
  };

  it.each<[string, (clock: Awaited<ReturnType<typeof load>>) => void]>([
    ['it was told', ({ hearServiceClock }) => hearServiceClock(deviceNow, new Date(ASKED).toUTCString())],
    ['it was known from before', ({ resumeServiceClock }) => resumeServiceClock(-3 * HOUR)],
  ])('keeps the time of the service where it is set back: %s', async (_, learn) => {
    const clock = await load();
    learn(clock);
    pass(20 * 60_000);
    deviceNow -= 3 * HOUR;
    expect(Math.abs(clock.wrong())).toBeLessThan(1_000);
    pass(HOUR);
    expect(Math.abs(clock.wrong())).toBeLessThan(1_000);
    clock.hearServiceClock(deviceNow, new Date(deviceNow).toUTCString());
    expect(Math.abs(clock.wrong())).toBeLessThan(1_000);
    pass(HOUR);
    expect(Math.abs(clock.wrong())).toBeLessThan(1_000);
  });

  it('learns it from an answer during which it was set back', async () => {
    const clock = await load();
    clock.hearServiceClock(deviceNow, new Date(ASKED).toUTCString());
    const asked = deviceNow;
    deviceNow -= 3 * HOUR;
    pass(200);
    clock.hearServiceClock(asked, new Date(ASKED).toUTCString());
    pass(HOUR);
    expect(Math.abs(clock.wrong())).toBeLessThan(1_000);
  });

  it.each([
    ['the device slept, and the other clock with it', HOUR],
    ['both clocks go apart by themselves', -30_000],
  ])('changes nothing where %s', async (_, more) => {
    const clock = await load();
    clock.hearServiceClock(deviceNow, new Date(ASKED).toUTCString());
    const before = clock.serviceClockAhead();
    pass(HOUR);
    deviceNow += more;
    expect(clock.serviceClockAhead()).toBe(before);
  });
});
