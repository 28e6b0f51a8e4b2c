/** Finding the batch that a form names, and what it can still give. */

import { ErrorCode } from '../../../words/codes.js';
import { accept, andThen, type Checked, refuse, together } from '../../shared/check.js';
import { requiredValue } from '../../shared/fields.js';
import { type OfflineAction, offlineSince } from '../../shared/offline.js';
import type { BatchReference } from '../events.js';
import type { Batch, LedgerState } from '../state.js';

/** No entry, correction or count brings a batch above it; goods that come back are not refused. Packages. */
export const MAX_STOCK = 999_999_999;

/** What names the batch in an event. */
export const referenceTo = ({ batchId, productId, lot, expiry, deliveryNote }: Batch): BatchReference => ({
  batchId,
  productId,
  lot,
  expiry,
  deliveryNote: deliveryNote && { noteId: deliveryNote.noteId, number: deliveryNote.number },
});

/** The batch named in `field`; where a product is given too, it must be the batch's. */
export const requiredBatch = (
  state: LedgerState,
  field: string,
  batchId: string | null,
  productId: string | null = null,
): Checked<Batch> =>
  andThen(requiredValue(field, batchId), (id) => {
    const batch = state.batches.get(id);
    return batch === undefined || (productId !== null && productId !== batch.productId)
      ? refuse({ code: ErrorCode.batchNotFound, field, rejectedValue: id })
      : accept(batch);
  });

/** Never below zero: the quantity, where the batch holds that much. */
export const withinBatch = (
  field: string,
  quantity: Checked<number>,
  batch: Checked<Batch>,
): Checked<number> =>
  andThen(together({ quantity, batch }), (given) =>
    given.quantity <= given.batch.quantity
      ? accept(given.quantity)
      : refuse({
          code: ErrorCode.quantityMax,
          field,
          arguments: { max: given.batch.quantity },
          rejectedValue: given.quantity,
        }),
  );

export const withinStorable = (field: string, quantity: number, held: number): Checked<number> =>
  held + quantity <= MAX_STOCK
    ? accept(quantity)
    : refuse({
        code: ErrorCode.quantityTooLarge,
        field,
        arguments: { max: MAX_STOCK - held },
        rejectedValue: quantity,
      });

/** When an action made offline was made: not before the batch arrived. Null: made online. */
export const offlineWithBatch = (
  action: OfflineAction | null,
  batch: Checked<Batch>,
): Checked<string | null> =>
  offlineSince(
    action,
    andThen(batch, ({ arrivedAt }) => accept(arrivedAt)),
    ErrorCode.offlineBeforeBatch,
  );

/** The mark of an event of an action that was made offline, at this instant; null: made online. */
export const madeOffline = (instant: string | null): { readonly offline?: true } =>
  instant === null ? {} : { offline: true };
