/** Which events somebody is written to about, and who: the rule, without any I/O. */
import type { DeliveryNoteCancelled } from '../../../domain/delivery-note/events.js';
import type { StockPrepared, StockReturned } from '../../../domain/ledger/events.js';
import { centreOfLedger } from '../../../domain/shared/streams.js';
import type { Notification } from '../../../mail/templates/words.js';

export interface NotifiedLine {
  readonly productId: string;
  readonly lot: string;
  /** `YYYY-MM-DD` */
  readonly expiry: string;
  /** Packages. */
  readonly quantity: number;
}

export interface Message {
  readonly notification: Notification;
  readonly eventId: string;
  /** ISO instant. */
  readonly occurredAt: string;
  /** Centre that acted. */
  readonly senderId: string;
  /** Centre that is written to. */
  readonly centreId: string;
  readonly number: string;
  readonly comment: string | null;
  readonly lines: readonly NotifiedLine[];
}

/** An event in today's shape. */
export interface NotifiableEvent {
  readonly id: string;
  readonly stream: string;
  readonly type: string;
  readonly data: unknown;
  readonly occurredAt: string;
}

/** Undefined for an event that causes no mail. */
export function messageOf({ id, stream, type, data, occurredAt }: NotifiableEvent): Message | undefined {
  const ledger = centreOfLedger(stream);
  const shared = { eventId: id, occurredAt };
  if (ledger !== undefined && type === 'StockPrepared') {
    const prepared = data as StockPrepared['data'];
    if (prepared.destinationId === null) return undefined;
    return {
      ...shared,
      notification: 'PREPARATION_CREEE',
      senderId: prepared.issuerId,
      centreId: prepared.destinationId,
      number: prepared.number,
      comment: prepared.destinationComment,
      lines: prepared.lines,
    };
  }
  if (stream.startsWith('delivery-note-') && type === 'DeliveryNoteCancelled') {
    const cancelled = data as DeliveryNoteCancelled['data'];
    if (cancelled.destinationId === null) return undefined;
    return {
      ...shared,
      notification: 'PREPARATION_ANNULEE',
      senderId: cancelled.issuerId,
      centreId: cancelled.destinationId,
      number: cancelled.number,
      comment: null,
      lines: cancelled.lines,
    };
  }
  if (ledger !== undefined && type === 'StockReturned') {
    const returned = data as StockReturned['data'];
    return {
      ...shared,
      notification: 'RETOUR_PRODUIT',
      senderId: returned.dispatchId,
      centreId: ledger,
      number: returned.batch.deliveryNote?.number ?? '',
      comment: returned.comment,
      lines: [{ ...returned.batch, quantity: returned.declared }],
    };
  }
  return undefined;
}
