const DAY_MS = 24 * 60 * 60_000;
/** After the start: what a start needs is done, and an installation that is started anew every night gets there too. */
const DAILY_AFTER_MS = 5 * 60_000;

export interface Rhythm {
  readonly everyMs: number;
  /** From now to the first time; 0: at once. */
  readonly firstAfterMs: number;
}

/**
 * Does work again and again, one time after the other: while one is under way, no other begins. Keeps no process alive.
 *
 * @param onFailed of one time; it is tried again the next time
 * @returns ends it; resolves when what is under way is done
 */
export function repeatedly(
  { everyMs, firstAfterMs }: Rhythm,
  work: () => Promise<unknown>,
  onFailed: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<unknown> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const run = (): void => {
    running ??= work()
      .catch(onFailed)
      .finally(() => {
        running = undefined;
      });
  };
  const begin = (): void => {
    timer = setInterval(run, everyMs).unref();
    run();
  };
  if (firstAfterMs === 0) begin();
  else timer = setTimeout(begin, firstAfterMs).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** Does work a few minutes from now, and then once a day: see {@link repeatedly}. */
export const daily = (
  work: () => Promise<unknown>,
  onFailed: (error: unknown) => void,
): (() => Promise<void>) => repeatedly({ everyMs: DAY_MS, firstAfterMs: DAILY_AFTER_MS }, work, onFailed);
