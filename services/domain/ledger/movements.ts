/**
 * What each event of a ledger moves. This is the one place that says it: the state of a ledger, the stock, the
 * movement history and the dashboard all follow from it.
 */
import type { BatchReference, BatchSnapshot, LedgerEvent } from './events.js';
import { MOVEMENT_TYPES, type MovementType, movementDefinition, type Packaging } from './vocabulary.js';

export type Movement = Moved & (OfKnownBatch | SettingBatch);

/** Only the quantity of the batch changes. */
interface OfKnownBatch {
  readonly batch: BatchReference;
  readonly sets?: undefined;
}

/** The event also says something about the batch itself. */
interface SettingBatch {
  /** The batch as the event shows it. */
  readonly batch: BatchSnapshot;
  /** Everything, where goods arrive; `expiry`, where its expiry and its usage limit change. */
  readonly sets: 'batch' | 'expiry';
}

interface Moved {
  readonly type: MovementType;
  /** True where goods enter the stock of the centre. */
  readonly inbound: boolean;
  /** Packages, never negative; 0 where only the expiry changes. */
  readonly quantity: number;
  /** What the movement belongs to: an entry, a preparation, an exit, a scrapping, a return, an edit. */
  readonly operationId: string;
  readonly comment: string | null;
  /** Where the movement has an id of its own, so that another one can name it; else derived from the event's id. */
  readonly id?: string;
  readonly previousExpiry?: string;
  /** The delivery note of a preparation; absent: the note by which the batch arrived, if it did. */
  readonly note?: { readonly id: string; readonly number: string };
  /** Centres of the network to which the goods go, or from which they come. */
  readonly destinationId?: string | null;
  readonly originId?: string | null;
  readonly pointId?: string | null;
  readonly packaging?: Packaging;
  readonly syringes?: number | null;
  /** The movement that this one takes back, and when that one occurred (ISO instant). */
  readonly cancels?: { readonly movementId: string; readonly occurredAt: string };
  /** Why this batch was taken before one that ends earlier, where somebody said it. */
  readonly laterBatchReason?: string | undefined;
  /** The goods were past their usage limit or expiry, which the user confirmed. */
  readonly pastLimit?: true | undefined;
  /** The action was made offline and sent later. */
  readonly offline?: true | undefined;
  /** It was made offline before its lot was recalled, and sent after it. */
  readonly recalled?: true | undefined;
  /** Of an entry: when the goods were received, as declared (ISO instant), and whether they were compliant. */
  readonly reception?: { readonly receivedAt: string; readonly compliant: boolean };
  /** Of a return, in packages: what was declared, and what the centre still had. */
  readonly returned?: { readonly declared: number; readonly taken: number };
}

/** The types by which goods are taken out to be administered. */
export const EXITS_FOR_USE: readonly MovementType[] = MOVEMENT_TYPES.filter(
  (type) => movementDefinition(type).forUse,
);

type Movements = {
  readonly [Event in LedgerEvent as Event['type']]: (data: Event['data']) => readonly Movement[];
};

const MOVEMENTS: Movements = {
  StockEntered: ({ lines, operationId, comment, noteId, receivedAt, compliant, offline }) =>
    lines.map((line) => ({
      type: line.kind,
      batch: line,
      sets: 'batch',
      inbound: true,
      quantity: line.quantity,
      operationId,
      comment,
      originId: noteId === null ? null : (line.deliveryNote?.issuerId ?? null),
      reception: { receivedAt, compliant },
      pastLimit: line.pastLimit,
      offline,
    })),

  StockPrepared: ({ lines, preparationId, number, comment, destinationId }) =>
    lines.map((line) => ({
      type: 'PREPARATION',
      id: line.lineId,
      batch: line,
      inbound: false,
      quantity: line.quantity,
      operationId: preparationId,
      comment,
      note: { id: preparationId, number },
      destinationId,
      laterBatchReason: line.laterBatchReason,
      pastLimit: line.pastLimit,
    })),

  PreparationCancelled: ({ lines, preparationId, number, destinationId, preparedAt }) =>
    lines.map((line) => ({
      type: 'PREPARATION',
      batch: line,
      inbound: true,
      quantity: line.quantity,
      operationId: preparationId,
      comment: null,
      note: { id: preparationId, number },
      destinationId,
      cancels: { movementId: line.lineId, occurredAt: preparedAt },
      ...(line.apart && { sets: 'batch' as const }),
    })),

  FridgeExitRecorded: ({ destination, exitId, batch, comment, pointId, ...exit }) => [
    {
      type: destination === 'VACCINATION_POINT' ? 'SORTIE_POINT' : 'SORTIE_FRIGO',
      batch,
      inbound: false,
      quantity: exit.quantity,
      operationId: exitId,
      comment,
      pointId,
      packaging: exit.packaging,
      syringes: exit.syringes,
      laterBatchReason: exit.laterBatchReason,
      pastLimit: exit.pastLimit,
      recalled: exit.recalled,
      offline: exit.offline,
    },
  ],

  StockScrapped: ({ scrappingId, batch, quantity, comment, offline }) => [
    { type: 'DECHET', batch, inbound: false, quantity, operationId: scrappingId, comment, offline },
  ],

  StockCorrected: ({ operationId, batch, quantity, comment, offline }) => [
    {
      type: 'CORRECTION',
      batch,
      inbound: quantity >= 0,
      quantity: Math.abs(quantity),
      operationId,
      comment,
      offline,
    },
  ],

  ExpiryChanged: ({ operationId, batch, previousExpiry, comment, offline }) => [
    {
      type: 'MODIF_PEREMPTION',
      batch,
      sets: 'expiry',
      inbound: true,
      quantity: 0,
      operationId,
      comment,
      previousExpiry,
      offline,
    },
  ],

  StockReturned: ({ returnId, batch, quantity, declared, dispatchId, comment, laterBatchReason }) => [
    {
      type: 'RETOUR',
      batch,
      inbound: false,
      quantity,
      operationId: returnId,
      comment,
      destinationId: dispatchId,
      laterBatchReason,
      returned: { declared, taken: quantity },
    },
  ],

  LotBlocked: () => [],
  LotReleased: () => [],
  RecallAcknowledged: () => [],

  CountOpened: () => [],
  BatchesCounted: () => [],
  CountAbandoned: () => [],
  CountRevised: ({ countId, number, batch, quantity, closed }) =>
    closed
      ? [
          {
            type: 'CORRECTION',
            batch,
            inbound: quantity < 0,
            quantity: Math.abs(quantity),
            operationId: countId,
            comment: number,
            offline: true,
          },
        ]
      : [],
  CountClosed: ({ countId, number, corrections }) =>
    corrections.map((correction) => ({
      type: 'CORRECTION',
      batch: correction,
      inbound: correction.quantity >= 0,
      quantity: Math.abs(correction.quantity),
      operationId: countId,
      comment: number,
    })),

  ReturnedStockEntered: ({ returnId, batch, quantity, takenFromCentre, fromCentreId, comment }) => [
    {
      type: 'RETOUR',
      batch,
      sets: 'batch',
      inbound: true,
      quantity,
      operationId: returnId,
      comment,
      originId: fromCentreId,
      returned: { declared: quantity, taken: takenFromCentre },
    },
  ],
};

/** The types of all events of a ledger, as keys. */
export const LEDGER_EVENT_TYPES: Readonly<Record<LedgerEvent['type'], unknown>> = MOVEMENTS;

/**
 * The movements of one event, one for each line of it, in the order of its lines.
 *
 * @throws Error where the type is not an event of a ledger: then a fold must stop
 */
export function movementsOf({ type, data }: LedgerEvent): readonly Movement[] {
  if (!Object.hasOwn(MOVEMENTS, type)) throw new Error(`not an event of a ledger: ${type}`);
  return (MOVEMENTS[type] as (data: LedgerEvent['data']) => readonly Movement[])(data);
}

/** By how many packages the stock of the batch changes: negative where goods leave. */
export const signedQuantity = ({ inbound, quantity }: Movement): number => (inbound ? quantity : -quantity);
