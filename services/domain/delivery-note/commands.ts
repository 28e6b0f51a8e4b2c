import type { PreparationLine, StockPrepared } from '../ledger/events.js';
import type { CentreType } from '../ledger/vocabulary.js';
import type { OfflineAction } from '../shared/offline.js';

/** A delivery note as `StockPrepared` issued it. */
export interface IssuedNote {
  readonly noteId: string;
  readonly number: string;
  readonly issuerId: string;
  /** Null for a transfer without a destination. */
  readonly destinationId: string | null;
  readonly followUpDisabled: boolean;
  /** ISO instant at which it was prepared (`occurredAt` of `StockPrepared`). */
  readonly preparedAt: string;
  readonly lines: readonly PreparationLine[];
}

/** @param preparedAt ISO instant, `occurredAt` of the event */
export const issuedNote = (prepared: StockPrepared['data'], preparedAt: string): IssuedNote => ({
  noteId: prepared.preparationId,
  number: prepared.number,
  issuerId: prepared.issuerId,
  destinationId: prepared.destinationId,
  followUpDisabled: prepared.followUpDisabled,
  preparedAt,
  lines: prepared.lines,
});

/** What arrived of a line. */
export interface ReceivedLine {
  readonly lineId: string | null;
  /** Packages, from 0 to what was sent. */
  readonly quantity: number | null;
  /** Why less arrived: code of the value list SCRAPPING_CAUSE; not looked at where all arrived. */
  readonly cause: string | null;
  /** Whether that value list holds the cause; as an active one, unless the reception was made offline. */
  readonly causeListed: boolean;
  readonly comment: string | null;
}

/** Reception at the destination. */
export interface ReceiveDeliveryNote {
  readonly type: 'ReceiveDeliveryNote';
  /** ISO instant of the decision; of a reception made offline, the instant at which it was made. */
  readonly now: string;
  readonly timeZone: string;
  /** Null: none was given, or there is no such note. */
  readonly note: IssuedNote | null;
  /** Id or number of the note, as it was given. */
  readonly noteId: string | null;
  /** The centre that receives. */
  readonly receiverId: string;
  readonly receiverType: CentreType;
  /** The receiver must say when the goods were received. */
  readonly receivedAtRequired: boolean;
  /** ISO instant; null: now. */
  readonly receivedAt: string | null;
  /** Null: compliant. */
  readonly compliant: boolean | null;
  readonly comment: string | null;
  /** What arrived line by line; a line that is left out arrived in full. */
  readonly lines: readonly ReceivedLine[];
  /** The user confirmed goods past their limit. */
  readonly forced: boolean;
  /** Null: made online. */
  readonly offline: OfflineAction | null;
}

/** Cancellation by the issuer. */
export interface CancelDeliveryNote {
  readonly type: 'CancelDeliveryNote';
  readonly note: IssuedNote;
}

export type DeliveryNoteCommand = ReceiveDeliveryNote | CancelDeliveryNote;
