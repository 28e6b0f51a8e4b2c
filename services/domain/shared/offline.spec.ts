import fc from 'fast-check';
import { ErrorCode } from '../../words/codes.js';
import { accept } from './check.js';
import { MAX_OFFLINE_AGE_DAYS, offlineInstant, offlineSince } from './offline.js';

const NOW = '2026-03-10T09:00:00.000Z';
const DAY_MS = 86_400_000;

const made = (madeAt: string, since: string | null = null) =>
  offlineSince({ madeAt, arrivesAt: NOW }, accept(since), ErrorCode.offlineBeforeBatch);

const iso = (ms: number) => new Date(ms).toISOString();

describe('the instant of an action made offline', () => {
  it.each<[string, string, string | null]>([
    ['now', NOW, null],
    ['30 days ago', '2026-02-08T09:00:00.000Z', null],
    ['when its goods arrived', '2026-03-10T08:00:00Z', '2026-03-10T08:00:00.000Z'],
    ['with another offset', '2026-03-10T10:00:00+01:00', null],
  ])('may be %s', (_, madeAt, since) => {
    expect(made(madeAt, since)).toEqual({ value: new Date(madeAt).toISOString() });
  });

  it.each<[string, string, ErrorCode, string | null]>([
    ['without an offset', '2026-03-10T08:00:00', ErrorCode.dateForm, null],
    ['a day', '2026-03-10', ErrorCode.dateForm, null],
    ['no instant', 'yesterday', ErrorCode.dateForm, null],
    ['a millisecond ahead', '2026-03-10T09:00:00.001Z', ErrorCode.dateInFuture, null],
    ['ahead by its offset', '2026-03-10T09:30:00-01:00', ErrorCode.dateInFuture, null],
    ['a millisecond older than 30 days', '2026-02-08T08:59:59.999Z', ErrorCode.offlineTooOld, null],
    [
      'before its goods arrived',
      '2026-03-10T07:59:59.999Z',
      ErrorCode.offlineBeforeBatch,
      '2026-03-10T08:00:00.000Z',
    ],
  ])('is refused %s', (_, madeAt, code, since) => {
    expect(made(madeAt, since)).toMatchObject({ violations: [{ code, field: 'offline' }] });
  });

  it('is null for an action that is made online', () => {
    expect(offlineInstant(null)).toEqual({ value: null });
  });

  it('lies between the arrival of the goods, or 30 days ago, and now, whatever is sent', () => {
    const now = Date.parse(NOW);
    const around = fc.integer({ min: -40 * DAY_MS, max: 2 * DAY_MS });
    fc.assert(
      fc.property(around, around, (age, arrival) => {
        const checked = made(iso(now + age), iso(now + arrival));
        const allowed = age <= 0 && age >= -MAX_OFFLINE_AGE_DAYS * DAY_MS && age >= arrival;
        expect('value' in checked).toBe(allowed);
      }),
    );
  });
});
