import {
  addDays,
  addHours,
  atHour,
  businessDate,
  dayAfter,
  isDate,
  lastDayOfMonth,
  mondayOf,
  sundayOf,
  toInstant,
} from './calendar.js';

const PARIS = 'Europe/Paris';

describe('toInstant', () => {
  it('brings an ISO date-time with an offset to UTC', () => {
    expect(toInstant('2026-03-10T10:00:00+01:00')).toBe('2026-03-10T09:00:00.000Z');
    expect(toInstant('2026-03-10T10:00Z')).toBe('2026-03-10T10:00:00.000Z');
  });

  it.each([
    '',
    '2026-03-10',
    '2026-03-10T10:00:00',
    '10/03/2026',
    '2026-02-30T10:00Z',
    '0000-01-01T00:00Z',
    '9999-12-31T23:59:59-12:00',
  ])('refuses %p', (text) => {
    expect(toInstant(text)).toBeUndefined();
  });
});

describe('isDate', () => {
  it.each(['2026-03-10', '2028-02-29', '1900-01-01'])('takes %p', (text) => expect(isDate(text)).toBe(true));
  it.each(['', '2026-02-29', '2026-13-01', '20260310', '2026-03-10T00:00', '0001-01-01'])(
    'refuses %p',
    (text) => expect(isDate(text)).toBe(false),
  );
});

it('a business day begins at midnight of the business clock', () => {
  expect(businessDate('2026-03-10T22:59:59.999Z', PARIS)).toBe('2026-03-10');
  expect(businessDate('2026-03-10T23:00:00.000Z', PARIS)).toBe('2026-03-11');
  expect(businessDate('2026-07-10T22:00:00.000Z', PARIS)).toBe('2026-07-11');
});

it('the day of an instant does not depend on what was asked before, where days have 23 or 25 hours or are left out', () => {
  const [summer, winter] = ['2026-03-29', '2026-10-25'];
  const asked = [
    [PARIS, `${summer}T21:59:59.999Z`, summer],
    [PARIS, `${summer}T22:00:00.000Z`, '2026-03-30'],
    ['Pacific/Apia', '2011-12-30T09:59:59.999Z', '2011-12-29'],
    [PARIS, '2026-03-28T22:59:59.999Z', '2026-03-28'],
    ['Pacific/Apia', '2011-12-30T10:00:00.000Z', '2011-12-31'],
    [PARIS, `${winter}T22:59:59.999Z`, winter],
    [PARIS, '2026-10-24T22:00:00.000Z', winter],
    [PARIS, '2026-10-24T21:59:59.999Z', '2026-10-24'],
    [PARIS, '2026-10-24T22:00Z', winter],
  ] as const;
  for (const [zone, instant, date] of [...asked, ...[...asked].reverse()])
    expect(businessDate(instant, zone)).toBe(date);
});

it('weeks run from Monday to Sunday, over the year’s end', () => {
  for (const date of ['2026-12-28', '2027-01-01', '2027-01-03']) {
    expect([mondayOf(date), sundayOf(date)]).toEqual(['2026-12-28', '2027-01-03']);
  }
});

it('what would follow the last that can be written is the last', () => {
  const [day, instant] = ['9999-12-31', '9999-12-31T23:59:59.999Z'];
  expect([sundayOf(day), dayAfter(day), addDays('9999-12-01', 500)]).toEqual([day, day, day]);
  expect(businessDate(instant, 'Asia/Tokyo')).toBe(day);
  expect(atHour(day, 23, 'America/New_York')).toBe(instant);
  expect(addHours('2026-03-10T09:00:00.000Z', 876_000 * 100)).toBe(instant);
});

it('months end on their last day', () => {
  expect(['2026-02-01', '2028-02-01', '2026-12-31'].map(lastDayOfMonth)).toEqual([
    '2026-02-28',
    '2028-02-29',
    '2026-12-31',
  ]);
});

it('an hour is that of the business clock, on the days it changes too', () => {
  expect(atHour('2026-03-29', 23, PARIS)).toBe('2026-03-29T21:00:00.000Z');
  expect(atHour('2026-10-25', 23, PARIS)).toBe('2026-10-25T22:00:00.000Z');
});
