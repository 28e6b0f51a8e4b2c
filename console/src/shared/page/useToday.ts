import { useSyncExternalStore } from 'react';
import { serviceNow } from '../../api/service-clock.js';
import { today } from '../format/zone.js';

/** How often the day is looked at, in milliseconds. */
const INTERVAL = 10_000;

function subscribe(onLook: () => void): () => void {
  const timer = setInterval(onLook, INTERVAL);
  // The timers of a page that nobody sees may rest.
  document.addEventListener('visibilitychange', onLook);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onLook);
  };
}

/** The current day by the service's clock, `YYYY-MM-DD`; a page that is left open is drawn anew when the next one begins. */
export const useToday = (zone: string): string =>
  useSyncExternalStore(subscribe, () => today(zone, serviceNow()));
