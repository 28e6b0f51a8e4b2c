import { ErrorCode } from '../../../words/codes.js';
import { accept, andThen, type Checked, demand, refuse, together } from '../../shared/check.js';
import { demandConfirmed } from '../../shared/confirmation.js';
import { packagesFor } from '../../shared/doses.js';
import { optionalText, requiredAtLeast, requiredValue, wholeNumber } from '../../shared/fields.js';
import { laterBatchReason } from '../../shared/later-batch.js';
import { askPastLimit, pastLimitAt } from '../../shared/past-limit.js';
import type { TakeOutOfFridge } from '../commands.js';
import type { CountRevised, FridgeExitRecorded } from '../events.js';
import { isRecalled, notRecalled, recalledAt } from '../recalls.js';
import { type Batch, type LedgerState, snapshotOf } from '../state.js';
import type { ExitDestination } from '../vocabulary.js';
import { heldFor, madeOffline, offlineWithBatch, requiredBatch, withCount, withinHeld } from './batches.js';

/** Fridge exit (docs/rules/exits-and-returns.md, EX-1 and EX-2). */
export function takeOutOfFridge(
  command: TakeOutOfFridge,
  state: LedgerState,
): readonly (FridgeExitRecorded | CountRevised)[] {
  const packaging = command.packaging ?? 'FLACON';
  const destination = command.destination ?? 'INTERNE';

  const batch = requiredBatch(state, 'batchId', command.batchId);
  const offline = offlineWithBatch(command.offline, batch);
  const syringes = packaging === 'SERINGUE' ? requiredAtLeast('syringes', command.syringes, 1) : accept(null);
  const exit = demand({
    batch,
    syringes,
    quantity: withinHeld('quantity', packagesOf(command, syringes, batch), heldFor(state, batch, offline)),
    pointId: pointOf(command, destination),
    comment: optionalText('comment', command.comment),
    reason: laterBatchReason('laterBatchReason', command.laterBatchReason ?? null),
    offline,
    notRecalled: notRecalledThen(command, state, batch),
  });
  const recalled = isRecalled(state, exit.batch);
  const pastLimit = pastLimitAt(command.context)(exit.batch);
  demandConfirmed(askPastLimit(pastLimit), command.forced, exit.comment);

  const moved = { batch: exit.batch, madeAt: exit.offline, quantity: -exit.quantity };
  return withCount(state, moved, {
    type: 'FridgeExitRecorded',
    data: {
      exitId: command.exitId,
      batch: snapshotOf(exit.batch),
      quantity: exit.quantity,
      syringes: exit.syringes,
      packaging,
      destination,
      pointId: exit.pointId,
      comment: exit.comment,
      ...exit.reason,
      ...(pastLimit && { pastLimit }),
      ...(recalled && { recalled }),
      ...madeOffline(exit.offline),
    },
  });
}

/** What was taken out offline before the lot was recalled is gone: it is recorded (LO-8). */
const notRecalledThen = (
  { offline, batchId, context }: TakeOutOfFridge,
  state: LedgerState,
  batch: Checked<Batch>,
): Checked<Batch> =>
  andThen(batch, (goods) =>
    offline !== null && !recalledAt(state, goods, context.now)
      ? accept(goods)
      : notRecalled(state, 'batchId', batch, batchId),
  );

/** A given quantity wins; without one, so many syringes open so many packages: no more than one movement holds. */
const packagesOf = (
  { quantity, context }: TakeOutOfFridge,
  syringes: Checked<number | null>,
  batch: Checked<Batch>,
): Checked<number> =>
  andThen(together({ syringes, batch }), (known) => {
    if (quantity !== null || known.syringes === null) return requiredAtLeast('quantity', quantity, 1);
    const product = context.product(known.batch.productId);
    if (product === undefined) throw new Error(`no product ${known.batch.productId}`);
    return wholeNumber('quantity', packagesFor(known.syringes, product.dosesPerPackage));
  });

/** A point that is named is looked at even where the goods stay in the centre: no id of another centre passes. */
const pointOf = (
  { pointId, pointIsChild }: TakeOutOfFridge,
  destination: ExitDestination,
): Checked<string | null> => {
  const isForPoint = destination === 'VACCINATION_POINT';
  if (!isForPoint && pointId === null) return accept(null);
  return andThen(requiredValue('pointId', pointId), (id) =>
    pointIsChild
      ? accept(isForPoint ? id : null)
      : refuse({ code: ErrorCode.destinationInvalid, field: 'pointId', rejectedValue: id }),
  );
};
