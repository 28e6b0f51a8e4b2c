import { ErrorCode } from '../../../words/codes.js';
import { accept, andThen, type Checked, demand, refuse, together } from '../../shared/check.js';
import { optionalText, requiredQuantity, requiredValue } from '../../shared/fields.js';
import type { AcceptReturn, AcceptUntrackedReturn, ReturnStock } from '../commands.js';
import type { BatchSnapshot, ReturnedStockEntered, StockReturned } from '../events.js';
import type { LedgerState } from '../state.js';
import { requiredBatch, snapshotOf } from './batches.js';

/** Product return (docs/rules/exits-and-returns.md, EX-4 to EX-7). */
export function returnStock(command: ReturnStock, state: LedgerState): readonly StockReturned[] {
  const batch = requiredBatch(state, 'batchId', command.batchId, command.productId);
  const form = readForm(command);
  const { goods, declared, comment } = demand({
    goods: batch,
    ...form,
    declared: andThen(together({ batch, declared: form.declared }), (known) =>
      withinResidual(known.declared, known.batch.quantity, command.forced),
    ),
  });

  return [
    {
      type: 'StockReturned',
      data: {
        returnId: command.returnId,
        batch: snapshotOf(goods),
        quantity: Math.min(declared, goods.quantity),
        declared,
        dispatchId: command.dispatchId,
        exitAt: goods.exitAt,
        comment,
      },
    },
  ];
}

/** What was declared arrives at the dispatch centre, once, in a batch of its own. */
export function acceptReturn(
  { returned, fromCentreId }: AcceptReturn,
  state: LedgerState,
): readonly ReturnedStockEntered[] {
  if (state.batches.has(returned.returnId)) return [];
  return [
    {
      type: 'ReturnedStockEntered',
      data: {
        returnId: returned.returnId,
        batch: returnedBatch(returned.returnId, returned.batch),
        quantity: returned.declared,
        takenFromCentre: returned.quantity,
        fromCentreId,
        exitAt: returned.exitAt,
        comment: returned.comment,
      },
    },
  ];
}

/** A centre without follow-up has no residual: whatever comes back from it is above. */
export function acceptUntrackedReturn(
  command: AcceptUntrackedReturn,
  state: LedgerState,
): readonly ReturnedStockEntered[] {
  if (state.batches.has(command.returnId)) return [];
  const { line, deliveryNote } = command;
  const form = readForm(command);
  const { declared, comment } = demand({
    ...form,
    sameProduct:
      command.productId === null || command.productId === line.productId
        ? accept(true)
        : refuse({ code: ErrorCode.batchNotFound, field: 'line', rejectedValue: line.lineId }),
    declared: andThen(form.declared, (quantity) => withinResidual(quantity, 0, command.forced)),
  });

  return [
    {
      type: 'ReturnedStockEntered',
      data: {
        returnId: command.returnId,
        batch: returnedBatch(command.returnId, { ...line, deliveryNote }),
        quantity: declared,
        takenFromCentre: 0,
        fromCentreId: command.fromCentreId,
        exitAt: line.exitAt,
        comment,
      },
    },
  ];
}

const readForm = (command: ReturnStock | AcceptUntrackedReturn) => ({
  product: requiredValue('productId', command.productId),
  declared: requiredQuantity('quantity', command.quantity),
  comment: optionalText('comment', command.comment),
});

const withinResidual = (declared: number, residual: number, forced: boolean): Checked<number> =>
  forced || declared <= residual
    ? accept(declared)
    : refuse({
        code: ErrorCode.quantityResidual,
        field: 'quantity',
        arguments: { max: residual },
        rejectedValue: declared,
      });

/** Field by field: a note's line carries more than a batch. */
const returnedBatch = (returnId: string, goods: BatchSnapshot): BatchSnapshot => ({
  batchId: returnId,
  productId: goods.productId,
  lot: goods.lot,
  expiry: goods.expiry,
  thawed: goods.thawed,
  returned: true,
  transferType: goods.transferType,
  transferredAt: goods.transferredAt,
  stabilityLimit: goods.stabilityLimit,
  usageLimit: goods.usageLimit,
  deliveryNote: goods.deliveryNote,
});
