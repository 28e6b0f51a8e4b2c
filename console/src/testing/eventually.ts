import { vi } from 'vitest';

/** As long as a machine under load may need; what is waited for mostly comes within milliseconds. */
export const WITHIN_MS = 30_000;

/** Waits until a check throws no more, with the clock of the spec where it has one. */
export const eventually = <Result>(check: () => Result): Promise<Awaited<Result>> =>
  vi.waitFor(check, { timeout: WITHIN_MS }) as Promise<Awaited<Result>>;
