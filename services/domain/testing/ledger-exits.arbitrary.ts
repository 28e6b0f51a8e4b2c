/** Random commands that take goods out, or correct what is there. */
import fc from 'fast-check';
import { CENTRE_SCRAP_FIELDS, type Prepare, VACCINATION_SCRAP_FIELDS } from '../ledger/commands.js';
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

export const prepare = fc
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

export const takeOut = fc
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

export const scrap = fc
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

export const edit = fc
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

export const giveBack = fc.record({ operation, batch: index, quantity, forced: fc.boolean() }).map(
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
