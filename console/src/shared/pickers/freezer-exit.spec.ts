import { expect, it } from 'vitest';
import { asksForExit, firstExit } from './freezer-exit.js';

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

it('knows when goods left the freezer, also of those that were taken out of it into this batch', () => {
  const left = '2026-03-01T08:00:00.000Z';
  const batch = { dateSortie: null, transfertType: null, transfertDate: null };
  expect(firstExit(batch)).toBeNull();
  expect(firstExit(undefined)).toBeNull();
  expect(firstExit({ ...batch, dateSortie: left })).toBe(left);
  expect(firstExit({ ...batch, transfertType: 'MOINS_20', transfertDate: left })).toBe(left);
  expect(firstExit({ ...batch, transfertType: 'CONGELE', transfertDate: left })).toBeNull();
});
