/** One event of each type, for the specs of the folds: what `services/domain/testing/ledger.ts` has, and the rest. */
import type {
  ExpiryChanged,
  FridgeExitRecorded,
  PreparationCancelled,
  PreparationLine,
  ReturnedStockEntered,
  StockCorrected,
  StockPrepared,
  StockReturned,
  StockScrapped,
} from '../../services/domain/ledger/events.js';
import { BATCH, BELLEVUE, CENTRE, id, line, NOW, OPERATION } from '../../services/domain/testing/ledger.js';

const { kind: _, quantity: __, ...goods } = line();
/** The batch of `line()`, as events show it. */
export const batch = goods;
export const NOTE = id(500);

export const stockPrepared = (...lines: readonly PreparationLine[]): StockPrepared => ({
  type: 'StockPrepared',
  data: {
    preparationId: NOTE,
    number: 'PN-2026-000007',
    year: 2026,
    sequence: 7,
    issuerId: CENTRE,
    destinationId: BELLEVUE,
    destinationComment: 'Quai 2',
    comment: 'Urgent',
    thawed: false,
    transfer: false,
    followUpDisabled: false,
    trackerId: null,
    trackerNumber: null,
    carrierId: null,
    containerId: null,
    containerNumber: null,
    replenishmentId: null,
    lines,
  },
});

export const preparationCancelled = (
  preparedAt: string,
  ...lines: readonly PreparationLine[]
): PreparationCancelled => ({
  type: 'PreparationCancelled',
  data: { preparationId: NOTE, number: 'PN-2026-000007', destinationId: BELLEVUE, preparedAt, lines },
});

export const fridgeExit = (more: Partial<FridgeExitRecorded['data']> = {}): FridgeExitRecorded => ({
  type: 'FridgeExitRecorded',
  data: {
    exitId: OPERATION,
    batch,
    quantity: 3,
    syringes: null,
    packaging: 'FLACON',
    destination: 'INTERNE',
    pointId: null,
    comment: null,
    ...more,
  },
});

export const scrapped = (quantity = 2): StockScrapped => ({
  type: 'StockScrapped',
  data: { scrappingId: OPERATION, batch, quantity, cause: 'CASSE', comment: 'Tombé' },
});

export const corrected = (quantity: number): StockCorrected => ({
  type: 'StockCorrected',
  data: { operationId: OPERATION, batch, quantity, comment: 'Inventaire' },
});

export const expiryChanged = (expiry: string, usageLimit: string | null): ExpiryChanged => ({
  type: 'ExpiryChanged',
  data: {
    operationId: OPERATION,
    batch: { ...batch, expiry, usageLimit },
    previousExpiry: batch.expiry,
    comment: 'Étiquette relue',
  },
});

export const returned = (quantity: number, declared: number): StockReturned => ({
  type: 'StockReturned',
  data: {
    returnId: OPERATION,
    batch,
    quantity,
    declared,
    dispatchId: CENTRE,
    comment: 'Surplus',
  },
});

export const returnedStockEntered = (quantity: number, takenFromCentre: number): ReturnedStockEntered => ({
  type: 'ReturnedStockEntered',
  data: {
    returnId: OPERATION,
    batch: {
      ...batch,
      batchId: OPERATION,
      returned: true,
      exitAt: NOW,
      deliveryNote: { noteId: NOTE, lineId: BATCH, number: 'PN-2026-000007', issuerId: CENTRE },
    },
    quantity,
    takenFromCentre,
    fromCentreId: BELLEVUE,
    comment: 'Surplus',
  },
});
