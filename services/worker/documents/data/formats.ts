/** Dates and numbers as people read them: in the business time zone. */

import { formatCount } from '../../../documents/labels.js';
import { businessDate } from '../../../domain/shared/calendar.js';
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
    return this.date(businessDate(instant.toISOString(), this.timeZone));
  }

  time(instant: Date): string {
    return this.clock.format(instant);
  }

  dateTime(instant: Date | null): string {
    return instant ? `${this.day(instant)} ${this.time(instant)}` : '';
  }

  number(value: number): string {
    return formatCount(value, this.language);
  }
}
