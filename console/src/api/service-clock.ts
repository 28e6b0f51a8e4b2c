/**
 * The service's clock, as far as its answers tell of it. The clock of a device may be minutes wrong, and the service
 * refuses an instant that lies in its future: what is proposed is taken from here.
 */

/** HTTP tells the time in seconds. */
const SECOND_MS = 1_000;

/** Milliseconds by which the service's clock is ahead of the device's; undefined until something tells of it. */
let ahead: number | undefined;

/**
 * Milliseconds by which the service's clock is ahead of the device's: as before, unless what it told, in whole seconds,
 * cannot have been between the question and the answer then.
 */
export function aheadOf(asked: number, answered: number, told: string | null, before = 0): number {
  const there = Date.parse(told ?? '');
  if (Number.isNaN(there)) return before;
  return Math.min(Math.max(before, there - answered), there + SECOND_MS - asked);
}

/** @param told the `Date` of an answer that was asked for at `asked` (milliseconds) and has just come */
export function hearServiceClock(asked: number, told: string | null): void {
  ahead = aheadOf(asked, Date.now(), told, ahead);
}

/** What was known before the page was loaded; what an answer has told since is newer. */
export function resumeServiceClock(known: number): void {
  ahead ??= known;
}

/** As when the page is loaded. Specs share the modules: each begins with a clock of which nothing was told. */
export function forgetServiceClock(): void {
  ahead = undefined;
}

export const serviceClockAhead = (): number => ahead ?? 0;

export const serviceNow = (): Date => new Date(Date.now() + serviceClockAhead());
