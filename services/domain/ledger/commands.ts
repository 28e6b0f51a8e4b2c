/**
 * What can be asked of a centre's stock. A command carries the wishes as they came (null: not filled in; the
 * rules say what is required), the facts that the rules need, the time and every id, so that `decide` is a
 * function of the command and the ledger alone. Ids are UUIDs derived from the request outside, which makes
 * a repeated command harmless.
 */
import type { DeliveryNoteCancelled, DeliveryNoteReceived } from '../delivery-note/events.js';
import type { ProductFacts } from '../shared/product.js';
import type { DeliveryNoteReference, PreparationLine, StockReturned } from './events.js';
import type { CentreType, ExitDestination, Packaging, ScrappingCause, TransferType } from './vocabulary.js';

export interface DecisionContext {
  /** ISO instant of the decision. */
  readonly now: string;
  /** IANA name of the business time zone: days, months, years and the 23:00 cap are computed in it. */
  readonly timeZone: string;
  /** Reference data as it stands at that moment. */
  readonly product: (productId: string) => ProductFacts | undefined;
}

/** External entry at a referent or dispatch centre (section 2 "Stock entry", section 5 "External entry"). */
export interface EnterStock {
  readonly type: 'EnterStock';
  readonly context: DecisionContext;
  readonly operationId: string;
  /** Id of the batch, should the entry begin one; an entry that adds to a batch keeps that batch's id. */
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
 * Consequence of a received note: its lines become stock at the destination. Repeatable: a note enters once.
 * At a vaccination centre every line is a batch of its own; elsewhere identical batches are one.
 */
export interface StockDeliveryNote {
  readonly type: 'StockDeliveryNote';
  readonly note: DeliveryNoteReceived['data'];
}

/** Preparation and delivery note at once (section 5 "Preparation form", "Add product to preparation"). */
export interface Prepare {
  readonly type: 'Prepare';
  readonly context: DecisionContext;
  /** Also the delivery note's id; the ids of its lines are derived from it. */
  readonly preparationId: string;
  readonly issuer: {
    readonly id: string;
    /** Begins the delivery note's number. */
    readonly code: string;
    readonly type: CentreType;
  };
  /** Configuration flag `transfertPreparation`. */
  readonly transferAllowed: boolean;
  readonly destinationId: string | null;
  /** Null where there is no destination or no such centre. */
  readonly destination: DestinationFacts | null;
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
  /** Null, other than for vaccines: the batches that expire first are taken. */
  readonly batchId: string | null;
  /** When it leaves the freezer (`sortie`), ISO instant. */
  readonly exitAt: string | null;
  readonly externalReference: string | null;
  /** Take returned goods (`isRetour`) where no batch is named. */
  readonly fromReturns: boolean;
}

/** Consequence of a cancelled note: its lines come back at the issuer. Repeatable: a note is restored once. */
export interface RestorePreparation {
  readonly type: 'RestorePreparation';
  readonly note: DeliveryNoteCancelled['data'];
}

/** Fridge exit at a vaccination centre (section 5 "Fridge exit"). */
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
  /** `pointId` is an active vaccination point below the centre. */
  readonly pointIsChild: boolean;
  readonly comment: string | null;
}

/** Scrapping at any centre (section 5 "Scrapping"). */
export interface Scrap {
  readonly type: 'Scrap';
  readonly scrappingId: string;
  /** Looked at only where the payload has the field, see `fields`. */
  readonly productId: string | null;
  readonly batchId: string | null;
  readonly quantity: number | null;
  readonly cause: ScrappingCause | null;
  /** The cause is an active code of its value list. */
  readonly causeListed: boolean;
  readonly comment: string | null;
  readonly fields: ScrapFields;
}

/** The two payloads of a scrapping name their fields differently (section 3 "Scrapping"). */
export interface ScrapFields {
  /** Null where the payload names no product. */
  readonly product: 'idProduit' | null;
  readonly batch: 'idStock' | 'idLigneBl';
  readonly cause: 'cause' | 'causeDechet';
  readonly comment: 'commentaire' | 'commentaireDechet';
}

export const CENTRE_SCRAP_FIELDS: ScrapFields = {
  product: 'idProduit',
  batch: 'idStock',
  cause: 'cause',
  comment: 'commentaire',
};

export const VACCINATION_SCRAP_FIELDS: ScrapFields = {
  product: null,
  batch: 'idLigneBl',
  cause: 'causeDechet',
  comment: 'commentaireDechet',
};

/** Correction of quantity, of expiry, or of both in one step (section 5 "Stock edit"). */
export interface EditStock {
  readonly type: 'EditStock';
  readonly context: DecisionContext;
  readonly operationId: string;
  readonly batchId: string | null;
  /** Signed. */
  readonly quantity: number | null;
  readonly expiry: string | null;
  readonly comment: string | null;
}

/** Product return, in the ledger of the vaccination centre that the goods leave (section 5 "Return"). */
export interface ReturnStock {
  readonly type: 'ReturnStock';
  readonly returnId: string;
  /** `idLigneBl` */
  readonly batchId: string | null;
  readonly productId: string | null;
  readonly quantity: number | null;
  /** `forceValidation`: more than the residual was confirmed. */
  readonly forced: boolean;
  /** Where the goods go. */
  readonly dispatchId: string;
  readonly comment: string | null;
}

/** Consequence of `StockReturned`, in the ledger of the dispatch centre. Repeatable: a return enters once. */
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
  readonly comment: string | null;
}

export type LedgerCommand =
  | EnterStock
  | StockDeliveryNote
  | Prepare
  | RestorePreparation
  | TakeOutOfFridge
  | Scrap
  | EditStock
  | ReturnStock
  | AcceptReturn
  | AcceptUntrackedReturn;
