import { accept, andThen, type Checked, demand, refuse } from '../../shared/check.js';
import { ErrorCode } from '../../shared/codes.js';
import { optionalText, requiredQuantity, requiredText, requiredValue } from '../../shared/fields.js';
import type { Scrap } from '../commands.js';
import type { StockScrapped } from '../events.js';
import type { LedgerState } from '../state.js';
import { OTHER_CAUSE, type ScrappingCause } from '../vocabulary.js';
import { requiredBatch, snapshotOf, withinBatch } from './batches.js';

/** Section 5 "Scrapping": product, batch, quantity and cause; a comment where the cause is AUTRE. */
export function scrap(command: Scrap, state: LedgerState): readonly StockScrapped[] {
  const { fields } = command;
  const namesProduct = fields.product !== null;
  const batch = requiredBatch(state, fields.batch, command.batchId, namesProduct ? command.productId : null);

  const scrapped = demand({
    product: namesProduct ? requiredValue({ field: fields.product }, command.productId) : accept(null),
    batch,
    quantity: withinBatch('quantite', requiredQuantity({ field: 'quantite' }, command.quantity), batch),
    cause: causeOf(command),
    comment: (command.cause === OTHER_CAUSE ? requiredText : optionalText)(fields.comment, command.comment),
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
      },
    },
  ];
}

const causeOf = ({ cause, causeListed, fields }: Scrap): Checked<ScrappingCause> =>
  andThen(requiredValue({ field: fields.cause }, cause), (code) =>
    causeListed
      ? accept(code)
      : refuse({ code: ErrorCode.unknownValue, field: fields.cause, rejectedValue: code }),
  );
