import { accept, demand } from '../../shared/check.js';
import { requiredQuantity, requiredValue } from '../../shared/fields.js';
import { commentOfCause, requiredCause } from '../../shared/scrapping-cause.js';
import type { Scrap } from '../commands.js';
import type { CountRevised, StockScrapped } from '../events.js';
import { type LedgerState, snapshotOf } from '../state.js';
import { heldFor, madeOffline, offlineWithBatch, requiredBatch, withCount, withinHeld } from './batches.js';

/** Scrapping (docs/rules/exits-and-returns.md, EX-3). */
export function scrap(command: Scrap, state: LedgerState): readonly (StockScrapped | CountRevised)[] {
  const { namesProduct } = command;
  const batch = requiredBatch(state, 'batchId', command.batchId, namesProduct ? command.productId : null);
  const offline = offlineWithBatch(command.offline, batch);

  const scrapped = demand({
    product: namesProduct ? requiredValue('productId', command.productId) : accept(null),
    batch,
    quantity: withinHeld(
      'quantity',
      requiredQuantity('quantity', command.quantity),
      heldFor(state, batch, offline),
    ),
    cause: requiredCause('cause', command.cause, command.causeListed),
    comment: commentOfCause('comment', command.cause, command.comment),
    offline,
  });

  const moved = { batch: scrapped.batch, madeAt: scrapped.offline, quantity: -scrapped.quantity };
  return withCount(state, moved, {
    type: 'StockScrapped',
    data: {
      scrappingId: command.scrappingId,
      batch: snapshotOf(scrapped.batch),
      quantity: scrapped.quantity,
      cause: scrapped.cause,
      comment: scrapped.comment,
      ...madeOffline(scrapped.offline),
    },
  });
}
