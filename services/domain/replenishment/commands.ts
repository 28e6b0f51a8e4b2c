import type { ProductFacts } from '../shared/product.js';
import type { QuantityMode } from '../shared/quantity-mode.js';
import type { RequestKind, RequestStatus } from './request-status.js';

interface Decision {
  /** ISO instant of the decision. */
  readonly now: string;
  readonly timeZone: string;
  /**
   * Packages that the plan of this week (its Monday, `YYYY-MM-DD`) still leaves for the request's centre and product;
   * null: there is no plan, or the request is not counted against one.
   */
  readonly residual: (week: string) => number | null;
  /** The user confirmed a quantity above the residual. */
  readonly forced: boolean;
}

/** Asks for goods. Null: not filled in. */
export interface RequestReplenishment extends Decision {
  readonly type: 'RequestReplenishment';
  readonly requestId: string;
  readonly kind: RequestKind;
  readonly centreId: string;
  readonly pointId: string | null;
  readonly supplierId: string | null;
  readonly productId: string | null;
  /** Null: there is no such active product. */
  readonly product: ProductFacts | null;
  readonly mode: QuantityMode | null;
  readonly firstDoses: number | null;
  readonly secondDoses: number | null;
  readonly boosterDoses: number | null;
  readonly packages: number | null;
  /** ISO instant, or a day `YYYY-MM-DD`, which means its noon. */
  readonly wantedAt: string | null;
  readonly coverageFrom: string | null;
  readonly coverageUntil: string | null;
  readonly carrierId: string | null;
  readonly comment: string | null;
  /** The plan that it is generated from: its days may be over, its quantities are the plan's. */
  readonly allocationId: string | null;
}

/** Takes a request to another status. Null: not filled in. */
export interface ChangeRequestStatus extends Decision {
  readonly type: 'ChangeRequestStatus';
  readonly to: RequestStatus;
  /** Confirmation of what was asked for, as it was asked for: `quantity` and `receptionAt` are not read. */
  readonly asRequested: boolean;
  /** Packages that are confirmed. */
  readonly quantity: number | null;
  readonly receptionAt: string | null;
  readonly departedAt: string | null;
  readonly comment: string | null;
  /** Centre that the user acts for. */
  readonly centreId: string | null;
  /** The dispatch centre that answers: the user's, else the one that answered or is to answer. */
  readonly supplierId: string | null;
}

export type ReplenishmentCommand = RequestReplenishment | ChangeRequestStatus;
