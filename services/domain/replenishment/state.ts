import type { Appointment, ReplenishmentEvent, ReplenishmentRequested } from './events.js';
import type { RequestStatus } from './request-status.js';

/** A request; null before it is made. */
export type ReplenishmentState = {
  readonly request: ReplenishmentRequested['data'];
  readonly status: RequestStatus;
  /** What was promised, while it is. */
  readonly confirmed: Appointment | null;
} | null;

export const notRequested: ReplenishmentState = null;

/** The status to which an event of each type leads. */
export const STATUS_AFTER: Readonly<Record<ReplenishmentEvent['type'], RequestStatus>> = {
  ReplenishmentRequested: 'EN_ATTENTE',
  ReplenishmentConfirmed: 'CONFIRME',
  ConfirmationWithdrawn: 'EN_ATTENTE',
  ReplenishmentRefused: 'REFUSE',
  ReplenishmentProcessed: 'TRAITE',
  GoodsDeparted: 'DEPART_MARCHANDISES',
  ReplenishmentCancelled: 'ANNULE',
};

/** What an event leaves promised. */
export function confirmedBy(event: ReplenishmentEvent): Appointment | null {
  switch (event.type) {
    case 'ReplenishmentConfirmed':
    case 'ReplenishmentProcessed':
    case 'GoodsDeparted':
    case 'ReplenishmentCancelled':
      return event.data.confirmed;
    default:
      return null;
  }
}

/**
 * The state after an event.
 *
 * @throws Error where the first event of a stream does not make the request
 */
export function evolve(state: ReplenishmentState, event: ReplenishmentEvent): ReplenishmentState {
  const request = event.type === 'ReplenishmentRequested' ? event.data : state?.request;
  if (!request) throw new Error(`${event.data.requestId}: ${event.type} before it was requested`);
  return { request, status: STATUS_AFTER[event.type], confirmed: confirmedBy(event) };
}
