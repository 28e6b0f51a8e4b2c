import type { DeliveryNoteEvent } from './events.js';

/** On its way, or settled; the wire's line status is PREPARE, RECU, ANNULE. */
export type DeliveryNoteState =
  | { readonly status: 'ISSUED' }
  | { readonly status: 'RECEIVED'; readonly receivedAt: string }
  | { readonly status: 'CANCELLED' };

/** A note is issued in its issuer's ledger; its own stream begins with the reception or the cancellation. */
export const issued: DeliveryNoteState = { status: 'ISSUED' };

export function evolve(_state: DeliveryNoteState, event: DeliveryNoteEvent): DeliveryNoteState {
  switch (event.type) {
    case 'DeliveryNoteReceived':
      return { status: 'RECEIVED', receivedAt: event.data.receivedAt };
    case 'DeliveryNoteCancelled':
      return { status: 'CANCELLED' };
  }
}
