/**
 * Random commands for a ledger: sensible ones, faulty ones, repeated ones. What a command refers to (a batch, a
 * note, a return) is an index into what stands at that moment, so that most commands find something.
 */
import fc from 'fast-check';
import type { DeliveryNoteReceived } from '../delivery-note/events.js';
import {
  CENTRE_SCRAP_FIELDS,
  type EnterStock,
  type LedgerCommand,
  type Prepare,
  VACCINATION_SCRAP_FIELDS,
} from '../ledger/commands.js';
import type { LedgerEvent, PreparationLine, StockPrepared, StockReturned } from '../ledger/events.js';
import type { Batch, LedgerState } from '../ledger/state.js';
import { deriveId } from '../shared/ids.js';
import { at, BELLEVUE, CENTRE, IMMUNOL, id, NOW, POINT, prepared, SYRINGE, VAXILOR } from './ledger.js';
import { prepareCommand } from './preparation.js';

/** What has happened so far, for the commands that refer to it. */
export interface World {
  readonly state: LedgerState;
  readonly events: readonly LedgerEvent[];
  readonly commands: readonly LedgerCommand[];
}

export type Step = (world: World) => LedgerCommand;

const pick = <T>(items: readonly T[], index: number): T | undefined =>
  items[index % Math.max(1, items.length)];
const batchAt = (state: LedgerState, index: number): Batch | undefined =>
  pick(
    [...state.batches.values()].sort((a, b) => (a.batchId < b.batchId ? -1 : 1)),
    index,
  );

const index = fc.nat(40);
const quantity = fc.oneof(
  { weight: 12, arbitrary: fc.integer({ min: 1, max: 30 }) },
  fc.constantFrom<(number | null)[]>(null, 0, -4, 1.5, 10_000_000),
);
const product = fc.constantFrom(VAXILOR, IMMUNOL, SYRINGE);
const operation = fc.nat().map((n) => id(10_000 + n));
const expiry = fc.constantFrom('2026-03-31', '2026-12-31', '2027-06-30', '2025-01-31');
const transfer = fc.constantFrom<Pick<EnterStock, 'transferType' | 'transferredAt'>[]>(
  { transferType: null, transferredAt: null },
  { transferType: 'CONGELE', transferredAt: null },
  { transferType: 'DECONGELE', transferredAt: NOW },
  { transferType: 'MOINS_20', transferredAt: NOW },
);
const now = fc.constantFrom(NOW, '2026-12-31T22:30:00.000Z', '2026-12-31T23:30:00.000Z').map(at);

const enter = fc
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

const stockNote = fc
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
  thawed: false,
  receivedAt: NOW,
  compliant: true,
  comment: null,
  lines: lines.map((line, n) => prepared({ ...line, lineId: deriveId(noteId, `line-${n}`) })),
});

const prepare = fc
  .record({
    context: now,
    preparationId: operation,
    lines: fc.array(
      fc.record({ quantity, batch: index, product, open: fc.boolean(), fromReturns: fc.boolean() }),
      { maxLength: 4 },
    ),
  })
  .map(
    ({ context, preparationId, lines }): Step =>
      ({ state }) => {
        const requestedLines: Prepare['lines'] = lines.map(({ batch, product, open, ...line }) => {
          const goods = open ? undefined : batchAt(state, batch);
          return {
            ...line,
            productId: goods?.productId ?? product.id,
            batchId: goods?.batchId ?? null,
            exitAt: NOW,
            externalReference: null,
          };
        });
        return prepareCommand({ context, preparationId, lines: requestedLines });
      },
  );

const restore = index.map(
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

const takeOut = fc
  .record({
    operation,
    batch: index,
    quantity,
    syringes: quantity,
    inSyringes: fc.boolean(),
    forPoint: fc.boolean(),
  })
  .map(
    ({ operation, batch, inSyringes, forPoint, ...form }): Step =>
      ({ state }) => ({
        type: 'TakeOutOfFridge',
        context: at(NOW),
        exitId: operation,
        batchId: batchAt(state, batch)?.batchId ?? null,
        packaging: inSyringes ? 'SERINGUE' : null,
        destination: forPoint ? 'VACCINATION_POINT' : null,
        pointId: forPoint ? POINT : null,
        pointIsChild: forPoint,
        comment: null,
        ...form,
      }),
  );

const scrap = fc
  .record({
    operation,
    batch: index,
    quantity,
    cause: fc.constantFrom('CASSE', 'AUTRE', null),
    atCentre: fc.boolean(),
  })
  .map(
    ({ operation, batch, atCentre, ...form }): Step =>
      ({ state }) => ({
        type: 'Scrap',
        scrappingId: operation,
        productId: batchAt(state, batch)?.productId ?? null,
        batchId: batchAt(state, batch)?.batchId ?? id(404),
        causeListed: true,
        comment: null,
        fields: atCentre ? CENTRE_SCRAP_FIELDS : VACCINATION_SCRAP_FIELDS,
        ...form,
      }),
  );

const edit = fc
  .record({
    operation,
    batch: index,
    quantity: fc.option(fc.integer({ min: -40, max: 40 })),
    expiry: fc.option(expiry),
    comment: fc.constantFrom('recount', 'recount', null),
  })
  .map(
    ({ operation, batch, ...form }): Step =>
      ({ state }) => ({
        type: 'EditStock',
        context: at(NOW),
        operationId: operation,
        batchId: batchAt(state, batch)?.batchId ?? null,
        ...form,
      }),
  );

const giveBack = fc.record({ operation, batch: index, quantity, forced: fc.boolean() }).map(
  ({ operation, batch, ...form }): Step =>
    ({ state }) => ({
      type: 'ReturnStock',
      returnId: operation,
      batchId: batchAt(state, batch)?.batchId ?? null,
      productId: batchAt(state, batch)?.productId ?? null,
      dispatchId: CENTRE,
      comment: null,
      ...form,
    }),
);

const acceptUntracked = fc.record({ operation, quantity, forced: fc.boolean() }).map(
  ({ operation, ...form }): Step =>
    () => ({
      type: 'AcceptUntrackedReturn',
      returnId: operation,
      line: prepared(),
      deliveryNote: { noteId: id(1), lineId: id(200), number: 'PN-2026-000001', issuerId: CENTRE },
      productId: IMMUNOL.id,
      fromCentreId: BELLEVUE,
      comment: null,
      ...form,
    }),
);

/** The returns of this ledger come back into it: as good as those of another one, and they exist. */
const acceptReturn = fc.tuple(index, operation).map(
  ([n, fallback]): Step =>
    (world) => {
      const returns = world.events.filter((event): event is StockReturned => event.type === 'StockReturned');
      const returned = pick(returns, n)?.data;
      return returned === undefined
        ? scrapNothing(fallback)
        : { type: 'AcceptReturn', returned, fromCentreId: BELLEVUE };
    },
);

const repeat = fc.tuple(index, operation).map(
  ([n, fallback]): Step =>
    ({ commands }) => {
      return pick(commands, n) ?? scrapNothing(fallback);
    },
);

const scrapNothing = (scrappingId: string): LedgerCommand => ({
  type: 'Scrap',
  scrappingId,
  productId: null,
  batchId: null,
  quantity: null,
  cause: null,
  causeListed: false,
  comment: null,
  fields: CENTRE_SCRAP_FIELDS,
});

export const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: enter },
    { weight: 2, arbitrary: stockNote },
    { weight: 4, arbitrary: prepare },
    restore,
    { weight: 2, arbitrary: takeOut },
    scrap,
    { weight: 2, arbitrary: edit },
    giveBack,
    acceptReturn,
    acceptUntracked,
    repeat,
  ),
  { minLength: 1, maxLength: 40, size: 'max' },
);
