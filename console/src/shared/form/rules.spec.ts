import { afterEach, expect, it, vi } from 'vitest';
import { hearServiceClock } from '../../api/service-clock.js';
import {
  atMost,
  exitTime,
  maxText,
  notExpired,
  notInFuture,
  positive,
  required,
  validate,
  wholeNumber,
} from './rules.js';

afterEach(() => {
  vi.useRealTimers();
});

const code = (result: string | true) => (result === true ? true : JSON.parse(result)[0].code);

it('wants what is required, blanks being nothing', () => {
  expect(code(validate(required)('  '))).toBe('global.error.required');
  expect(code(validate(required)(0))).toBe(true);
});

it('hears the first rule that objects', () => {
  expect(code(validate<number | null>(required, positive)(null))).toBe('global.error.required');
  expect(code(validate<number | null>(required, positive)(0))).toBe('global.error.positive');
  expect(code(validate<number | null>(required, positive, atMost(3))(4))).toBe('global.error.quantityMax');
  expect(code(validate<number | null>(required, positive, atMost(undefined))(4))).toBe(true);
});

it('refuses what is no whole number, and takes nothing for nothing', () => {
  expect(code(validate(wholeNumber)(Number.NaN))).toBe('global.error.integer');
  expect(code(validate(wholeNumber)(-3))).toBe(true);
  expect(code(validate(wholeNumber)(null))).toBe(true);
});

it('bounds texts by the domain', () => {
  expect(code(validate(maxText)('x'.repeat(251)))).toBe('global.error.textMax');
  expect(code(validate(maxText)('x'.repeat(250)))).toBe(true);
});

it('knows what time it is', () => {
  expect(code(validate(notInFuture)('2099-01-01T00:00:00.000Z'))).toBe('global.error.dateInFuture');
  expect(code(validate(notInFuture)('2020-01-01T00:00:00.000Z'))).toBe(true);
});

it('asks the clock of the service, and not that of a device which goes wrong', () => {
  const now = Date.now();
  const there = (ahead: number) => hearServiceClock(Date.now(), new Date(now + ahead).toUTCString());
  const inTwoMinutes = new Date(now + 120_000).toISOString();
  there(300_000);
  expect(code(validate(notInFuture)(inTwoMinutes))).toBe(true);
  there(-300_000);
  expect(code(validate(notInFuture)(new Date(now - 120_000).toISOString()))).toBe(
    'global.error.dateInFuture',
  );
  there(0);
});

it('bounds the exit from the freezer on both sides', () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
  expect(code(validate(exitTime)('2026-11-21T12:01:00.000Z'))).toBe('global.error.dateInFuture');
  expect(code(validate(exitTime)('2026-11-21T11:59:00.000Z'))).toBe(true);
  expect(code(validate(exitTime)('2026-08-20T12:00:00.000Z'))).toBe('preparation.error.exitTooOld');
});

it('lets a month pass until its end, a day until its own', () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
  const month = validate(notExpired('MOIS', 'Europe/Paris'));
  const day = validate(notExpired('JOUR', 'Europe/Paris'));
  expect(code(month('2026-10-31'))).toBe('global.error.expiryBeforeMonth');
  expect(code(month('2026-11-01'))).toBe(true);
  expect(code(day('2026-11-20'))).toBe('global.error.expiryBeforeToday');
  expect(code(day('2026-11-21'))).toBe(true);
});
