import { describe, expect, it } from 'vitest';
import { addDays, daysUntil, isDay, lastDayOfMonth, mondayOf, today, toInstant, toLocal } from './zone.js';

const paris = 'Europe/Paris';

describe('instants and local date-times', () => {
  it('goes there and back, in winter and in summer', () => {
    expect(toInstant('2026-01-15T08:30', paris)).toBe('2026-01-15T07:30:00.000Z');
    expect(toInstant('2026-07-15T08:30', paris)).toBe('2026-07-15T06:30:00.000Z');
    expect(toLocal('2026-07-15T06:30:00.000Z', paris)).toBe('2026-07-15T08:30');
  });

  it('shows midnight as the beginning of a day, in any year', () => {
    expect(toLocal('2026-01-14T23:00:00.000Z', paris)).toBe('2026-01-15T00:00');
    expect(toLocal('2026-03-29T01:00:00.000Z', paris)).toBe('2026-03-29T03:00');
  });

  it('knows nothing of an incomplete entry', () => {
    expect(toInstant('2026-01-15', paris)).toBeUndefined();
    expect(toInstant('', paris)).toBeUndefined();
  });
});

describe('days', () => {
  const lateEvening = new Date('2026-11-21T23:30:00Z');

  it('begins a day where the business is', () => {
    expect(today(paris, lateEvening)).toBe('2026-11-22');
    expect(today('America/Cayenne', lateEvening)).toBe('2026-11-21');
  });

  it('counts what is left', () => {
    expect(daysUntil('2026-11-22', paris, lateEvening)).toBe(0);
    expect(daysUntil('2026-12-01', paris, lateEvening)).toBe(9);
    expect(daysUntil('2026-11-21', paris, lateEvening)).toBe(-1);
  });

  it('knows a day of the calendar from anything else', () => {
    expect(isDay('2028-02-29')).toBe(true);
    for (const text of [
      '2026-02-29',
      '2026-13-01',
      '2026-1-1',
      '2026-01-01T00:00',
      'soon',
      '',
      null,
      undefined,
    ]) {
      expect(isDay(text)).toBe(false);
    }
  });

  it('finds weeks and months', () => {
    expect(mondayOf('2026-11-22')).toBe('2026-11-16');
    expect(addDays('2026-02-27', 3)).toBe('2026-03-02');
    expect(lastDayOfMonth('2028-02')).toBe('2028-02-29');
  });
});
