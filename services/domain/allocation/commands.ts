import type { QuantityMode } from '../shared/quantity-mode.js';

/** Quantities of a day as they were given; null: not filled in. */
export interface GivenDay {
  readonly packages: number | null;
  readonly firstDoses: number | null;
  readonly secondDoses: number | null;
}

interface Edited {
  /** The version of the plan that was edited; 0: there was none; null: whatever it is now. */
  readonly editedVersion: number | null;
}

interface GivenPlan extends Edited {
  readonly mode: QuantityMode | null;
  /** Seven, from Monday to Sunday. */
  readonly days: readonly GivenDay[];
  /** Monday of the week in which the command is given, `YYYY-MM-DD`. */
  readonly currentWeek: string;
}

/** Plans a week of a centre and a product. */
export interface PlanAllocation extends GivenPlan {
  readonly type: 'PlanAllocation';
  readonly centreId: string | null;
  /** A vaccination centre that the planning centre may plan for. */
  readonly centreKnown: boolean;
  readonly productId: string | null;
  readonly productKnown: boolean;
  /** `YYYY-MM-DD` */
  readonly week: string | null;
  /** Whether a plan that is there is replaced, as an import does, or refused. */
  readonly replaces: boolean;
}

/** Changes the quantities of a plan. */
export interface ReviseAllocation extends GivenPlan {
  readonly type: 'ReviseAllocation';
}

export interface RemoveAllocation extends Edited {
  readonly type: 'RemoveAllocation';
  readonly currentWeek: string;
}

export type AllocationCommand = PlanAllocation | ReviseAllocation | RemoveAllocation;
