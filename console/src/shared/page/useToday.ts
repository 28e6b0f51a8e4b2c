import { today } from '../format/zone.js';
import { useByTheClock } from './useByTheClock.js';

/** The current day by the service's clock, `YYYY-MM-DD`. */
export const useToday = (zone: string): string => useByTheClock((now) => today(zone, now));
