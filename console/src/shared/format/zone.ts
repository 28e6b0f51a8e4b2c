/**
 * Dates in the business time zone, whichever the zone of the browser is (docs/rules/http.md, HT-9).
 * An instant is ISO 8601, a date `YYYY-MM-DD`, a local date-time `YYYY-MM-DDTHH:mm` as inputs hold it.
 */
import dayjs, { type Dayjs } from 'dayjs';
import isoWeek from 'dayjs/plugin/isoWeek';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { serviceNow } from '../../api/service-clock.js';

dayjs.extend(utc);
dayjs.extend(timezone);
dayjs.extend(isoWeek);

export const DEFAULT_ZONE = 'Europe/Paris';

/** One for each zone, kept: a list reads the clock hundreds of times, and making one costs as much as all of that. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  clocks.set(zone, clock);
  return clock;
}

export function toLocal(instant: string | Date, zone: string): string {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of clockOf(zone).formatToParts(new Date(instant))) parts[type] = value;
  return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}`;
}

/** To be formatted: its fields are what the clock of `zone` shows. */
export const inZone = (instant: string | Date, zone: string): Dayjs => dayjs.utc(toLocal(instant, zone));

/** A date has no zone: it stays the same day wherever the browser is. */
export const calendarDate = (date: string): Dayjs => dayjs.utc(date);

/** Whether it is a day of the calendar, `YYYY-MM-DD`: an address may hold anything. */
export const isDay = (text: string | null | undefined): text is string =>
  /^\d{4}-\d{2}-\d{2}$/.test(text ?? '') && dayjs.utc(text).format('YYYY-MM-DD') === text;

/** The instant at which the clock of `zone` shows the local date-time; undefined while it is incomplete. */
export function toInstant(local: string, zone: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(local)) return undefined;
  const moment = dayjs.tz(local, zone);
  return moment.isValid() ? moment.toISOString() : undefined;
}

/** Kept: one costs as much as drawing a row, and the batches of a list share their days. */
const hours = new Map<string, string>();

/** The instant at which the clock of `zone` shows that hour on that day (`YYYY-MM-DD`). */
export function atHour(day: string, hour: number, zone: string): string {
  const key = `${day} ${hour} ${zone}`;
  const known = hours.get(key);
  if (known !== undefined) return known;
  const instant = dayjs.tz(`${day}T${String(hour).padStart(2, '0')}:00`, zone).toISOString();
  hours.set(key, instant);
  return instant;
}

export const dayOf = (instant: string | Date, zone: string): string => toLocal(instant, zone).slice(0, 10);

const MINUTE = 60_000;
let lastToday = { minute: Number.NaN, zone: '', day: '' };

/** Every batch of a list asks for it: the clock is read once a minute. */
export function today(zone: string, now: Date = serviceNow()): string {
  const minute = Math.floor(now.getTime() / MINUTE);
  if (lastToday.minute !== minute || lastToday.zone !== zone) {
    lastToday = { minute, zone, day: dayOf(now, zone) };
  }
  return lastToday.day;
}

/** Whole days from today until a date: 0 today, negative once it has passed. */
export const daysUntil = (date: string, zone: string, now: Date = serviceNow()): number =>
  dayjs.utc(date).diff(dayjs.utc(today(zone, now)), 'day');

/** Weeks start on Monday. */
export const mondayOf = (date: string): string => dayjs.utc(date).startOf('isoWeek').format('YYYY-MM-DD');

/** 1 to 53, as ISO 8601 counts. */
export const weekNumber = (date: string): number => dayjs.utc(date).isoWeek();

/** 1 is Monday, 7 Sunday. */
export const weekdayNumber = (date: string): number => dayjs.utc(date).isoWeekday();

export const addDays = (date: string, days: number): string =>
  dayjs.utc(date).add(days, 'day').format('YYYY-MM-DD');

export const lastDayOfMonth = (month: string): string =>
  dayjs
    .utc(`${month.slice(0, 7)}-01`)
    .endOf('month')
    .format('YYYY-MM-DD');
