const FIRST_MS = 50;
const LAST_MS = 5_000;

/**
 * Milliseconds to wait after so many failures in a row: doubles up to 5 s, with a random part, so that the
 * processes of a cluster do not all come back at the same instant.
 */
export function backoff(failures: number): number {
  const limit = Math.min(LAST_MS, FIRST_MS * 2 ** Math.min(failures, 10));
  return limit / 2 + Math.random() * (limit / 2);
}
