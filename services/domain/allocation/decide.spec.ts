import { ErrorCode } from '../../words/codes.js';
import { BELLEVUE, IMMUNOL } from '../testing/ledger.js';
import { scenario } from '../testing/scenario.js';
import type {
  AllocationCommand,
  CopyAllocation,
  GivenDay,
  GivenWeek,
  PlanAllocations,
  RemoveAllocation,
  ReviseAllocation,
} from './commands.js';
import { allocationId, decide, plansId, streamIdOf } from './decide.js';
import type { AllocationEvent, AllocationsPlanned } from './events.js';
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
/** A week's fields, or those of the whole command. */
const plan = (
  {
    centreId = BELLEVUE,
    centreKnown = true,
    productId = IMMUNOL.id,
    productKnown = true,
    replaces = false,
    ...week
  }: Partial<PlanAllocations & GivenWeek> = {},
  ...further: readonly Partial<GivenWeek>[]
): PlanAllocations => ({
  type: 'PlanAllocations',
  centreId,
  centreKnown,
  productId,
  productKnown,
  weeks: [week, ...further].map((more) => ({
    week: WEEK,
    mode: 'CONDITIONNEMENT',
    days: days({ packages: 5 }, { packages: 2, firstDoses: 9 }),
    editedVersion: null,
    ...more,
  })),
  currentWeek: '2026-03-09',
  replaces,
});
const revise = (more: Partial<ReviseAllocation> = {}): ReviseAllocation => ({
  type: 'ReviseAllocation',
  week: WEEK,
  mode: 'DOSE',
  days: days({ firstDoses: 10, secondDoses: 5 }),
  productKnown: true,
  currentWeek: '2026-03-09',
  editedVersion: null,
  ...more,
});
const remove = (more: Partial<RemoveAllocation> = {}): RemoveAllocation => ({
  type: 'RemoveAllocation',
  week: WEEK,
  currentWeek: '2026-03-09',
  editedVersion: null,
  ...more,
});
const copy = (more: Partial<CopyAllocation> = {}): CopyAllocation => ({
  type: 'CopyAllocation',
  week: WEEK,
  weeks: 2,
  productKnown: true,
  currentWeek: '2026-03-09',
  ...more,
});
/** What these commands make, one after the other. */
const history = (...commands: readonly AllocationCommand[]): readonly AllocationEvent[] => {
  const events: AllocationEvent[] = [];
  for (const command of commands) events.push(...decide(command, events.reduce(evolve, unplanned)));
  return events;
};
const [planned] = history(plan()) as readonly AllocationsPlanned[];

describe('a plan', () => {
  it('counts what its mode counts, and nothing else', () => {
    given()
      .when(plan())
      .thenLike({
        data: {
          centreId: BELLEVUE,
          productId: IMMUNOL.id,
          weeks: [
            {
              week: WEEK,
              version: 1,
              mode: 'CONDITIONNEMENT',
              days: [
                { packages: 5, firstDoses: 0, secondDoses: 0 },
                { packages: 2, firstDoses: 0, secondDoses: 0 },
                ...Array.from({ length: 5 }, () => ({ packages: 0, firstDoses: 0, secondDoses: 0 })),
              ],
            },
          ],
        },
      });
  });

  it('is the only one of its centre, product and week', () => {
    given(planned!).when(plan()).thenRefused(ErrorCode.allocationTaken, 'weeks[0].week');
    given(planned!)
      .when(plan({ replaces: true }))
      .thenNothing();
    given(planned!)
      .when(plan({ replaces: true, days: days({ packages: 6 }) }))
      .thenLike({ type: 'AllocationsPlanned' });
    expect(allocationId(BELLEVUE, IMMUNOL.id, WEEK)).not.toBe(
      allocationId(BELLEVUE, IMMUNOL.id, '2026-03-23'),
    );
    expect(streamIdOf(plan())).toBe(plansId(BELLEVUE, IMMUNOL.id));
    // Also where they may not be planned for any more: what was done before is found there.
    expect(streamIdOf(plan({ centreKnown: false, productKnown: false }))).toBe(plansId(BELLEVUE, IMMUNOL.id));
    expect(() => streamIdOf(plan({ centreId: null }))).toThrow();
    expect(() => streamIdOf(plan({ centreId: 'Bellevue', centreKnown: false }))).toThrow();
  });

  it.each<[string, Partial<PlanAllocations & GivenWeek>, ErrorCode, string]>([
    ['no centre', { centreId: null }, ErrorCode.required, 'centreId'],
    ['a centre out of reach', { centreKnown: false }, ErrorCode.unknownValue, 'centreId'],
    ['no product', { productId: null }, ErrorCode.required, 'productId'],
    ['an unknown product', { productKnown: false }, ErrorCode.productNotFound, 'productId'],
    ['no week', { week: '' }, ErrorCode.required, 'weeks[0].week'],
    ['a week that is no date', { week: 'demain' }, ErrorCode.dateForm, 'weeks[0].week'],
    ['a Tuesday', { week: '2026-03-17' }, ErrorCode.notMonday, 'weeks[0].week'],
    ['a week that is over', { week: '2026-03-02' }, ErrorCode.weekOver, 'weeks[0].week'],
    ['no mode', { mode: null }, ErrorCode.required, 'weeks[0].mode'],
    [
      'a negative quantity',
      { days: days({}, { packages: -1 }) },
      ErrorCode.notNegative,
      'weeks[0].days[1].packages',
    ],
    ['half a package', { days: days({ packages: 0.5 }) }, ErrorCode.integer, 'weeks[0].days[0].packages'],
    [
      'half a dose',
      { mode: 'DOSE', days: days({ secondDoses: 0.5 }) },
      ErrorCode.integer,
      'weeks[0].days[0].secondDoses',
    ],
  ])('is refused with %s', (_, more, code, field) => {
    given().when(plan(more)).thenRefused(code, field);
  });

  it('changes its quantities and what it counts, and nothing else', () => {
    const state = given(planned!).when(revise()).thenState();
    expect(state.weeks.get(WEEK)).toMatchObject({
      version: 2,
      plan: {
        week: WEEK,
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
      .when(remove({ currentWeek: '2026-03-23' }))
      .thenRefused(ErrorCode.weekOver);
  });

  it('of a disabled product is neither made, changed nor copied, but removed', () => {
    const productKnown = false;
    given().when(plan({ productKnown })).thenRefused(ErrorCode.productNotFound, 'productId');
    given(planned!).when(revise({ productKnown })).thenRefused(ErrorCode.productNotFound);
    given(planned!).when(copy({ productKnown })).thenRefused(ErrorCode.productNotFound);
    given(planned!).when(remove()).thenLike({ type: 'AllocationRemoved' });
  });

  it('of a disabled product is refused with the faults of what it is changed to', () => {
    given(planned!)
      .when(revise({ productKnown: false, days: days({ firstDoses: -1 }) }))
      .thenRefusedFor(
        { code: ErrorCode.productNotFound, rejectedValue: IMMUNOL.id },
        { code: ErrorCode.notNegative, field: 'days[0].firstDoses' },
      );
  });

  it('is removed, and may be made anew', () => {
    const [, removed] = history(plan(), remove());
    given(planned!)
      .when(remove())
      .thenExactly({
        type: 'AllocationRemoved',
        data: { centreId: BELLEVUE, productId: IMMUNOL.id, week: WEEK, version: 2 },
      });
    given(planned!, removed!).when(remove()).thenRefused(ErrorCode.noAllocation);
    given(planned!, removed!).when(revise()).thenRefused(ErrorCode.noAllocation);
    given(planned!, removed!)
      .when(plan())
      .thenLike({ data: { weeks: [{ week: WEEK, version: 3 }] } });
  });
});

describe('several weeks', () => {
  const NEXT = '2026-03-23';
  const AFTER = '2026-03-30';

  it('are planned as another one, all or none', () => {
    const { mode, days: planOf } = planned!.data.weeks[0]!;
    const data = {
      weeks: [
        { week: NEXT, version: 1, mode, days: planOf },
        { week: AFTER, version: 1, mode, days: planOf },
      ],
    };
    given(planned!).when(copy()).thenLike({ data });
    // What is over may be copied into what is not.
    given(planned!)
      .when(copy({ currentWeek: NEXT }))
      .thenLike({ data });
    given(planned!)
      .when(copy({ currentWeek: AFTER }))
      .thenRefused(ErrorCode.weekOver);
    given(...history(plan(), plan({ week: AFTER })))
      .when(copy())
      .thenRefused(ErrorCode.allocationTaken);
    given().when(copy()).thenRefused(ErrorCode.noAllocation);
    const last = history(plan({ week: '9999-12-27' }));
    given(...last)
      .when(copy({ week: '9999-12-27', weeks: 1 }))
      .thenRefused(ErrorCode.date, 'weeks');
    given(...history(plan(), remove()))
      .when(copy())
      .thenRefused(ErrorCode.noAllocation);
  });

  it('are planned by one event; those that stay as they are are left out of it', () => {
    given(planned!)
      .when(plan({ replaces: true }, { week: NEXT }, { week: AFTER, days: days({ packages: 1 }) }))
      .thenLike({
        data: {
          weeks: [
            { week: NEXT, version: 1 },
            { week: AFTER, version: 1 },
          ],
        },
      });
  });

  it('are all refused with one of them, each fault in its week', () => {
    given()
      .when(plan({}, { week: NEXT, mode: null }))
      .thenRefused(ErrorCode.required, 'weeks[1].mode');
    given(planned!)
      .when(plan({ week: NEXT }, { week: WEEK }))
      .thenRefused(ErrorCode.allocationTaken, 'weeks[1].week');
    given(planned!)
      .when(
        plan(
          { replaces: true, week: NEXT, editedVersion: 0 },
          { week: WEEK, editedVersion: 0, days: days({ packages: 9 }) },
        ),
      )
      .thenRefused(ErrorCode.allocationChanged, undefined, { rejectedValue: WEEK });
  });

  it('are planned once each', () => {
    given().when(plan({}, {})).thenRefused(ErrorCode.allocationTaken, 'weeks[1].week');
  });
});

describe('a plan that somebody else changed since it was read', () => {
  const again = plan({ replaces: true, days: days({ packages: 8 }) });
  const changes: AllocationCommand = revise({ days: days({ firstDoses: 1 }) });

  it.each<[string, readonly AllocationCommand[], number, boolean]>([
    ['read as it is', [plan()], 1, true],
    ['changed since', [plan(), changes], 1, false],
    ['removed since', [plan(), remove()], 1, false],
    ['removed and planned anew since', [plan(), remove(), plan()], 1, false],
    ['not there, and still not there', [], 0, true],
    ['not there, removed before', [plan(), remove()], 0, true],
    ['not there, planned since', [plan()], 0, false],
  ])('%s', (_, before, editedVersion, passes) => {
    const outcome = given(...history(...before)).when({
      ...again,
      weeks: again.weeks.map((week) => ({ ...week, editedVersion })),
    });
    if (passes) outcome.thenLike({ type: 'AllocationsPlanned' });
    else outcome.thenRefused(ErrorCode.allocationChanged);
  });

  it('is neither changed nor removed', () => {
    const before = history(plan(), changes);
    given(...before)
      .when(revise({ editedVersion: 1 }))
      .thenRefused(ErrorCode.allocationChanged);
    given(...before)
      .when(remove({ editedVersion: 1 }))
      .thenRefused(ErrorCode.allocationChanged);
  });

  it('is left alone where both planned the same', () => {
    given(...history(plan(), changes, plan({ replaces: true })))
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
    // Doses of packages with a decimal number of them.
    expect(residualOf(35.1, 4.4)).toBe(30.7);
  });
});
