/** Code that will be needed soon is fetched while nobody waits for anything. */

/** Resolves when the browser is idle; without `requestIdleCallback` after a second. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve());
    else setTimeout(resolve, 1_000);
  });

/** Nothing is fetched ahead on a connection that is paid by the byte. */
export const savesData = (): boolean =>
  (navigator as { connection?: { readonly saveData?: boolean } }).connection?.saveData === true;
