/** Requests in each status, and the plans of this week and the next that they count against. */
import type { RequestStatus } from '../../domain/replenishment/request-status.js';
import { addDays, mondayOf } from '../../domain/shared/calendar.js';
import { demonstrationIds } from '../reference-data/ids.js';
import { ask, change, planWeek, type RequestedGoods } from '../request-steps.js';
import type { Schedule } from '../schedule.js';

const { centres, products } = demonstrationIds;
const { pharmacieCentrale, plateformeNord, plateformeSud } = centres;
const { centreBellevue, centreRiviere, centreMer, pointBellevue } = centres;
const { vaxilor, immunol } = products;

const DAYS_IN_WEEK = 7;
/** Packages of each day, from Monday. */
const WEEKS_PLAN: Readonly<Record<string, readonly number[]>> = {
  [vaxilor]: [40, 40, 40, 40, 40, 10, 0],
  [immunol]: [60, 60, 60, 60, 60, 20, 0],
};

export function requests(schedule: Schedule): void {
  addPlans(schedule);
  for (const life of livesOf(schedule.calendar)) addLife(schedule, life);
}

function addPlans(schedule: Schedule): void {
  const { calendar } = schedule;
  const thisWeek = mondayOf(calendar.today);
  for (const [by, centreId, productIds] of [
    [plateformeNord, centreBellevue, [vaxilor, immunol]],
    [plateformeNord, centreRiviere, [vaxilor, immunol]],
    [plateformeSud, centreMer, [immunol]],
  ] as const) {
    for (const productId of productIds) {
      for (const [index, week] of [thisWeek, addDays(thisWeek, DAYS_IN_WEEK)].entries()) {
        const name = `plan/${centreId}/${productId}/${index}`;
        schedule.add(name, by, calendar.at(DAYS_IN_WEEK, 10), (step) =>
          planWeek(step, { centreId, productId, week, packages: WEEKS_PLAN[productId]! }),
        );
      }
    }
  }
}

/** A request, from its making to its present status. */
interface Life {
  readonly name: string;
  readonly by: string;
  readonly at: string;
  readonly goods: RequestedGoods;
  readonly changes?: readonly {
    readonly to: RequestStatus;
    readonly by: string;
    readonly at: string;
    readonly more?: Parameters<typeof change>[3];
  }[];
}

/** Name of the step in which a request is made. */
export function stepOf(request: string): string {
  return `request/${request}`;
}

function addLife(schedule: Schedule, { name, by, at, goods, changes = [] }: Life): void {
  const request = stepOf(name);
  schedule.add(request, by, at, (step) => ask(step, goods));
  for (const one of changes)
    schedule.add(`${request}/${one.to}`, one.by, one.at, (step) => change(step, request, one.to, one.more));
}

function livesOf(calendar: Schedule['calendar']): readonly Life[] {
  const soon = calendar.day(-2);
  const later = calendar.day(-4);
  return [
    {
      name: 'bellevue-pending',
      by: centreBellevue,
      at: calendar.hoursAgo(6),
      goods: { productId: immunol, packages: 12, wantedAt: soon, comment: 'Séance supplémentaire samedi' },
    },
    {
      name: 'riviere-pending',
      by: centreRiviere,
      at: calendar.hoursAgo(5),
      goods: { productId: vaxilor, packages: null, doses: 60, wantedAt: later },
    },
    {
      name: 'bellevue-confirmed',
      by: centreBellevue,
      at: calendar.at(2, 9),
      goods: { productId: vaxilor, packages: 20, wantedAt: soon },
      changes: [
        {
          to: 'CONFIRME',
          by: plateformeNord,
          at: calendar.hoursAgo(4),
          more: { quantity: 18, receptionAt: calendar.at(-2, 10), comment: 'Deux flacons suivront' },
        },
      ],
    },
    {
      name: 'riviere-processed',
      by: centreRiviere,
      at: calendar.at(3, 9),
      goods: { productId: immunol, packages: 30, wantedAt: calendar.today },
      changes: [{ to: 'TRAITE', by: plateformeNord, at: calendar.hoursAgo(3) }],
    },
    {
      name: 'bellevue-departed',
      by: centreBellevue,
      at: calendar.at(8, 9),
      goods: { productId: immunol, packages: 40, wantedAt: calendar.day(6) },
      changes: [
        { to: 'CONFIRME', by: plateformeNord, at: calendar.at(7, 9) },
        { to: 'TRAITE', by: plateformeNord, at: calendar.at(6, 8) },
        {
          to: 'DEPART_MARCHANDISES',
          by: plateformeNord,
          at: calendar.at(6, 9),
          more: { departedAt: calendar.at(6, 10) },
        },
      ],
    },
    {
      name: 'riviere-refused',
      by: centreRiviere,
      at: calendar.at(4, 10),
      goods: { productId: vaxilor, packages: 500, wantedAt: calendar.day(1) },
      changes: [
        {
          to: 'REFUSE',
          by: plateformeNord,
          at: calendar.at(3, 11),
          more: { comment: 'Au-delà du plan de la semaine' },
        },
      ],
    },
    {
      name: 'bellevue-cancelled',
      by: centreBellevue,
      at: calendar.at(5, 10),
      goods: { productId: vaxilor, packages: 15, wantedAt: calendar.day(2) },
      changes: [
        { to: 'CONFIRME', by: plateformeNord, at: calendar.at(4, 9) },
        {
          to: 'ANNULE',
          by: pharmacieCentrale,
          at: calendar.at(3, 9),
          more: { comment: 'Demande en double', supplierId: plateformeNord },
        },
      ],
    },
    {
      name: 'mer-pending',
      by: centreMer,
      at: calendar.hoursAgo(7),
      goods: { productId: immunol, packages: 8, wantedAt: later },
    },
    {
      name: 'point-pending',
      by: pointBellevue,
      at: calendar.hoursAgo(6),
      goods: { productId: immunol, packages: 4, wantedAt: soon },
    },
    {
      name: 'point-processed',
      by: pointBellevue,
      at: calendar.at(5, 8),
      goods: { productId: immunol, packages: 3, wantedAt: calendar.day(3) },
      changes: [{ to: 'TRAITE', by: plateformeNord, at: calendar.at(4, 8) }],
    },
  ];
}
