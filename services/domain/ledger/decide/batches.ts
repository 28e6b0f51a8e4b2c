/** Finding the batch that a form names, and what it can still give. */

import { ErrorCode } from '../../../words/codes.js';
import { accept, andThen, type Checked, refuse, together } from '../../shared/check.js';
import { requiredValue } from '../../shared/fields.js';
import { type OfflineAction, offlineSince } from '../../shared/offline.js';
import { laterCount } from '../counts.js';
import type { BatchReference, CountRevised } from '../events.js';
import type { Batch, LedgerState } from '../state.js';

/**
 * No entry, correction or count brings a batch above it; goods that come back or arrive by a note are not refused.
 * Packages.
 */
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

/** Never below zero: the quantity, where so much is held. */
export const withinHeld = (
  field: string,
  quantity: Checked<number>,
  held: Checked<number>,
): Checked<number> =>
  andThen(together({ quantity, held }), (given) =>
    given.quantity <= given.held
      ? accept(given.quantity)
      : refuse({
          code: ErrorCode.quantityMax,
          field,
          arguments: { max: given.held },
          rejectedValue: given.quantity,
        }),
  );

/**
 * The quantity, where the stock that results from it (`held` and `quantity`, in packages) is at most {@link MAX_STOCK};
 * otherwise refused with the largest quantity that fits.
 */
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

/**
 * Packages that the batch can give to an action. Where it was counted after the action was made (CO-11): what was to be
 * expected then, and no more than it holds while the count is open.
 *
 * @param madeAt ISO instant of an action made offline; null: made online. A wrong one is told by its own check.
 */
export const heldFor = (
  state: LedgerState,
  batch: Checked<Batch>,
  madeAt: Checked<string | null>,
): Checked<number> =>
  andThen(batch, (found) => {
    const count = laterCount(state, found, 'value' in madeAt ? madeAt.value : null);
    if (count === undefined) return accept(found.quantity);
    return accept(count.isClosed ? count.expected : Math.min(found.quantity, count.expected));
  });

interface Moved {
  readonly batch: Batch;
  /** ISO instant of an action made offline; null: made online. */
  readonly madeAt: string | null;
  /** Signed packages. */
  readonly quantity: number;
}

/**
 * An event that moves a batch, and what it changes of a count that came after it (CO-11). Goods come back before they
 * are taken, so that no batch goes below zero in between.
 */
export function withCount<Event>(
  state: LedgerState,
  { batch, madeAt, quantity }: Moved,
  event: Event,
): readonly (Event | CountRevised)[] {
  const count = laterCount(state, batch, madeAt);
  if (count === undefined) return [event];
  const { countId, number, expected, isClosed } = count;
  const revised: CountRevised = {
    type: 'CountRevised',
    data: {
      countId,
      number,
      batch: referenceTo(batch),
      quantity,
      expected: expected + quantity,
      ...(isClosed && { closed: true }),
    },
  };
  return quantity < 0 ? [revised, event] : [event, revised];
}
