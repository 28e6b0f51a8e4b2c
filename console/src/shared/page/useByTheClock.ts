import { useSyncExternalStore } from 'react';
import { serviceNow } from '../../api/service-clock.js';

/** How often the clock is looked at, in milliseconds. */
const INTERVAL = 10_000;

function subscribe(onLook: () => void): () => void {
  const timer = setInterval(onLook, INTERVAL);
  // Browsers may suspend the timers of a hidden page.
  document.addEventListener('visibilitychange', onLook);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onLook);
  };
}

/** What follows from the time by the service's clock; a page that is left open is drawn anew when it changes. */
export const useByTheClock = <T extends string | number>(follows: (now: Date) => T): T =>
  useSyncExternalStore(subscribe, () => follows(serviceNow()));
