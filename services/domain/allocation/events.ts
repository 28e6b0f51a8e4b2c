/**
 * What is planned for a vaccination centre and a product, week by week (stream `allocation-<uuid5>`,
 * docs/rules/allocations.md).
 */
import type { QuantityMode } from '../shared/quantity-mode.js';

/** The plan of one day. Packages count where the plan is made in packages, doses where it is made in doses. */
export interface PlannedDay {
  readonly packages: number;
  readonly firstDoses: number;
  readonly secondDoses: number;
}

/** The plan of a week. */
export interface PlannedWeek {
  /** Monday, `YYYY-MM-DD`. */
  readonly week: string;
  /** How often the week has been planned, changed or removed, this time included. */
  readonly version: number;
  readonly mode: QuantityMode;
  /** Seven, from Monday to Sunday. */
  readonly days: readonly PlannedDay[];
}

/** New plans, or ones that replace what was planned for these weeks. */
export interface AllocationsPlanned {
  readonly type: 'AllocationsPlanned';
  readonly data: {
    readonly centreId: string;
    readonly productId: string;
    /** At least one; those whose plan stays as it is are left out. */
    readonly weeks: readonly PlannedWeek[];
  };
}

export interface AllocationRemoved {
  readonly type: 'AllocationRemoved';
  readonly data: {
    readonly centreId: string;
    readonly productId: string;
    readonly week: string;
    readonly version: number;
  };
}

export type AllocationEvent = AllocationsPlanned | AllocationRemoved;
