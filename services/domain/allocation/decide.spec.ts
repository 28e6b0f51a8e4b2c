import { ErrorCode } from '../../words/codes.js';
import { BELLEVUE, IMMUNOL } from '../testing/ledger.js';
import { scenario } from '../testing/scenario.js';
import type { AllocationCommand, GivenDay, PlanAllocation, ReviseAllocation } from './commands.js';
import { allocationId, decide, streamIdOf } from './decide.js';
import type { AllocationEvent, AllocationPlanned } from './events.js';
import { dosesOfWeek, packagesOfWeek, residualOf } from './plan.js';
import { type AllocationState, evolve, unplanned } from './state.js';

const given = scenario<AllocationCommand, AllocationState, AllocationEvent>({
  initial: unplanned,
  decide,
  evolve,
});

const WEEK = '2026-03-16';
const days = (...first: readonly Partial<GivenDay>[]): readonly GivenDay[] =>
  Array.from({ length: 7 }, (_, index) => ({
    packages: null,
    firstDoses: null,
    secondDoses: null,
    ...first[index],
  }));
const plan = (more: Partial<PlanAllocation> = {}): PlanAllocation => ({
  type: 'PlanAllocation',
  centreId: BELLEVUE,
  centreKnown: true,
  productId: IMMUNOL.id,
  productKnown: true,
  week: WEEK,
  mode: 'CONDITIONNEMENT',
  days: days({ packages: 5 }, { packages: 2, firstDoses: 9 }),
  currentWeek: '2026-03-09',
  editedVersion: null,
  replaces: false,
  ...more,
});
const revise = (more: Partial<ReviseAllocation> = {}): ReviseAllocation => ({
  type: 'ReviseAllocation',
  mode: 'DOSE',
  days: days({ firstDoses: 10, secondDoses: 5 }),
  currentWeek: '2026-03-09',
  editedVersion: null,
  ...more,
});
const [planned] = decide(plan(), unplanned) as readonly AllocationPlanned[];

describe('a plan', () => {
  it('counts what its mode counts, and nothing else', () => {
    given()
      .when(plan())
      .thenLike({
        data: {
          allocationId: allocationId(BELLEVUE, IMMUNOL.id, WEEK),
          days: [
            { packages: 5, firstDoses: 0, secondDoses: 0 },
            { packages: 2, firstDoses: 0, secondDoses: 0 },
            ...Array.from({ length: 5 }, () => ({ packages: 0, firstDoses: 0, secondDoses: 0 })),
          ],
        },
      });
  });

  it('is the only one of its centre, product and week', () => {
    given(planned!).when(plan()).thenRefused(ErrorCode.allocationTaken, 'week');
    given(planned!)
      .when(plan({ replaces: true }))
      .thenNothing();
    given(planned!)
      .when(plan({ replaces: true, days: days({ packages: 6 }) }))
      .thenLike({ type: 'AllocationPlanned' });
    expect(allocationId(BELLEVUE, IMMUNOL.id, WEEK)).not.toBe(
      allocationId(BELLEVUE, IMMUNOL.id, '2026-03-23'),
    );
    expect(() => streamIdOf(plan({ week: null }))).toThrow();
  });

  it.each<[string, Partial<PlanAllocation>, ErrorCode, string]>([
    ['no centre', { centreId: null }, ErrorCode.required, 'centreId'],
    ['a centre out of reach', { centreKnown: false }, ErrorCode.unknownValue, 'centreId'],
    ['no product', { productId: null }, ErrorCode.required, 'productId'],
    ['an unknown product', { productKnown: false }, ErrorCode.productNotFound, 'productId'],
    ['no week', { week: '' }, ErrorCode.required, 'week'],
    ['a week that is no date', { week: 'demain' }, ErrorCode.date, 'week'],
    ['a Tuesday', { week: '2026-03-17' }, ErrorCode.notMonday, 'week'],
    ['a week that is over', { week: '2026-03-02' }, ErrorCode.weekOver, 'week'],
    ['no mode', { mode: null }, ErrorCode.required, 'mode'],
    ['a negative quantity', { days: days({}, { packages: -1 }) }, ErrorCode.notNegative, 'days[1].packages'],
    ['half a package', { days: days({ packages: 0.5 }) }, ErrorCode.integer, 'days[0].packages'],
    [
      'half a dose',
      { mode: 'DOSE', days: days({ secondDoses: 0.5 }) },
      ErrorCode.integer,
      'days[0].secondDoses',
    ],
  ])('is refused with %s', (_, more, code, field) => {
    given().when(plan(more)).thenRefused(code, field);
  });

  it('changes its quantities and what it counts, and nothing else', () => {
    const state = given(planned!).when(revise()).thenState();
    expect(state).toMatchObject({
      version: 2,
      plan: {
        ...planned!.data,
        mode: 'DOSE',
        days: [{ packages: 0, firstDoses: 10, secondDoses: 5 }, {}, {}, {}, {}, {}, {}],
      },
    });
  });

  it('of a week that is over stays as it is', () => {
    given(planned!)
      .when(revise({ currentWeek: '2026-03-23' }))
      .thenRefused(ErrorCode.weekOver);
    given(planned!)
      .when({ type: 'RemoveAllocation', currentWeek: '2026-03-23', editedVersion: null })
      .thenRefused(ErrorCode.weekOver);
  });

  it('is removed, and may be made anew', () => {
    const removed: AllocationEvent = {
      type: 'AllocationRemoved',
      data: { allocationId: planned!.data.allocationId },
    };
    const remove: AllocationCommand = { type: 'RemoveAllocation', currentWeek: WEEK, editedVersion: null };
    given(planned!).when(remove).thenExactly(removed);
    given(planned!, removed).when(remove).thenRefused(ErrorCode.noAllocation);
    given(planned!, removed).when(revise()).thenRefused(ErrorCode.noAllocation);
    given(planned!, removed).when(plan()).thenLike({ type: 'AllocationPlanned' });
  });
});

describe('a plan that somebody else changed since it was read', () => {
  const again = plan({ replaces: true, days: days({ packages: 8 }) });
  const removed: AllocationEvent = {
    type: 'AllocationRemoved',
    data: { allocationId: planned!.data.allocationId },
  };
  const changed: AllocationEvent = { ...planned!, data: { ...planned!.data, mode: 'DOSE' } };

  it.each<[string, AllocationEvent[], number, boolean]>([
    ['read as it is', [planned!], 1, true],
    ['changed since', [planned!, changed], 1, false],
    ['removed since', [planned!, removed], 1, false],
    ['removed and planned anew since', [planned!, removed, planned!], 1, false],
    ['not there, and still not there', [], 0, true],
    ['not there, removed before', [planned!, removed], 0, true],
    ['not there, planned since', [planned!], 0, false],
  ])('%s', (_, history, editedVersion, passes) => {
    const outcome = given(...history).when({ ...again, editedVersion });
    if (passes) outcome.thenLike({ type: 'AllocationPlanned' });
    else outcome.thenRefused(ErrorCode.allocationChanged);
  });

  it('is neither changed nor removed', () => {
    given(planned!, changed)
      .when(revise({ editedVersion: 1 }))
      .thenRefused(ErrorCode.allocationChanged);
    given(planned!, changed)
      .when({ type: 'RemoveAllocation', currentWeek: WEEK, editedVersion: 1 })
      .thenRefused(ErrorCode.allocationChanged);
  });

  it('is left alone where both planned the same', () => {
    given(planned!, changed, planned!)
      .when(plan({ replaces: true, editedVersion: 1 }))
      .thenNothing();
  });
});

describe('the sums of a week', () => {
  const inPackages = [
    { packages: 5, firstDoses: 0, secondDoses: 0 },
    { packages: 2, firstDoses: 0, secondDoses: 0 },
  ];
  const inDoses = [
    { packages: 0, firstDoses: 10, secondDoses: 5 },
    { packages: 0, firstDoses: 6, secondDoses: 0 },
  ];

  it.each([
    ['CONDITIONNEMENT', inPackages, 7, 45.5],
    ['DOSE', inDoses, 4, 21],
  ] as const)('in %s', (mode, planDays, packages, doses) => {
    expect(packagesOfWeek(mode, planDays, 6.5)).toBe(packages);
    expect(dosesOfWeek(mode, planDays, 6.5)).toBe(doses);
  });

  it('leave nothing where more is promised than planned', () => {
    expect([residualOf(7, 3), residualOf(7, 7), residualOf(7, 9)]).toEqual([4, 0, 0]);
  });
});
