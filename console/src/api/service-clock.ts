/**
 * The service's clock, as far as its answers show it. The clock of a device may be minutes wrong, and the service
 * refuses an instant that lies in its future: what is proposed is taken from here.
 */

/** HTTP tells the time in seconds. */
const SECOND_MS = 1_000;

/** Tolerance: more than the device's clock and the monotonic clock (`performance.now()`) drift apart (milliseconds). */
const DRIFT_MS = 60_000;

/** What is known of the service's clock since a moment; all in milliseconds. */
interface Known {
  /** The service's clock was so much ahead of the device's. */
  readonly ahead: number;
  /** The moment by the device's clock. */
  readonly at: number;
  /**
   * The moment by the monotonic clock (`performance.now()`), which nobody can set; it may stop while the device sleeps.
   */
  readonly ticks: number;
}

/** Undefined until an answer has shown it. */
let known: Known | undefined;

const knownNow = (ahead: number): Known => ({ ahead, at: Date.now(), ticks: performance.now() });

/**
 * Milliseconds by which the service's clock is ahead of the device's: as before, unless the time that it sent, in whole
 * seconds, would then not be between the question and the answer.
 */
export function aheadOf(asked: number, answered: number, date: string | null, before = 0): number {
  const there = Date.parse(date ?? '');
  if (Number.isNaN(there)) return before;
  // The device's clock may have been set back in between.
  const sent = Math.min(asked, answered);
  return Math.min(Math.max(before, there - answered), there + SECOND_MS - sent);
}

/** @param sent the `Date` of an answer that was asked for at `asked` (milliseconds) and has just come */
export function hearServiceClock(asked: number, sent: string | null): void {
  known = knownNow(aheadOf(asked, Date.now(), sent, serviceClockAhead()));
}

/** What was known before the page was loaded; what an answer has shown since is newer. */
export function resumeServiceClock(ahead: number): void {
  known ??= knownNow(ahead);
}

/** As when the page is loaded. Specs share the modules: each begins with a clock of which nothing is known. */
export function forgetServiceClock(): void {
  known = undefined;
}

/**
 * Milliseconds by which the service's clock is ahead of the device's. At least as much time has passed as the monotonic
 * clock shows: where the device's clock shows less, it was set back. Where it shows more, it may have been set forward
 * or the device may have slept; nothing distinguishes the two (docs/decisions/0023-a-queue-in-the-browser.md).
 */
export function serviceClockAhead(): number {
  if (known === undefined) return 0;
  const setBack = performance.now() - known.ticks - (Date.now() - known.at);
  return known.ahead + (setBack > DRIFT_MS ? setBack : 0);
}

export const serviceNow = (): Date => new Date(Date.now() + serviceClockAhead());
