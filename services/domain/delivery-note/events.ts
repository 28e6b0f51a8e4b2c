/**
 * What became of a delivery note (stream `delivery-note-<id>`): a single event, written with "no stream" as the
 * expected revision, so that of a concurrent reception and cancellation exactly one is accepted. Each event carries
 * everything that its consequence in a ledger needs, so that any process can append that consequence.
 */
import type { PreparationLine, SentLater } from '../ledger/events.js';
import type { CentreType, ScrappingCause } from '../ledger/vocabulary.js';

/** What did not arrive of a line: it enters with the others and is scrapped at once. */
export interface LineDifference {
  readonly lineId: string;
  /** Packages, above 0. */
  readonly missing: number;
  readonly cause: ScrappingCause;
  readonly comment: string | null;
}

export interface DeliveryNoteReceived {
  readonly type: 'DeliveryNoteReceived';
  readonly data: SentLater & {
    readonly noteId: string;
    readonly number: string;
    readonly issuerId: string;
    readonly destinationId: string;
    readonly destinationType: CentreType;
    readonly receivedAt: string;
    readonly compliant: boolean;
    readonly comment: string | null;
    readonly lines: readonly PreparationLine[];
    /** Absent: all lines arrived in full. */
    readonly differences?: readonly LineDifference[];
    /** Ids of the lines that were received past their limit; absent: none. */
    readonly pastLimitLines?: readonly string[];
  };
}

export interface DeliveryNoteCancelled {
  readonly type: 'DeliveryNoteCancelled';
  readonly data: {
    readonly noteId: string;
    readonly number: string;
    readonly issuerId: string;
    readonly destinationId: string | null;
    readonly preparedAt: string;
    readonly lines: readonly PreparationLine[];
  };
}

export type DeliveryNoteEvent = DeliveryNoteReceived | DeliveryNoteCancelled;
