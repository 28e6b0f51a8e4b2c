import type { AllocationEvent, PlannedWeek } from './events.js';

export interface WeekState {
  /** How often the week has been planned, changed or removed: grows with each event, also over a removal. */
  readonly version: number;
  /** What is planned; null where the plan was removed. */
  readonly plan: PlannedWeek | null;
}

/** The plans of a centre and a product. */
export interface AllocationState {
  /** Null before the first plan. */
  readonly centreAndProduct: { readonly centreId: string; readonly productId: string } | null;
  /** By Monday, `YYYY-MM-DD`; weeks that were never planned are not there. */
  readonly weeks: ReadonlyMap<string, WeekState>;
}

export const unplanned: AllocationState = { centreAndProduct: null, weeks: new Map() };

export function evolve({ weeks }: AllocationState, { type, data }: AllocationEvent): AllocationState {
  const { centreId, productId } = data;
  const changed: readonly (readonly [string, WeekState])[] =
    type === 'AllocationsPlanned'
      ? data.weeks.map((plan) => [plan.week, { version: plan.version, plan }])
      : [[data.week, { version: data.version, plan: null }]];
  return { centreAndProduct: { centreId, productId }, weeks: new Map([...weeks, ...changed]) };
}
