/** Dates and numbers as people read them: in the business time zone. */

import { formatCount } from '../../../documents/labels.js';
import { addDays, atHour, businessDate } from '../../../domain/shared/calendar.js';
import type { Language } from '../../../words/language.js';
import { dateFor, monthFor, type Reader } from '../../../words/reader.js';

export class Formats {
  private readonly clock: Intl.DateTimeFormat;

  constructor(
    private readonly reader: Reader,
    private readonly timeZone: string,
  ) {
    this.clock = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  }

  get language(): Language {
    return this.reader.language;
  }

  /** DD/MM/YYYY or MM/DD/YYYY. @param date `YYYY-MM-DD` */
  date(date: string): string {
    return dateFor(this.reader, date);
  }

  /** MM/YYYY */
  month(date: string): string {
    return monthFor(date);
  }

  /** An expiry as its product counts it. */
  expiry(date: string, kind: 'JOUR' | 'MOIS'): string {
    return kind === 'MOIS' ? this.month(date) : this.date(date);
  }

  day(instant: Date): string {
    return this.date(this.dateOf(instant));
  }

  time(instant: Date): string {
    return this.clock.format(instant);
  }

  dateTime(instant: Date | null): string {
    return instant ? `${this.day(instant)} ${this.time(instant)}` : '';
  }

  /** Where a period begins: a day, where it begins with that day. */
  beginning(instant: Date): string {
    return this.isMidnight(instant) ? this.day(instant) : this.dateTime(instant);
  }

  /** Where a period ends, which is excluded: its last day, where it ends with that day. */
  end(instant: Date): string {
    return this.isMidnight(instant) ? this.date(addDays(this.dateOf(instant), -1)) : this.dateTime(instant);
  }

  number(value: number): string {
    return formatCount(value, this.language);
  }

  private isMidnight(instant: Date): boolean {
    return instant.toISOString() === atHour(this.dateOf(instant), 0, this.timeZone);
  }

  private dateOf(instant: Date): string {
    return businessDate(instant.toISOString(), this.timeZone);
  }
}
