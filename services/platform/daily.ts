/** After the start: what a start needs is done, and an installation that is started anew every night gets there too. */
const FIRST_AFTER_MS = 5 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/**
 * Does work a few minutes from now, and then once a day. Keeps no process alive.
 *
 * @param onFailed of one time; it is tried again the next day
 * @returns ends it; what is under way goes on
 */
export function daily(work: () => Promise<unknown>, onFailed: (error: unknown) => void): () => void {
  const run = (): void => {
    work().catch(onFailed);
  };
  let timer = setTimeout(() => {
    run();
    timer = setInterval(run, DAY_MS).unref();
  }, FIRST_AFTER_MS).unref();
  return () => clearTimeout(timer);
}
