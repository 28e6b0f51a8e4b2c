import { ErrorCode } from '../../../words/codes.js';
import { accept, andThen, type Checked, demand, refuse } from '../../shared/check.js';
import { optionalText, requiredQuantity, requiredText, requiredValue } from '../../shared/fields.js';
import type { Scrap } from '../commands.js';
import type { StockScrapped } from '../events.js';
import type { LedgerState } from '../state.js';
import { OTHER_CAUSE, type ScrappingCause } from '../vocabulary.js';
import { madeOffline, offlineWithBatch, requiredBatch, snapshotOf, withinBatch } from './batches.js';

/** Scrapping (docs/rules/exits-and-returns.md, EX-3). */
export function scrap(command: Scrap, state: LedgerState): readonly StockScrapped[] {
  const { namesProduct } = command;
  const batch = requiredBatch(state, 'batchId', command.batchId, namesProduct ? command.productId : null);

  const scrapped = demand({
    product: namesProduct ? requiredValue('productId', command.productId) : accept(null),
    batch,
    quantity: withinBatch('quantity', requiredQuantity('quantity', command.quantity), batch),
    cause: causeOf(command),
    comment: (command.cause === OTHER_CAUSE ? requiredText : optionalText)('comment', command.comment),
    offline: offlineWithBatch(command.offline, batch),
  });

  return [
    {
      type: 'StockScrapped',
      data: {
        scrappingId: command.scrappingId,
        batch: snapshotOf(scrapped.batch),
        quantity: scrapped.quantity,
        cause: scrapped.cause,
        comment: scrapped.comment,
        ...madeOffline(scrapped.offline),
      },
    },
  ];
}

const causeOf = ({ cause, causeListed }: Scrap): Checked<ScrappingCause> =>
  andThen(requiredValue('cause', cause), (code) =>
    causeListed
      ? accept(code)
      : refuse({ code: ErrorCode.unknownValue, field: 'cause', rejectedValue: code }),
  );
