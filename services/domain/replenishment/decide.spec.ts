import fc from 'fast-check';
import { ErrorCode } from '../../words/codes.js';
import { DomainError } from '../shared/error.js';
import { BELLEVUE, CENTRE, IMMUNOL, id, NOW, POINT, TIME_ZONE } from '../testing/ledger.js';
import { scenario } from '../testing/scenario.js';
import type { ChangeRequestStatus, ReplenishmentCommand, RequestReplenishment } from './commands.js';
import { decide } from './decide.js';
import type { Appointment, ReplenishmentEvent, ReplenishmentRequested } from './events.js';
import { REQUEST_STATUSES, type RequestKind } from './request-status.js';
import { confirmedBy, evolve, notRequested, type ReplenishmentState } from './state.js';

const given = scenario<ReplenishmentCommand, ReplenishmentState, ReplenishmentEvent>({
  initial: notRequested,
  decide,
  evolve,
});

const REQUEST = id(700);
const noPlan = () => null;

const ask = (more: Partial<RequestReplenishment> = {}): RequestReplenishment => ({
  type: 'RequestReplenishment',
  requestId: REQUEST,
  kind: 'CENTRE',
  now: NOW,
  timeZone: TIME_ZONE,
  centreId: BELLEVUE,
  pointId: null,
  supplierId: CENTRE,
  productId: IMMUNOL.id,
  product: IMMUNOL,
  mode: 'CONDITIONNEMENT',
  firstDoses: null,
  secondDoses: null,
  boosterDoses: null,
  packages: 5,
  wantedAt: '2026-03-16',
  coverageFrom: null,
  coverageUntil: null,
  carrierId: null,
  comment: null,
  allocationId: null,
  residual: noPlan,
  forced: false,
  ...more,
});
const change = (
  to: ChangeRequestStatus['to'],
  more: Partial<ChangeRequestStatus> = {},
): ChangeRequestStatus => ({
  type: 'ChangeRequestStatus',
  to,
  now: NOW,
  timeZone: TIME_ZONE,
  asRequested: false,
  quantity: 4,
  receptionAt: '2026-03-18T11:00:00.000Z',
  departedAt: '2026-03-17T06:00:00.000Z',
  comment: null,
  centreId: CENTRE,
  supplierId: CENTRE,
  residual: noPlan,
  forced: false,
  ...more,
});
const requestedAs = (kind: RequestKind): ReplenishmentRequested =>
  decide(ask({ kind, pointId: kind === 'POINT' ? POINT : null }), null)[0] as ReplenishmentRequested;
const requested = requestedAs('CENTRE');
const wanted: Appointment = { quantity: 5, receptionAt: '2026-03-16T11:00:00.000Z', week: '2026-03-16' };
const promised: Appointment = { quantity: 4, receptionAt: '2026-03-18T11:00:00.000Z', week: '2026-03-16' };

describe('a request', () => {
  it('is answered, or withdrawn, at the dispatch centre of that moment', () => {
    const supplierId = id(701);
    given(requested).when(change('TRAITE', { supplierId })).thenLike({ data: { supplierId } });
    given(requested).when(change('ANNULE', { supplierId })).thenLike({ data: { supplierId } });
  });

  it('wants packages at noon of a day, in that week', () => {
    given()
      .when(ask())
      .thenLike({ data: { requestId: REQUEST, wanted, doses: { first: 0, second: 0, booster: 0 } } });
  });

  it('in doses wants the packages that hold them', () => {
    const doses = { mode: 'DOSE', packages: null, firstDoses: 10, secondDoses: 1, boosterDoses: 0 } as const;
    given()
      .when(ask(doses))
      .thenLike({ data: { wanted: { quantity: 2 }, doses: { first: 10, second: 1 } } });
  });

  it('is made once', () => {
    given(requested).when(ask()).thenNothing();
  });

  it('may come from a plan whose day is over', () => {
    given()
      .when(ask({ wantedAt: '2026-03-09' }))
      .thenRefused(ErrorCode.dateInPast, 'wantedAt');
    given()
      .when(ask({ wantedAt: '2026-03-09', allocationId: id(1) }))
      .thenLike({ data: { allocationId: id(1) } });
  });

  it('beyond the plan needs the user’s word', () => {
    const residual = (week: string) => (week === '2026-03-16' ? 4 : 100);
    given()
      .when(ask({ residual }))
      .thenRefused(ErrorCode.requestAboveAllocation, undefined, { arguments: { residual: 4 } });
    given()
      .when(ask({ residual, packages: 4 }))
      .thenLike({});
    given()
      .when(ask({ residual, forced: true }))
      .thenLike({});
  });
});

describe('a change of status', () => {
  it('confirms what the user promises, or all that was asked for', () => {
    given(requested)
      .when(change('CONFIRME'))
      .thenLike({ type: 'ReplenishmentConfirmed', data: { confirmed: promised } });
    given(requested)
      .when(change('CONFIRME', { asRequested: true }))
      .thenLike({ data: { confirmed: wanted } });
  });

  it('does not promise a past reception in many at once', () => {
    given(requested)
      .when(change('CONFIRME', { asRequested: true, now: '2026-03-16T11:00:00.001Z' }))
      .thenRefused(ErrorCode.dateInPast, 'receptionAt');
  });

  it('processes what was promised, or promises what was asked for', () => {
    const confirmed = decide(change('CONFIRME'), evolve(null, requested));
    given(requested, ...confirmed)
      .when(change('TRAITE'))
      .thenLike({ data: { confirmed: promised } });
    given(requested)
      .when(change('TRAITE'))
      .thenLike({ data: { confirmed: wanted } });
    given(requested)
      .when(change('TRAITE', { residual: () => 4 }))
      .thenRefused(ErrorCode.requestAboveAllocation);
  });

  it('does not count a second time what was promised', () => {
    const confirmed = decide(change('CONFIRME'), evolve(null, requested));
    given(requested, ...confirmed)
      .when(change('TRAITE', { residual: () => 0 }))
      .thenLike({ data: { confirmed: promised } });
  });

  it('keeps what had been promised in a cancellation', () => {
    const confirmed = decide(change('CONFIRME'), evolve(null, requested));
    given(requested, ...confirmed)
      .when(change('ANNULE'))
      .thenRefused(ErrorCode.required, 'comment');
    given(requested, ...confirmed)
      .when(change('ANNULE', { comment: 'Doublon' }))
      .thenLike({ data: { from: 'CONFIRME', wanted, confirmed: promised, cancelledBy: CENTRE } });
  });
});

/** Commands on requests of one centre and product whose week has a plan, as one who holds them decides them. */
interface Step {
  readonly request: number;
  readonly to: ChangeRequestStatus['to'];
  readonly quantity: number;
  readonly forced: boolean;
}
const step: fc.Arbitrary<Step> = fc.record({
  request: fc.nat({ max: 4 }),
  to: fc.constantFrom(...REQUEST_STATUSES),
  quantity: fc.integer({ min: 1, max: 12 }),
  forced: fc.boolean(),
});

describe('whatever is done to requests of a week with a plan', () => {
  const counted = (states: readonly ReplenishmentState[]) =>
    states.reduce(
      (sum, state) =>
        sum +
        (state && !['ANNULE', 'EN_ATTENTE', 'REFUSE'].includes(state.status)
          ? (state.confirmed?.quantity ?? 0)
          : 0),
      0,
    );

  it('no more is promised than planned without the user’s word, and each is processed once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20 }), fc.array(step, { maxLength: 40 }), (plan, steps) => {
        const states: ReplenishmentState[] = Array.from({ length: 5 }, () => evolve(null, requested));
        const processed = new Map<number, number>();
        for (const { request, to, quantity, forced } of steps) {
          const before = counted(states);
          const residual = () => Math.max(plan - before, 0);
          let events: readonly ReplenishmentEvent[] = [];
          try {
            events = decide(change(to, { quantity, forced, residual, comment: 'x' }), states[request]!);
          } catch (error) {
            if (!(error instanceof DomainError)) throw error;
          }
          states[request] = events.reduce(evolve, states[request]!);
          if (events.some(({ type }) => type === 'ReplenishmentProcessed'))
            processed.set(request, (processed.get(request) ?? 0) + 1);
          if (!forced && counted(states) > before) expect(counted(states)).toBeLessThanOrEqual(plan);
          if (events.length > 0 && !forced && to === 'CONFIRME')
            expect(confirmedBy(events[0]!)!.quantity).toBeLessThanOrEqual(plan - before);
        }
        for (const times of processed.values()) expect(times).toBe(1);
      }),
      { numRuns: 300 },
    );
  });
});
