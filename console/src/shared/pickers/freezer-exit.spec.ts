import { expect, it } from 'vitest';
import { hearServiceClock } from '../../api/service-clock.js';
import { asksForExit, firstExit, leftFreezerAt } from './freezer-exit.js';

it.each([
  [48, null, false, true],
  [48, 'MOINS_20', false, true],
  [48, 'CONGELE', false, false],
  [48, 'CONGELE', true, true],
  [null, 'MOINS_20', false, false],
  [null, null, true, false],
] as const)(
  'of a product with %s hours and goods that are %s, leaving thawed: %s, the exit is asked: %s',
  (hours, state, thawed, expected) => {
    expect(asksForExit({ stabilite28: hours }, { transfertType: state }, thawed)).toBe(expected);
  },
);

const NEVER = { dateSortie: null, transfertType: null, transfertDate: null };
const LEFT = '2026-03-01T08:00:00.000Z';
const AT_MINUS_20 = { ...NEVER, transfertType: 'MOINS_20', transfertDate: LEFT } as const;

it('knows when goods left the freezer, also of those that were taken out of it into this batch', () => {
  expect(leftFreezerAt(NEVER)).toBeNull();
  expect(leftFreezerAt(undefined)).toBeNull();
  expect(leftFreezerAt({ ...NEVER, dateSortie: LEFT })).toBe(LEFT);
  expect(leftFreezerAt(AT_MINUS_20)).toBe(LEFT);
  expect(leftFreezerAt({ ...AT_MINUS_20, transfertType: 'CONGELE' })).toBeNull();
});

it.each([
  ['Sat, 30 May 2026 07:59:00 GMT', LEFT],
  ['Sat, 30 May 2026 08:01:00 GMT', null],
])('proposes that time as long as a form and the service take it: at %s %s', (now, expected) => {
  hearServiceClock(Date.now(), now);
  expect(firstExit(AT_MINUS_20)).toBe(expected);
});
