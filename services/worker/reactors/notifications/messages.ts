/** Which events somebody is written to about, and who: the rule, without any I/O. */
import type { DeliveryNoteCancelled, DeliveryNoteReceived } from '../../../domain/delivery-note/events.js';
import type { ReturnedStockEntered, StockPrepared } from '../../../domain/ledger/events.js';
import type { LotRecalled } from '../../../domain/recall/events.js';
import type { Appointment, ReplenishmentEvent } from '../../../domain/replenishment/events.js';
import { confirmedBy } from '../../../domain/replenishment/state.js';
import { deriveId } from '../../../domain/shared/ids.js';
import { centreOfLedger, STREAM_PREFIX } from '../../../domain/shared/streams.js';
import type { Notification } from '../../../mail/templates/mails.js';

interface NotifiedLine {
  readonly productId: string;
  readonly lot: string;
  /** `YYYY-MM-DD` */
  readonly expiry: string;
  /** Packages. */
  readonly quantity: number;
  /** Packages of them that did not arrive, 1 or more; absent: all did. */
  readonly missing?: number;
}

export interface Message {
  readonly notification: Notification;
  readonly eventId: string;
  /** Of the call that caused the event. */
  readonly correlationId?: string;
  /** ISO instant; of a reception, the declared one. */
  readonly occurredAt: string;
  /** Centre that acted. */
  readonly senderId: string;
  /** Centre that is written to. */
  readonly centreId: string;
  readonly number: string;
  readonly comment: string | null;
  /** Of a delivery that is not received in the system. */
  readonly followUpDisabled?: true;
  readonly lines: readonly NotifiedLine[];
  /** Of a request for goods; absent: it is about a delivery. */
  readonly request?: NotifiedRequest;
  /** Of a recall: it is written to a centre whatever mails the centre wants, disabled or not. */
  readonly recall?: NotifiedRecall;
}

export interface NotifiedRecall
  extends Pick<LotRecalled['data'], 'productId' | 'lot' | 'reason' | 'instruction'> {
  /** As of {@link ConcernedByRecall}. */
  readonly quantity: number | null;
}

export interface NotifiedRequest {
  readonly productId: string;
  /** Whose request it is: a centre or a point. */
  readonly requesterId: string;
  /** What is asked for; null where the mail does not say. */
  readonly wanted: Appointment | null;
  /** What is promised, or was. */
  readonly confirmed: Appointment | null;
  /** ISO instant. */
  readonly departedAt: string | null;
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
export function messageOf(event: NotifiableEvent): Message | undefined {
  return event.stream.startsWith(STREAM_PREFIX.replenishment) ? aboutRequest(event) : aboutDelivery(event);
}

function aboutDelivery({ id, stream, type, data, occurredAt }: NotifiableEvent): Message | undefined {
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
      ...(prepared.followUpDisabled && { followUpDisabled: true }),
      lines: prepared.lines,
    };
  }
  if (stream.startsWith(STREAM_PREFIX.deliveryNote) && type === 'DeliveryNoteCancelled') {
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
  if (stream.startsWith(STREAM_PREFIX.deliveryNote) && type === 'DeliveryNoteReceived') {
    const received = data as DeliveryNoteReceived['data'];
    if (received.compliant) return undefined;
    return {
      eventId: id,
      occurredAt: received.receivedAt,
      notification: 'RECEPTION_NON_CONFORME',
      senderId: received.destinationId,
      centreId: received.issuerId,
      number: received.number,
      comment: received.comment,
      lines: withMissing(received),
    };
  }
  // Every return ends with it, that of a centre without follow-up too, whose own ledger knows nothing of the goods.
  if (ledger !== undefined && type === 'ReturnedStockEntered') {
    const returned = data as ReturnedStockEntered['data'];
    return {
      ...shared,
      notification: 'RETOUR_PRODUIT',
      senderId: ledger,
      centreId: returned.fromCentreId,
      number: returned.batch.deliveryNote?.number ?? '',
      comment: returned.comment,
      lines: [{ ...returned.batch, quantity: returned.quantity }],
    };
  }
  return undefined;
}

function withMissing({ lines, differences }: DeliveryNoteReceived['data']): readonly NotifiedLine[] {
  const missing = new Map(differences?.map((difference) => [difference.lineId, difference.missing]));
  return lines.map((line) => {
    const packages = missing.get(line.lineId);
    return packages === undefined ? line : { ...line, missing: packages };
  });
}

const REQUEST_MAILS = {
  ReplenishmentRequested: 'DEMANDE_CREEE',
  ReplenishmentConfirmed: 'DEMANDE_CONFIRMEE',
  ConfirmationWithdrawn: 'CONFIRMATION_RETIREE',
  ReplenishmentRefused: 'DEMANDE_REFUSEE',
  ReplenishmentProcessed: 'DEMANDE_TRAITEE',
  GoodsDeparted: 'DEPART_MARCHANDISES',
  ReplenishmentCancelled: 'DEMANDE_ANNULEE',
} as const satisfies Record<ReplenishmentEvent['type'], Notification>;

/**
 * The centre or point that asked learns what becomes of the request; the dispatch centre, that there is one, or no
 * longer. That a request was made from a plan is not mailed: the users who would get the mail have made it.
 */
function aboutRequest({ id, type, data, occurredAt }: NotifiableEvent): Message | undefined {
  const event = { type, data } as ReplenishmentEvent;
  const { centreId, pointId, supplierId, productId, comment } = event.data;
  const requesterId = pointId ?? centreId;
  const toSupplier =
    event.type === 'ReplenishmentRequested' ||
    (event.type === 'ReplenishmentCancelled' && event.data.cancelledBy === requesterId);
  if (event.type === 'ReplenishmentRequested' && event.data.allocationId !== null) return undefined;
  if (supplierId === null && toSupplier) return undefined;
  const canceller = event.type === 'ReplenishmentCancelled' ? event.data.cancelledBy : null;
  return {
    notification: REQUEST_MAILS[event.type],
    eventId: id,
    occurredAt,
    senderId: toSupplier ? requesterId : (canceller ?? supplierId ?? requesterId),
    centreId: toSupplier ? supplierId! : requesterId,
    number: '',
    comment,
    lines: [],
    request: {
      productId,
      requesterId,
      wanted: 'wanted' in event.data ? event.data.wanted : null,
      confirmed: event.type === 'ConfirmationWithdrawn' ? event.data.withdrawn : confirmedBy(event),
      departedAt: event.type === 'GoodsDeparted' ? event.data.departedAt : null,
    },
  };
}

/** A centre or point that gets the mail of a recall. */
export interface ConcernedByRecall {
  readonly centreId: string;
  /** Packages that the centre holds; null for a point, which holds no stock: goods were taken out for it. */
  readonly quantity: number | null;
}

/**
 * One mail to each centre and point that a settled recall concerns (docs/rules/lots.md, LO-9). The ids follow from the
 * recall and the centre, so that a repetition makes the same mails.
 */
export const aboutRecall = (
  { recallId, productId, lot, reason, instruction, recalledAt }: LotRecalled['data'],
  concerned: readonly ConcernedByRecall[],
): Message[] =>
  concerned.map(({ centreId, quantity }) => ({
    notification: 'RAPPEL_LOT',
    eventId: deriveId(recallId, centreId),
    occurredAt: recalledAt,
    senderId: centreId,
    centreId,
    number: '',
    comment: null,
    lines: [],
    recall: { productId, lot, reason, instruction, quantity },
  }));
