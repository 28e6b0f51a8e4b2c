/**
 * The commands of a centre's stock. A command carries the fields of the request (null: not filled in; the rules decide
 * what is required), the facts that the rules need, the time and every id, so that `decide` depends on the command and
 * the ledger alone. Ids are UUIDs that are derived from the request, so that a repeated request has the same ids.
 */
import type { DeliveryNoteCancelled, DeliveryNoteReceived } from '../delivery-note/events.js';
import type { OfflineAction } from '../shared/offline.js';
import type { ProductFacts } from '../shared/product.js';
import type {
  DeliveryNoteReference,
  LotBlocked,
  PreparationLine,
  Shipment,
  StockReturned,
} from './events.js';
import type { CentreType, ExitDestination, Packaging, ScrappingCause, TransferType } from './vocabulary.js';

export interface DecisionContext {
  /** ISO instant of the decision; of an action made offline, the instant at which it was made. */
  readonly now: string;
  /** IANA name of the business time zone: days, months, years and the 23:00 cap are computed in it. */
  readonly timeZone: string;
  /** The product in the reference data of that moment; undefined: no such product. */
  readonly product: (productId: string) => ProductFacts | undefined;
}

/** Entry at a referent or dispatch centre of goods that come from outside of the network. */
export interface EnterStock {
  readonly type: 'EnterStock';
  readonly context: DecisionContext;
  readonly operationId: string;
  /** Id of the batch if the entry makes a new one; goods that join a batch have the id of that batch. */
  readonly batchId: string;
  readonly centre: EntryCentre;
  readonly productId: string | null;
  readonly quantity: number | null;
  readonly lot: string | null;
  /** `YYYY-MM-DD`; for a month-type product any day of the month. */
  readonly expiry: string | null;
  /** ISO instant; null: now. */
  readonly receivedAt: string | null;
  /** Null: compliant. */
  readonly compliant: boolean | null;
  readonly comment: string | null;
  /** Present: the entry is a transfer. */
  readonly transferType: TransferType | null;
  readonly transferredAt: string | null;
}

export interface EntryCentre {
  readonly type: CentreType;
  /** A parent of the centre keeps stock. */
  readonly parentHoldsStock: boolean;
}

/**
 * Consequence of a received note: its lines become stock at the destination. A repetition changes nothing.
 * At a vaccination centre each line becomes a batch; at other centres a line joins the batch of the same identity.
 */
export interface StockDeliveryNote {
  readonly type: 'StockDeliveryNote';
  readonly note: DeliveryNoteReceived['data'];
}

/** Prepares goods for a destination and issues their delivery note. */
export interface Prepare extends Shipment {
  readonly type: 'Prepare';
  readonly context: DecisionContext;
  /** Also the delivery note's id; the ids of its lines are derived from it. */
  readonly preparationId: string;
  readonly issuer: {
    readonly id: string;
    /** First part of the delivery note's number. */
    readonly code: string;
    readonly type: CentreType;
  };
  /** Configuration flag `transfertPreparation`. */
  readonly transferAllowed: boolean;
  /** Null where there is no destination or no such centre. */
  readonly destination: DestinationFacts | null;
  /**
   * Packages that the destination's plan of this week (its Monday, `YYYY-MM-DD`) leaves for a product, with what the
   * request that is served was promised; null: there is no plan.
   */
  readonly residual: (productId: string, week: string) => number | null;
  /** The user confirmed what a check asked about. */
  readonly forced: boolean;
  readonly lines: readonly RequestedLine[];
}

export interface DestinationFacts {
  readonly type: CentreType;
  readonly holdsStock: boolean;
  readonly active: boolean;
  /** The issuer is one of its parents. */
  readonly isChild: boolean;
  readonly followUpDisabled: boolean;
}

export interface RequestedLine {
  readonly productId: string | null;
  readonly quantity: number | null;
  /** Required for vaccines. Null: the batches that expire first are taken. */
  readonly batchId: string | null;
  /** Where a batch is named: batches from which is taken, in this order, what it does not hold. Absent: none. */
  readonly furtherBatchIds?: readonly string[];
  /** When it leaves the freezer, ISO instant. */
  readonly exitAt: string | null;
  readonly externalReference: string | null;
  /** Take returned goods where no batch is named. */
  readonly fromReturns: boolean;
  /** Why this batch, where another one ends earlier; absent: nobody said. */
  readonly laterBatchReason?: string | null;
}

/** Preparations of one centre that are made together: all of them, or none. Their ids differ. */
export interface PrepareTogether {
  readonly type: 'PrepareTogether';
  readonly preparations: readonly Prepare[];
}

/** Consequence of a cancelled note: its lines return to the issuer's batches. A repetition changes nothing. */
export interface RestorePreparation {
  readonly type: 'RestorePreparation';
  readonly note: DeliveryNoteCancelled['data'];
}

/** Fridge exit at a vaccination centre. */
export interface TakeOutOfFridge {
  readonly type: 'TakeOutOfFridge';
  readonly context: DecisionContext;
  readonly exitId: string;
  readonly batchId: string | null;
  /** Packages. */
  readonly quantity: number | null;
  readonly syringes: number | null;
  /** Null: FLACON. */
  readonly packaging: Packaging | null;
  /** Null: INTERNE. */
  readonly destination: ExitDestination | null;
  readonly pointId: string | null;
  /** `pointId` is a vaccination point below the centre; active, unless the exit was made offline. */
  readonly pointIsChild: boolean;
  /** The user confirmed goods past their limit. */
  readonly forced: boolean;
  readonly comment: string | null;
  /** Why this batch, where another one ends earlier; absent: nobody said. */
  readonly laterBatchReason?: string | null;
  /** Null: made online. */
  readonly offline: OfflineAction | null;
}

/** Scrapping at any centre. */
export interface Scrap {
  readonly type: 'Scrap';
  readonly scrappingId: string;
  /** Referent and dispatch centres name the product; a vaccination centre names a received line alone. */
  readonly namesProduct: boolean;
  /** Ignored unless `namesProduct`. */
  readonly productId: string | null;
  readonly batchId: string | null;
  readonly quantity: number | null;
  readonly cause: ScrappingCause | null;
  /** The cause is a code of its value list; active, unless the scrapping was made offline. */
  readonly causeListed: boolean;
  readonly comment: string | null;
  /** Null: made online. */
  readonly offline: OfflineAction | null;
}

/** Correction of the quantity, of the expiry, or of both in one step. */
export interface EditStock {
  readonly type: 'EditStock';
  readonly context: DecisionContext;
  readonly operationId: string;
  readonly batchId: string | null;
  /** Signed. */
  readonly quantity: number | null;
  readonly expiry: string | null;
  readonly comment: string | null;
  /** Null: made online. */
  readonly offline: OfflineAction | null;
}

/** Product return, in the ledger of the vaccination centre that the goods leave. */
export interface ReturnStock {
  readonly type: 'ReturnStock';
  readonly returnId: string;
  /** The received delivery-note line, which is a batch of the vaccination centre. */
  readonly batchId: string | null;
  readonly productId: string | null;
  readonly quantity: number | null;
  /** Packages of the line that were delivered. */
  readonly delivered: number;
  /** The user confirmed a quantity above the residual. */
  readonly forced: boolean;
  /** Where the goods go. */
  readonly dispatchId: string;
  readonly comment: string | null;
  /** Why this batch, where another one ends earlier; absent: nobody said. */
  readonly laterBatchReason?: string | null;
}

/** Consequence of `StockReturned`, in the ledger of the dispatch centre. A repetition changes nothing. */
export interface AcceptReturn {
  readonly type: 'AcceptReturn';
  readonly returned: StockReturned['data'];
  readonly fromCentreId: string;
}

/**
 * Return from a centre whose follow-up is disabled: it has no stock in the system, hence no residual, and the
 * goods are known by the note's line alone. In the ledger of the dispatch centre.
 */
export interface AcceptUntrackedReturn {
  readonly type: 'AcceptUntrackedReturn';
  readonly returnId: string;
  readonly line: PreparationLine;
  readonly deliveryNote: DeliveryNoteReference;
  readonly productId: string | null;
  readonly quantity: number | null;
  readonly forced: boolean;
  readonly fromCentreId: string;
  /** A recall of the lot holds at the centre that the goods come back from. */
  readonly recalledAtCentre: boolean;
  readonly comment: string | null;
}

/** Consequence of recalls. Those that the ledger knows change nothing. */
export interface BlockLots {
  readonly type: 'BlockLots';
  readonly recalls: readonly LotBlocked['data'][];
}

/** Consequence of a lifted recall. */
export interface ReleaseLot {
  readonly type: 'ReleaseLot';
  readonly recall: LotBlocked['data'];
  /** The recall reaches this centre. */
  readonly inScope: boolean;
}

/** The centre has seen a recall that reaches it. */
export interface AcknowledgeRecall {
  readonly type: 'AcknowledgeRecall';
  readonly recallId: string;
}

/** Begins a count of the centre's stock, of all products or of one. */
export interface OpenCount {
  readonly type: 'OpenCount';
  readonly context: DecisionContext;
  readonly countId: string;
  /** Part of the count's number. */
  readonly centreCode: string;
  /** Null: all products. */
  readonly productId: string | null;
}

/** Batches that were counted. */
export interface CountBatches {
  readonly type: 'CountBatches';
  readonly context: DecisionContext;
  readonly countId: string;
  readonly lines: readonly {
    readonly batchId: string | null;
    /** Packages that were found; 0 where there are none. */
    readonly counted: number | null;
  }[];
}

/** Ends a count and corrects the stock. */
export interface CloseCount {
  readonly type: 'CloseCount';
  readonly countId: string;
}

/** Ends a count and corrects nothing. */
export interface AbandonCount {
  readonly type: 'AbandonCount';
  readonly countId: string;
}

export type LedgerCommand =
  | EnterStock
  | StockDeliveryNote
  | Prepare
  | PrepareTogether
  | RestorePreparation
  | TakeOutOfFridge
  | Scrap
  | EditStock
  | ReturnStock
  | AcceptReturn
  | AcceptUntrackedReturn
  | BlockLots
  | ReleaseLot
  | AcknowledgeRecall
  | OpenCount
  | CountBatches
  | CloseCount
  | AbandonCount;
