/** The demonstration's days, counted back from when it is created. */
import { addHours, atHour, businessDate } from '../domain/shared/calendar.js';

const HOURS_A_DAY = 24;

export class DemonstrationCalendar {
  private readonly now: string;
  readonly today: string;

  constructor(
    now: Date,
    private readonly timeZone: string,
  ) {
    this.now = now.toISOString();
    this.today = businessDate(this.now, timeZone);
  }

  /** `YYYY-MM-DD`, so many days ago; in the future where negative. */
  day(daysAgo: number): string {
    return businessDate(
      addHours(atHour(this.today, 12, this.timeZone), -daysAgo * HOURS_A_DAY),
      this.timeZone,
    );
  }

  /** A full hour of a day before today. */
  at(daysAgo: number, hour: number): string {
    return atHour(this.day(daysAgo), hour, this.timeZone);
  }

  hoursAgo(hours: number): string {
    return addHours(this.now, -hours);
  }

  isWorkingDay(daysAgo: number): boolean {
    const weekday = new Date(`${this.day(daysAgo)}T00:00:00Z`).getUTCDay();
    return weekday !== 0 && weekday !== 6;
  }
}
