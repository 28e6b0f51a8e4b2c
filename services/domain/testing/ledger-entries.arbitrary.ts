/** Random commands that bring goods in, or back. */
import fc from 'fast-check';
import type { DeliveryNoteReceived } from '../delivery-note/events.js';
import type { EnterStock } from '../ledger/commands.js';
import type { PreparationLine, StockPrepared, StockReturned } from '../ledger/events.js';
import { deriveId } from '../shared/ids.js';
import { at, BELLEVUE, CENTRE, IMMUNOL, id, NOW, prepared } from './ledger.js';
import {
  expiry,
  index,
  operation,
  pick,
  product,
  quantity,
  type Step,
  scrapNothing,
} from './ledger-values.arbitrary.js';

const transfer = fc.constantFrom<Pick<EnterStock, 'transferType' | 'transferredAt'>[]>(
  { transferType: null, transferredAt: null },
  { transferType: 'CONGELE', transferredAt: null },
  { transferType: 'DECONGELE', transferredAt: NOW },
  { transferType: 'MOINS_20', transferredAt: NOW },
);

export const enter = fc
  .record({
    operation,
    product,
    quantity,
    expiry,
    transfer,
    lot: fc.constantFrom('A', 'B'),
    compliant: fc.boolean(),
  })
  .map(
    ({ operation, product, transfer, ...form }): Step =>
      () => ({
        type: 'EnterStock',
        context: at(NOW),
        operationId: operation,
        batchId: operation,
        centre: { type: 'DISPATCH', parentHoldsStock: true },
        productId: product.id,
        receivedAt: null,
        comment: form.compliant ? null : 'torn',
        ...transfer,
        ...form,
      }),
  );

const noteLine = fc.record({ product, expiry, quantity: fc.integer({ min: 1, max: 20 }) }).map(
  ({ product, ...line }): Partial<PreparationLine> => ({
    ...line,
    productId: product.id,
    usageLimit: null,
  }),
);

export const stockNote = fc
  .record({
    noteId: fc.nat(8).map((n) => id(500 + n)),
    destinationType: fc.constantFrom('DISPATCH', 'VACCINATION'),
    lines: fc.array(noteLine, { minLength: 1, maxLength: 3 }),
  })
  .map(
    ({ noteId, destinationType, lines }): Step =>
      () => ({
        type: 'StockDeliveryNote',
        note: noteOf(noteId, destinationType as 'DISPATCH' | 'VACCINATION', lines),
      }),
  );

const noteOf = (
  noteId: string,
  destinationType: 'DISPATCH' | 'VACCINATION',
  lines: readonly Partial<PreparationLine>[],
): DeliveryNoteReceived['data'] => ({
  noteId,
  number: 'PC-2026-000001',
  issuerId: BELLEVUE,
  destinationId: CENTRE,
  destinationType,
  receivedAt: NOW,
  compliant: true,
  comment: null,
  lines: lines.map((line, n) => prepared({ ...line, lineId: deriveId(noteId, `line-${n}`) })),
});

export const restore = index.map(
  (n): Step =>
    ({ events }) => {
      const preparations = events.filter((event): event is StockPrepared => event.type === 'StockPrepared');
      const data = pick(preparations, n)?.data;
      return {
        type: 'RestorePreparation',
        note: {
          noteId: data?.preparationId ?? id(1),
          number: data?.number ?? '',
          issuerId: CENTRE,
          destinationId: BELLEVUE,
          preparedAt: NOW,
          lines: data?.lines ?? [],
        },
      };
    },
);

export const acceptUntracked = fc.record({ operation, quantity, forced: fc.boolean() }).map(
  ({ operation, ...form }): Step =>
    () => ({
      type: 'AcceptUntrackedReturn',
      returnId: operation,
      line: prepared(),
      deliveryNote: { noteId: id(1), lineId: id(200), number: 'PN-2026-000001', issuerId: CENTRE },
      productId: IMMUNOL.id,
      fromCentreId: BELLEVUE,
      recalledAtCentre: false,
      comment: null,
      ...form,
    }),
);

/** The returns of this ledger come back into it: as good as those of another one, and they exist. */
export const acceptReturn = fc.tuple(index, operation).map(
  ([n, fallback]): Step =>
    (world) => {
      const returns = world.events.filter((event): event is StockReturned => event.type === 'StockReturned');
      const returned = pick(returns, n)?.data;
      return returned === undefined
        ? scrapNothing(fallback)
        : { type: 'AcceptReturn', returned, fromCentreId: BELLEVUE };
    },
);
