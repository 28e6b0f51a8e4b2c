/**
 * What happened to a request for goods (stream `replenishment-<id>`). Each event says whose request it is and for what,
 * so that a reader needs no other. Quantities are whole packages, instants ISO 8601 in UTC, weeks their Monday
 * `YYYY-MM-DD` in the business time zone.
 */
import type { QuantityMode } from '../shared/quantity-mode.js';
import type { RequestKind, RequestStatus } from './request-status.js';

/** Whose request it is, and for which product. */
export interface RequestParties {
  readonly requestId: string;
  readonly kind: RequestKind;
  /** The vaccination centre; for a point's request, the one above the point. */
  readonly centreId: string;
  readonly pointId: string | null;
  /**
   * The dispatch centre that answers; of a request, and of a cancellation before an answer, the one that is to answer
   * then. Null where there is none.
   */
  readonly supplierId: string | null;
  readonly productId: string;
}

export interface RequestedDoses {
  readonly first: number;
  readonly second: number;
  readonly booster: number;
}

/** A quantity for a day: what was asked for, or what was promised. */
export interface Appointment {
  /** Packages. */
  readonly quantity: number;
  readonly receptionAt: string;
  /** Of `receptionAt`. */
  readonly week: string;
}

export interface ReplenishmentRequested {
  readonly type: 'ReplenishmentRequested';
  readonly data: RequestParties & {
    readonly mode: QuantityMode;
    /** All 0 where the request is made in packages. */
    readonly doses: RequestedDoses;
    /** Of a request in doses: the packages that hold them. */
    readonly wanted: Appointment;
    readonly coverageFrom: string | null;
    readonly coverageUntil: string | null;
    readonly carrierId: string | null;
    readonly comment: string | null;
    /** The plan that it was generated from; null: somebody asked. */
    readonly allocationId: string | null;
  };
}

export interface ReplenishmentConfirmed {
  readonly type: 'ReplenishmentConfirmed';
  readonly data: RequestParties & { readonly confirmed: Appointment; readonly comment: string | null };
}

export interface ConfirmationWithdrawn {
  readonly type: 'ConfirmationWithdrawn';
  readonly data: RequestParties & { readonly withdrawn: Appointment; readonly comment: string | null };
}

export interface ReplenishmentRefused {
  readonly type: 'ReplenishmentRefused';
  readonly data: RequestParties & { readonly comment: string };
}

/** The goods are prepared. An unconfirmed request is confirmed thereby, as it was asked for. */
export interface ReplenishmentProcessed {
  readonly type: 'ReplenishmentProcessed';
  readonly data: RequestParties & { readonly confirmed: Appointment; readonly comment: string | null };
}

export interface GoodsDeparted {
  readonly type: 'GoodsDeparted';
  readonly data: RequestParties & {
    readonly confirmed: Appointment;
    readonly departedAt: string;
    readonly comment: string | null;
  };
}

export interface ReplenishmentCancelled {
  readonly type: 'ReplenishmentCancelled';
  readonly data: RequestParties & {
    readonly from: RequestStatus;
    readonly wanted: Appointment;
    /** What had been promised; null: nothing yet. */
    readonly confirmed: Appointment | null;
    /** Centre whose user cancelled. */
    readonly cancelledBy: string | null;
    readonly comment: string | null;
  };
}

export type ReplenishmentEvent =
  | ReplenishmentRequested
  | ReplenishmentConfirmed
  | ConfirmationWithdrawn
  | ReplenishmentRefused
  | ReplenishmentProcessed
  | GoodsDeparted
  | ReplenishmentCancelled;
