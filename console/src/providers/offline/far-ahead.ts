import { serviceNow } from '../../api/service-clock.js';
import type { OfflineAction } from './action.js';

/** Clocks that nobody set wrong differ by less (milliseconds). */
const CLOCK_TOLERANCE_MS = 5 * 60_000;

/** The action's time is so far in the future that the device's clock must have been wrong when it was made. */
export const isFarAhead = ({ datetime }: OfflineAction): boolean =>
  Date.parse(datetime) - serviceNow().getTime() >= CLOCK_TOLERANCE_MS;
