/** Random commands that take goods out, or correct what is there. */
import fc from 'fast-check';
import type { Prepare } from '../ledger/commands.js';
import type { Batch, LedgerState } from '../ledger/state.js';
import { at, CENTRE, id, NOW, POINT } from './ledger.js';
import {
  batchAt,
  expiry,
  index,
  now,
  operation,
  product,
  quantity,
  type Step,
} from './ledger-values.arbitrary.js';
import { prepareCommand } from './preparation.js';

const prepare = fc
  .record({
    context: now,
    preparationId: operation,
    lines: fc.array(
      fc.record({
        quantity,
        batch: index,
        // Null: the line's own batch once more.
        further: fc.array(fc.option(index), { maxLength: 2 }),
        product,
        open: fc.boolean(),
        fromReturns: fc.boolean(),
      }),
      { maxLength: 4 },
    ),
    forced: fc.boolean(),
  })
  .map(
    ({ context, preparationId, lines, forced }): Step =>
      ({ state }) => {
        const requestedLines: Prepare['lines'] = lines.map(({ batch, further, product, open, ...line }) => {
          const goods = open ? undefined : batchAt(state, batch);
          return {
            ...line,
            productId: goods?.productId ?? product.id,
            batchId: goods?.batchId ?? null,
            furtherBatchIds: further.map((one) => batchAt(state, one ?? batch)?.batchId ?? id(404)),
            exitAt: context.now,
            externalReference: null,
          };
        });
        return prepareCommand({
          context,
          preparationId,
          lines: requestedLines,
          forced,
          comment: 'needed',
        });
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
        forced: false,
        offline: null,
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
        offline: null,
        comment: null,
        namesProduct: atCentre,
        ...form,
      }),
  );

/** A batch that was counted, where there is one: only of these does it matter that an action was sent later. */
const countedBatchAt = (state: LedgerState, n: number): Batch | undefined =>
  batchAt(
    state,
    n,
    ({ batchId, counted }) => counted !== undefined || state.counts.some(({ lines }) => lines.has(batchId)),
  ) ?? batchAt(state, n);

/** After the goods came, before they are counted. */
const OFFLINE = { madeAt: '2026-03-10T10:00:00.000Z', arrivesAt: '2026-03-10T12:00:00.000Z' };

const edit = fc
  .record({
    operation,
    batch: index,
    quantity: fc.option(fc.integer({ min: -40, max: 40 })),
    expiry: fc.option(expiry),
    comment: fc.constantFrom('recount', 'recount', null),
    madeOffline: fc.boolean(),
  })
  .map(
    ({ operation, batch, madeOffline, ...form }): Step =>
      ({ state }) => ({
        type: 'EditStock',
        context: at(madeOffline ? OFFLINE.madeAt : NOW),
        offline: madeOffline ? OFFLINE : null,
        operationId: operation,
        batchId: (madeOffline ? countedBatchAt : batchAt)(state, batch)?.batchId ?? null,
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
      delivered: 20,
      dispatchId: CENTRE,
      comment: null,
      ...form,
    }),
);

/** Every command of this file, with how often it is drawn. */
export const exits: readonly fc.WeightedArbitrary<Step>[] = [
  { weight: 4, arbitrary: prepare },
  { weight: 2, arbitrary: takeOut },
  { weight: 1, arbitrary: scrap },
  { weight: 2, arbitrary: edit },
  { weight: 1, arbitrary: giveBack },
];
