import type { PreparationLine, StockPrepared } from '../ledger/events.js';
import type { CentreType } from '../ledger/vocabulary.js';

/** A delivery note as it was issued: what `StockPrepared` says of it. */
export interface IssuedNote {
  readonly noteId: string;
  readonly number: string;
  readonly issuerId: string;
  /** Null for a transfer without a destination. */
  readonly destinationId: string | null;
  readonly thawed: boolean;
  readonly followUpDisabled: boolean;
  /** ISO instant at which it was prepared (`occurredAt` of `StockPrepared`). */
  readonly preparedAt: string;
  readonly lines: readonly PreparationLine[];
}

export const issuedNote = (prepared: StockPrepared['data'], preparedAt: string): IssuedNote => ({
  noteId: prepared.preparationId,
  number: prepared.number,
  issuerId: prepared.issuerId,
  destinationId: prepared.destinationId,
  thawed: prepared.thawed,
  followUpDisabled: prepared.followUpDisabled,
  preparedAt,
  lines: prepared.lines,
});

/** Reception at the destination (section 5 "Referent entry", "Vaccination entry"). */
export interface ReceiveDeliveryNote {
  readonly type: 'ReceiveDeliveryNote';
  /** ISO instant of the decision. */
  readonly now: string;
  /** Null: none chosen, or no such note. */
  readonly note: IssuedNote | null;
  /** As it came on the wire. */
  readonly noteId: string | null;
  /** The centre that receives. */
  readonly receiverId: string;
  readonly receiverType: CentreType;
  /** ISO instant; null: now, where the form does not ask. */
  readonly receivedAt: string | null;
  /** Null: compliant. */
  readonly compliant: boolean | null;
  readonly comment: string | null;
  readonly form: ReceptionForm;
}

/** The two payloads of a reception differ (section 3 "Stock entry payloads"). */
export interface ReceptionForm {
  readonly noteField: 'referentBlId' | 'idBl';
  /** The form asks for the date-time of reception. */
  readonly asksReceivedAt: boolean;
}

export const REFERENT_RECEPTION: ReceptionForm = { noteField: 'referentBlId', asksReceivedAt: true };
export const VACCINATION_RECEPTION: ReceptionForm = { noteField: 'idBl', asksReceivedAt: false };

/** Cancellation by the issuer (section 4 "Preparation"). */
export interface CancelDeliveryNote {
  readonly type: 'CancelDeliveryNote';
  readonly note: IssuedNote;
}

export type DeliveryNoteCommand = ReceiveDeliveryNote | CancelDeliveryNote;
