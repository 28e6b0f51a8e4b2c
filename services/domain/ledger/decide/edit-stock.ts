import { ErrorCode } from '../../../words/codes.js';
import { accept, andThen, type Checked, demand, refuse, together } from '../../shared/check.js';
import { requiredText, wholeNumber } from '../../shared/fields.js';
import type { ProductFacts } from '../../shared/product.js';
import { limitsWithExpiry } from '../../shared/usage-limit.js';
import type { EditStock } from '../commands.js';
import type { CountRevised, ExpiryChanged, StockCorrected } from '../events.js';
import { type Batch, type LedgerState, snapshotOf } from '../state.js';
import {
  heldFor,
  madeOffline,
  offlineWithBatch,
  requiredBatch,
  withCount,
  withinStorable,
} from './batches.js';
import { requiredExpiry } from './expiry.js';

/**
 * Stock edit (docs/rules/stock.md, ST-6). Quantity and expiry are two events of one step. An expiry
 * that equals the present one is no change: a form may send it along with the correction of an expired batch.
 */
export function editStock(
  command: EditStock,
  state: LedgerState,
): readonly (StockCorrected | ExpiryChanged | CountRevised)[] {
  const batch = requiredBatch(state, 'batchId', command.batchId);
  const offline = offlineWithBatch(command.offline, batch);
  const held = heldFor(state, batch, offline);
  const edit = demand({
    batch,
    something:
      command.quantity === null && isBlank(command.expiry)
        ? refuse({ code: ErrorCode.quantityOrExpiry })
        : accept(true),
    quantity: command.quantity === null ? accept(null) : correctionOf(command.quantity, batch, held),
    expiry: andThen(batch, (found) => newExpiry(command, found)),
    comment: requiredText('comment', command.comment),
    offline,
  });

  const { operationId } = command;
  const { comment, quantity, expiry } = edit;
  const mark = madeOffline(edit.offline);
  const events: (StockCorrected | ExpiryChanged | CountRevised)[] = [];
  if (quantity !== null) {
    const data = { operationId, batch: snapshotOf(edit.batch), quantity, comment, ...mark };
    const moved = { batch: edit.batch, madeAt: edit.offline, quantity };
    events.push(...withCount(state, moved, { type: 'StockCorrected' as const, data }));
  }
  if (expiry !== null) {
    const product = productOf(edit.batch, command);
    const limits = limitsWithExpiry(edit.batch, expiry, product, command.context.timeZone);
    const renewed = { ...snapshotOf(edit.batch), expiry, ...limits };
    const data = { operationId, batch: renewed, previousExpiry: edit.batch.expiry, comment, ...mark };
    events.push({ type: 'ExpiryChanged', data });
  }
  return events;
}

/** Signed and not 0; what is taken must be there. */
const correctionOf = (given: number, batch: Checked<Batch>, held: Checked<number>): Checked<number> =>
  given === 0
    ? refuse({ code: ErrorCode.quantityInvalid, field: 'quantity', rejectedValue: given })
    : andThen(wholeNumber('quantity', given), (quantity) =>
        andThen(together({ batch, held }), (found) =>
          found.held + quantity < 0
            ? refuse({
                code: ErrorCode.quantityAboveStock,
                field: 'quantity',
                rejectedValue: quantity,
              })
            : withinStorable('quantity', quantity, found.batch.quantity),
        ),
      );

function newExpiry(command: EditStock, batch: Batch): Checked<string | null> {
  if (isBlank(command.expiry) || command.expiry === batch.expiry) return accept(null);
  const checked = requiredExpiry('expiry', command.expiry, productOf(batch, command), command.context);
  return andThen(checked, (expiry) => accept(expiry === batch.expiry ? null : expiry));
}

const isBlank = (expiry: string | null): boolean => expiry === null || expiry === '';

/** Reference data never forgets a product, so that its absence is a fault and no answer to a form. */
function productOf(batch: Batch, { context }: EditStock): ProductFacts {
  const product = context.product(batch.productId);
  if (product === undefined) throw new Error(`no product ${batch.productId}`);
  return product;
}
