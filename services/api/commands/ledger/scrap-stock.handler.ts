import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  CENTRE_SCRAP_FIELDS,
  type Scrap,
  VACCINATION_SCRAP_FIELDS,
} from '../../../domain/ledger/commands.js';
import { deriveId } from '../../../domain/shared/ids.js';
import { LedgerExecution } from '../../../execution/streams/ledger.js';
import { Answer } from '../answer.js';
import { createdAt } from '../created.dto.js';
import { Facts } from '../facts.js';
import { ScrapStock } from './commands.js';
import { CentreScrappingBody } from './scrapping.dto.js';

@CommandHandler(ScrapStock)
export class ScrapStockHandler implements ICommandHandler<ScrapStock> {
  constructor(
    private readonly ledgers: LedgerExecution,
    private readonly facts: Facts,
  ) {}

  async execute({ sender, body }: ScrapStock) {
    const { context } = this.facts.of(sender);
    const { centre } = sender.actor;
    const scrappingId = deriveId(sender.commandId, 'scrapping');
    const wish = wishOf(body);
    const causeListed = wish.cause !== null && this.facts.directory.isListed('SCRAPPING_CAUSE', wish.cause);
    const { position } = await this.ledgers.execute(
      centre.id,
      { type: 'Scrap', scrappingId, causeListed, quantity: body.quantite, ...wish },
      context,
    );
    return new Answer(createdAt(centre, scrappingId), position);
  }
}

/** The same wish in the words of either form. */
function wishOf(
  body: ScrapStock['body'],
): Pick<Scrap, 'fields' | 'productId' | 'batchId' | 'cause' | 'comment'> {
  return body instanceof CentreScrappingBody
    ? {
        fields: CENTRE_SCRAP_FIELDS,
        productId: body.idProduit,
        batchId: body.idStock,
        cause: body.cause,
        comment: body.commentaire,
      }
    : {
        fields: VACCINATION_SCRAP_FIELDS,
        productId: null,
        batchId: body.idLigneBl,
        cause: body.causeDechet,
        comment: body.commentaireDechet,
      };
}
