/**
 * What happened to the stock of one centre (stream `ledger-<centreId>`). Events are complete: a read model
 * is folded from them without asking anybody. Quantities are whole packages, instants ISO 8601 in UTC,
 * expiries calendar dates `YYYY-MM-DD` (for month-type products the last day of the month).
 */
import type { ErrorCode } from '../../words/codes.js';
import type { Packaging, ScrappingCause, TransferType } from './vocabulary.js';

/** What a reader needs to name a batch, frozen at that moment. */
export interface BatchReference {
  /** At a vaccination centre this is the delivery-note line (`idLigneBl`). */
  readonly batchId: string;
  readonly productId: string;
  readonly lot: string;
  readonly expiry: string;
  /** The delivery note by which it arrived, if it did. */
  readonly deliveryNote: Pick<DeliveryNoteReference, 'noteId' | 'number'> | null;
}

/** A batch with all that is known of it, frozen at that moment. */
export interface BatchSnapshot extends BatchReference {
  readonly thawed: boolean;
  /** Comes from a product return (`retourProduit`). */
  readonly returned: boolean;
  readonly transferType: TransferType | null;
  readonly transferredAt: string | null;
  /** When it left the freezer, as far as known: ISO instant, declared (`sortie`); null: it did not. */
  readonly exitAt: string | null;
  /**
   * ISO instant at which the stability of goods that left the freezer ends, whatever their expiry; null: they have not
   * left it, as far as known. Once known it never moves later.
   */
  readonly stabilityLimit: string | null;
  /** ISO instant until which it may be used; null where no limit is known yet. */
  readonly usageLimit: string | null;
  readonly deliveryNote: DeliveryNoteReference | null;
}

export interface DeliveryNoteReference {
  readonly noteId: string;
  readonly lineId: string;
  readonly number: string;
  readonly issuerId: string;
}

/** What can be done without a network. */
export interface SentLater {
  /** Made offline and sent later; absent: made online. */
  readonly offline?: true;
}

/** `ENTREE` first arrival, `REASSORT` added to a batch held already, `TRANSFERT` entry in another thermal state. */
export type EntryKind = 'ENTREE' | 'REASSORT' | 'TRANSFERT';

export interface EntryLine extends BatchSnapshot {
  readonly kind: EntryKind;
  readonly quantity: number;
  /** It was received past its usage limit or expiry, which the receiver confirmed; absent: it was not. */
  readonly pastLimit?: true;
}

export interface StockEntered {
  readonly type: 'StockEntered';
  readonly data: SentLater & {
    readonly operationId: string;
    /** EXTERNAL: typed in. DELIVERY_NOTE: received from another centre of the network. */
    readonly origin: 'EXTERNAL' | 'DELIVERY_NOTE';
    readonly noteId: string | null;
    /** When the goods were received, as declared. */
    readonly receivedAt: string;
    readonly compliant: boolean;
    readonly comment: string | null;
    readonly lines: readonly EntryLine[];
  };
}

/** The goods in the state in which they leave: thawed where the preparation thaws them, with the limits from then on. */
export interface PreparationLine extends BatchSnapshot {
  readonly lineId: string;
  readonly quantity: number;
  readonly externalReference: string | null;
  /** End of stability of the batch that they left, at that moment: what a cancellation gives back. */
  readonly stabilityBefore: string | null;
  /** What is left in the batch at the issuing centre after this line. */
  readonly remaining: number;
  /** Why this batch left before one that ends earlier; absent: nobody said. */
  readonly laterBatchReason?: string;
  /** It left past its usage limit or expiry, which the sender confirmed; absent: it did not. */
  readonly pastLimit?: true;
}

/** What is said of a preparation beside its lines. */
export interface Shipment {
  /** Null for a transfer without a destination. */
  readonly destinationId: string | null;
  readonly destinationComment: string | null;
  readonly comment: string | null;
  readonly thawed: boolean;
  readonly transfer: boolean;
  readonly followUpDisabled: boolean;
  readonly trackerId: string | null;
  readonly trackerNumber: string | null;
  readonly carrierId: string | null;
  readonly containerId: string | null;
  readonly containerNumber: string | null;
  readonly replenishmentId: string | null;
}

export interface StockPrepared {
  readonly type: 'StockPrepared';
  readonly data: Shipment & {
    /** Also the id of the delivery note. */
    readonly preparationId: string;
    /** `numeroBl`: `<centre code>-<year>-<six digits>`. */
    readonly number: string;
    readonly year: number;
    readonly sequence: number;
    readonly issuerId: string;
    readonly lines: readonly PreparationLine[];
    /** What the sender was asked about and confirmed: codes of the questions; absent: nothing was asked. */
    readonly confirmed?: readonly ErrorCode[];
  };
}

/** Goods of a cancelled preparation: the batch that takes them back. */
export interface CancelledLine extends BatchSnapshot {
  readonly lineId: string;
  readonly quantity: number;
  /**
   * They begin a batch of their own: they were thawed on the way, or the batch that they left keeps longer by now.
   * Absent: they come back into the batch that they left.
   */
  readonly apart?: true;
}

/** The goods of a preparation come back. Dated by when they left, so that windows can be net. */
export interface PreparationCancelled {
  readonly type: 'PreparationCancelled';
  readonly data: {
    readonly preparationId: string;
    readonly number: string;
    readonly destinationId: string | null;
    readonly preparedAt: string;
    readonly lines: readonly CancelledLine[];
  };
}

export interface FridgeExitRecorded {
  readonly type: 'FridgeExitRecorded';
  readonly data: SentLater & {
    readonly exitId: string;
    readonly batch: BatchSnapshot;
    readonly quantity: number;
    /** Number of syringes drawn; null in vial mode. */
    readonly syringes: number | null;
    readonly packaging: Packaging;
    readonly destination: 'INTERNE' | 'VACCINATION_POINT';
    readonly pointId: string | null;
    readonly comment: string | null;
    /** Why this batch was taken before one that ends earlier; absent: nobody said. */
    readonly laterBatchReason?: string;
    /** It was taken past its usage limit or expiry, which the user confirmed; absent: it was not. */
    readonly pastLimit?: true;
    /** Made offline before the lot was recalled, and sent after it; absent: it was not. */
    readonly recalled?: true;
  };
}

export interface StockScrapped {
  readonly type: 'StockScrapped';
  readonly data: SentLater & {
    readonly scrappingId: string;
    readonly batch: BatchSnapshot;
    readonly quantity: number;
    readonly cause: ScrappingCause;
    readonly comment: string | null;
  };
}

export interface StockCorrected {
  readonly type: 'StockCorrected';
  readonly data: SentLater & {
    readonly operationId: string;
    readonly batch: BatchSnapshot;
    /** Signed, never 0. */
    readonly quantity: number;
    readonly comment: string;
  };
}

export interface ExpiryChanged {
  readonly type: 'ExpiryChanged';
  readonly data: SentLater & {
    readonly operationId: string;
    /** The batch with its new expiry and usage limit. */
    readonly batch: BatchSnapshot;
    readonly previousExpiry: string;
    readonly comment: string;
  };
}

/** At the vaccination centre: goods leave, down to what is left of the line. */
export interface StockReturned {
  readonly type: 'StockReturned';
  readonly data: {
    readonly returnId: string;
    readonly batch: BatchSnapshot;
    /** Taken from the centre's stock; less than `declared` where a return above the residual was forced. */
    readonly quantity: number;
    readonly declared: number;
    readonly dispatchId: string;
    readonly comment: string | null;
    /** Why this batch was given back before one that ends earlier; absent: nobody said. */
    readonly laterBatchReason?: string;
  };
}

/** At the dispatch centre: what was declared arrives in a batch of its own, marked as returned. */
export interface ReturnedStockEntered {
  readonly type: 'ReturnedStockEntered';
  readonly data: {
    readonly returnId: string;
    /** `batchId` equals `returnId`; `deliveryNote` is the note that the goods had left by. */
    readonly batch: BatchSnapshot;
    readonly quantity: number;
    readonly takenFromCentre: number;
    readonly fromCentreId: string;
    readonly comment: string | null;
  };
}

/** Goods of a recalled lot no longer leave this centre, but by scrapping and edits (docs/rules/lots.md, LO-7). */
export interface LotBlocked {
  readonly type: 'LotBlocked';
  readonly data: {
    readonly recallId: string;
    readonly productId: string;
    readonly lot: string;
    /** ISO instant. */
    readonly recalledAt: string;
    /** The centre came below the referent, or its ledger began, after the recall: it is written to on its own (LO-9). */
    readonly reachedLater?: true;
  };
}

/** The recall is lifted. */
export interface LotReleased {
  readonly type: 'LotReleased';
  readonly data: Omit<LotBlocked['data'], 'reachedLater'>;
}

/** The centre has seen the recall. */
export interface RecallAcknowledged {
  readonly type: 'RecallAcknowledged';
  readonly data: {
    readonly recallId: string;
    /** What was recalled. Absent, both: written before they were kept here. */
    readonly productId?: string;
    readonly lot?: string;
  };
}

/** A count of stock begins (docs/rules/counts.md). */
export interface CountOpened {
  readonly type: 'CountOpened';
  readonly data: {
    readonly countId: string;
    /** `INV-<centre code>-<year>-<six digits>`. */
    readonly number: string;
    readonly year: number;
    readonly sequence: number;
    /** Null: all products. */
    readonly productId: string | null;
  };
}

/** A batch as it was counted. Nothing moves yet. */
export interface CountedLine {
  readonly batchId: string;
  readonly productId: string;
  readonly lot: string;
  /** Packages that the ledger had when the line was counted. */
  readonly expected: number;
  /** Packages that were found. */
  readonly counted: number;
}

/** Batches were counted, for the first time or again: the last count of a batch is the one that matters. */
export interface BatchesCounted {
  readonly type: 'BatchesCounted';
  readonly data: {
    readonly countId: string;
    /** ISO instant, by the service's clock. */
    readonly countedAt: string;
    readonly lines: readonly CountedLine[];
  };
}

/**
 * An action that was made offline before a batch was counted, and sent after it, moved the batch: it was counted without
 * those goods already, so that less was to be expected than the ledger had then, or more.
 */
export interface CountRevised {
  readonly type: 'CountRevised';
  readonly data: {
    readonly countId: string;
    readonly number: string;
    readonly batch: BatchReference;
    /** What the action moved: signed, never 0. */
    readonly quantity: number;
    /** Packages that were to be expected when the batch was counted, the action included. */
    readonly expected: number;
    /** The count has corrected the stock already: what the action moved is corrected back. Absent: its end corrects. */
    readonly closed?: true;
  };
}

/** A count ends: what it found is corrected, all of it in this one event. */
export interface CountClosed {
  readonly type: 'CountClosed';
  readonly data: {
    readonly countId: string;
    readonly number: string;
    /**
     * Batches that were found to hold more or less than expected; `quantity` is signed, never 0. No more of a batch
     * than names it: thousands of them fit into one append.
     */
    readonly corrections: readonly (BatchReference & { readonly quantity: number })[];
  };
}

/** A count ends without an effect. */
export interface CountAbandoned {
  readonly type: 'CountAbandoned';
  readonly data: { readonly countId: string };
}

export type LedgerEvent =
  | StockEntered
  | StockPrepared
  | PreparationCancelled
  | FridgeExitRecorded
  | StockScrapped
  | StockCorrected
  | ExpiryChanged
  | StockReturned
  | ReturnedStockEntered
  | LotBlocked
  | LotReleased
  | RecallAcknowledged
  | CountOpened
  | BatchesCounted
  | CountRevised
  | CountClosed
  | CountAbandoned;
