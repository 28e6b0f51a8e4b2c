import { ErrorCode } from '../../../words/codes.js';
import { accept, andThen, type Checked, demand, refuse, together } from '../../shared/check.js';
import { DomainError } from '../../shared/error.js';
import { optionalText, requiredQuantity, requiredValue } from '../../shared/fields.js';
import { laterBatchReason } from '../../shared/later-batch.js';
import type { AcceptReturn, AcceptUntrackedReturn, ReturnStock } from '../commands.js';
import type { BatchSnapshot, ReturnedStockEntered, StockReturned } from '../events.js';
import { notRecalled } from '../recalls.js';
import { givenBackOf, type LedgerState, snapshotOf } from '../state.js';
import { requiredBatch } from './batches.js';

/** Product return (docs/rules/exits-and-returns.md, EX-4 to EX-7). */
export function returnStock(command: ReturnStock, state: LedgerState): readonly StockReturned[] {
  const batch = requiredBatch(state, 'batchId', command.batchId, command.productId);
  const form = readForm(command);
  const { goods, declared, comment, reason } = demand({
    goods: notRecalled(state, 'batchId', batch, command.batchId),
    ...form,
    reason: laterBatchReason('laterBatchReason', command.laterBatchReason ?? null),
    declared: andThen(together({ batch, declared: form.declared }), (known) =>
      returnable(known.declared, {
        residual: known.batch.quantity,
        outstanding: command.delivered - givenBackOf(state, known.batch.batchId),
        forced: command.forced,
      }),
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
        comment,
        ...reason,
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
        comment: returned.comment,
      },
    },
  ];
}

/**
 * A centre without follow-up has no residual: whatever comes back from it is above. What was cancelled is back already.
 *
 * @throws DomainError with one violation of the whole command where the note is cancelled
 */
export function acceptUntrackedReturn(
  command: AcceptUntrackedReturn,
  state: LedgerState,
): readonly ReturnedStockEntered[] {
  if (state.batches.has(command.returnId)) return [];
  const { line, deliveryNote } = command;
  if (state.settledNotes.has(deliveryNote.noteId)) throw new DomainError({ code: ErrorCode.noteCancelled });
  const form = readForm(command);
  const { declared, comment } = demand({
    ...form,
    goods: command.recalledAtCentre
      ? refuse({ code: ErrorCode.lotRecalled, field: 'line', rejectedValue: line.lineId })
      : notRecalled(state, 'line', accept(line), line.lineId),
    sameProduct:
      command.productId === null || command.productId === line.productId
        ? accept(true)
        : refuse({ code: ErrorCode.batchNotFound, field: 'line', rejectedValue: line.lineId }),
    declared: andThen(form.declared, (quantity) =>
      returnable(quantity, {
        residual: 0,
        outstanding: line.quantity - givenBackOf(state, line.lineId),
        forced: command.forced,
      }),
    ),
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

interface Bounds {
  /** Packages that the centre has left of the line. */
  readonly residual: number;
  /** Packages of the line that were delivered and have not come back. */
  readonly outstanding: number;
  readonly forced: boolean;
}

/** Above the residual only where that is confirmed, and never more than was delivered and is not back yet (EX-6). */
function returnable(declared: number, { residual, outstanding, forced }: Bounds): Checked<number> {
  const most = Math.max(residual, outstanding);
  if (declared > most) return tooMany(ErrorCode.returnAboveDelivered, most, declared);
  if (declared > residual && !forced) return tooMany(ErrorCode.quantityResidual, residual, declared);
  return accept(declared);
}

const tooMany = (code: ErrorCode, max: number, rejectedValue: number): Checked<never> =>
  refuse({ code, field: 'quantity', arguments: { max }, rejectedValue });

const returnedBatch = (returnId: string, goods: BatchSnapshot): BatchSnapshot => ({
  ...snapshotOf(goods),
  batchId: returnId,
  returned: true,
});
