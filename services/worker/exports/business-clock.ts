/**
 * Local time in the business time zone, as a Date in UTC: offsets are looked up once for each hour, not for each cell.
 */
import { Temporal } from 'temporal-polyfill';

const HOUR = 3_600_000;

export function businessClock(timeZone: string): (instant: Date) => Date {
  const offsets = new Map<number, number>();
  return (instant) => {
    const milliseconds = instant.getTime();
    const hour = Math.floor(milliseconds / HOUR);
    let offset = offsets.get(hour);
    if (offset === undefined) {
      const zoned = Temporal.Instant.fromEpochMilliseconds(hour * HOUR).toZonedDateTimeISO(timeZone);
      offset = zoned.offsetNanoseconds / 1_000_000;
      offsets.set(hour, offset);
    }
    return new Date(milliseconds + offset);
  };
}
