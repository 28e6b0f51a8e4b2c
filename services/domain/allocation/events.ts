/**
 * What is planned for a vaccination centre, a product and a week (stream `allocation-<uuid5>`, docs/rules/allocations.md).
 */
import type { QuantityMode } from '../shared/quantity-mode.js';

/** The plan of one day. Packages count where the plan is made in packages, doses where it is made in doses. */
export interface PlannedDay {
  readonly packages: number;
  readonly firstDoses: number;
  readonly secondDoses: number;
}

/** A new plan, or one that replaces what was planned. */
export interface AllocationPlanned {
  readonly type: 'AllocationPlanned';
  readonly data: {
    readonly allocationId: string;
    readonly centreId: string;
    readonly productId: string;
    /** Monday, `YYYY-MM-DD`. */
    readonly week: string;
    readonly mode: QuantityMode;
    /** Seven, from Monday to Sunday. */
    readonly days: readonly PlannedDay[];
  };
}

export interface AllocationRemoved {
  readonly type: 'AllocationRemoved';
  readonly data: { readonly allocationId: string };
}

export type AllocationEvent = AllocationPlanned | AllocationRemoved;
