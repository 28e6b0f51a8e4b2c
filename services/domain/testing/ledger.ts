/** The ledger's scenario, with a centre, products and histories to begin from. */
import type { DecisionContext } from '../ledger/commands.js';
import { decide } from '../ledger/decide.js';
import type { EntryLine, LedgerEvent, PreparationLine, StockEntered } from '../ledger/events.js';
import { evolve } from '../ledger/evolve.js';
import { initialState } from '../ledger/state.js';
import type { ProductFacts } from '../shared/product.js';
import { scenario } from './scenario.js';

export const id = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

export const CENTRE = id(1);
export const BELLEVUE = id(2);
export const POINT = id(3);
export const BATCH = id(100);
export const OTHER_BATCH = id(101);
export const OPERATION = id(900);

/** 10:00 in Paris. */
export const NOW = '2026-03-10T09:00:00.000Z';
export const TIME_ZONE = 'Europe/Paris';

export const VAXILOR: ProductFacts = {
  id: id(10),
  active: true,
  type: 'VACCIN',
  dosesPerPackage: 6,
  expiryType: 'MOIS',
  stability28Hours: 720,
  stabilityMinus20Hours: 336,
};
export const IMMUNOL: ProductFacts = {
  ...VAXILOR,
  id: id(11),
  dosesPerPackage: 10,
  expiryType: 'JOUR',
  stability28Hours: null,
  stabilityMinus20Hours: null,
};
export const SYRINGE: ProductFacts = {
  ...IMMUNOL,
  id: id(12),
  type: 'SERINGUE',
  dosesPerPackage: 100,
  expiryType: 'MOIS',
};

const PRODUCTS = new Map([VAXILOR, IMMUNOL, SYRINGE].map((product) => [product.id, product]));

export const at = (now: string): DecisionContext => ({
  now,
  timeZone: TIME_ZONE,
  product: (productId) => PRODUCTS.get(productId),
});

export const given = scenario<Parameters<typeof decide>[0], ReturnType<typeof initialState>, LedgerEvent>({
  initial: initialState(CENTRE),
  decide,
  evolve,
});

/** 100 packages of Immunol, unless told otherwise. */
export const line = (more: Partial<EntryLine> = {}): EntryLine => ({
  batchId: BATCH,
  productId: IMMUNOL.id,
  lot: 'LOT-1',
  expiry: '2027-06-30',
  thawed: false,
  returned: false,
  transferType: null,
  transferredAt: null,
  stabilityLimit: null,
  usageLimit: '2027-06-30T21:00:00.000Z',
  deliveryNote: null,
  exitAt: null,
  kind: 'ENTREE',
  quantity: 100,
  ...more,
});

/** Vaxilor, kept frozen since its arrival unknown: no usage limit yet. */
export const vaxilorLine = (more: Partial<EntryLine> = {}): EntryLine =>
  line({ productId: VAXILOR.id, usageLimit: null, ...more });

export const entered = (...lines: readonly EntryLine[]): StockEntered => ({
  type: 'StockEntered',
  data: {
    operationId: OPERATION,
    origin: 'EXTERNAL',
    noteId: null,
    receivedAt: NOW,
    compliant: true,
    comment: null,
    lines,
  },
});

/** A line of a delivery note: 10 packages of the batch of `line()`. */
export const prepared = (more: Partial<PreparationLine> = {}): PreparationLine => {
  const { kind: _, ...goods } = line();
  return {
    ...goods,
    lineId: id(200),
    quantity: 10,
    externalReference: null,
    stabilityBefore: goods.stabilityLimit,
    remaining: 90,
    ...more,
  };
};
