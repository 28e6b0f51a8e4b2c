import { describe, expect, it } from 'vitest';
import type { Session } from '../../providers/session/session.js';
import { currentWeek, isOver, mayPlan, plannedCentres } from './allocation.js';

const ZONE = 'Europe/Paris';

describe('who plans', () => {
  const session = (type: string | null, user: object = {}) =>
    ({
      user: { isAdmin: false, isAdminDispatch: false, isAuditor: false, authorities: [], ...user },
      centre: type && { type },
      centres: [],
    }) as unknown as Session;

  it.each([
    ['a referent', session('REFERENT'), true],
    ['an auditor', session('REFERENT', { isAuditor: true, authorities: ['ROLE_AUDITOR'] }), false],
    ['a dispatch administrator', session('DISPATCH', { isAdminDispatch: true }), true],
    ['an administrator at a dispatch centre', session('DISPATCH', { isAdmin: true }), true],
    ['a dispatch user', session('DISPATCH'), false],
    ['a vaccination centre', session('VACCINATION'), false],
    [
      'a dispatch administrator at a vaccination centre',
      session('VACCINATION', { isAdminDispatch: true }),
      false,
    ],
    ['an administrator without a centre', session(null, { isAdmin: true }), false],
  ])('%s: %#', (_, of, may) => {
    expect(mayPlan(of)).toBe(may);
  });
});

it('the current week is not over, the one before is', () => {
  expect(isOver(currentWeek(ZONE), ZONE)).toBe(false);
  expect(isOver('2020-01-06', ZONE)).toBe(true);
});

it('are planned for: vaccination centres below, at any depth', () => {
  const node = (id: string, type: string, below: object[] = []) => ({
    id,
    type,
    childrenDispatch: below,
    childrenVaccination: [],
  });
  const tree = node('r', 'REFERENT', [
    node('d', 'DISPATCH', [node('v', 'VACCINATION', [node('p', 'VACCINATION_POINT')])]),
  ]);
  expect(plannedCentres(tree as never).map(({ id }) => id)).toEqual(['v']);
  expect(plannedCentres(null)).toEqual([]);
});
