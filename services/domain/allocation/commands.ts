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

interface GivenQuantities {
  readonly mode: QuantityMode | null;
  /** Seven, from Monday to Sunday. */
  readonly days: readonly GivenDay[];
}

interface Dated {
  /** Monday of the week in which the command is given, `YYYY-MM-DD`. */
  readonly currentWeek: string;
}

/** What plans something, and so needs a product that is in use; a plan is removed whatever became of its product. */
interface Planning extends Dated {
  /** Whether there is such a product, and it is active. */
  readonly productKnown: boolean;
}

/** What is to be planned for a week. */
export interface GivenWeek extends GivenQuantities, Edited {
  /** Monday, `YYYY-MM-DD`; none twice. */
  readonly week: string | null;
}

/** Plans weeks of a centre and a product: all of them, or none. */
export interface PlanAllocations extends Planning {
  readonly type: 'PlanAllocations';
  readonly centreId: string | null;
  /** A vaccination centre that the planning centre may plan for. */
  readonly centreKnown: boolean;
  readonly productId: string | null;
  readonly weeks: readonly GivenWeek[];
  /** Whether a plan that is there is replaced, as an import does, or refused. */
  readonly replaces: boolean;
}

/** Changes the quantities of the plan of a week. */
export interface ReviseAllocation extends GivenQuantities, Edited, Planning {
  readonly type: 'ReviseAllocation';
  /** Monday, `YYYY-MM-DD`. */
  readonly week: string;
}

export interface RemoveAllocation extends Edited, Dated {
  readonly type: 'RemoveAllocation';
  /** Monday, `YYYY-MM-DD`. */
  readonly week: string;
}

/** Plans the weeks that follow a plan's as that one: all of them, or none. */
export interface CopyAllocation extends Planning {
  readonly type: 'CopyAllocation';
  /** Of the plan: Monday, `YYYY-MM-DD`. */
  readonly week: string;
  /** How many weeks follow, at least one. */
  readonly weeks: number;
}

export type AllocationCommand = PlanAllocations | ReviseAllocation | RemoveAllocation | CopyAllocation;
