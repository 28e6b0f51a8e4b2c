import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { StockEntered } from '../../../domain/ledger/events.js';
import { deriveId } from '../../../domain/shared/ids.js';
import { LedgerExecution } from '../../../execution/streams/ledger.js';
import { Answer } from '../answer.js';
import { businessDay, Facts } from '../facts.js';
import { EnterStock } from './commands.js';

@CommandHandler(EnterStock)
export class EnterStockHandler implements ICommandHandler<EnterStock> {
  constructor(
    private readonly ledgers: LedgerExecution,
    private readonly facts: Facts,
  ) {}

  async execute({ sender, body }: EnterStock) {
    const { context, decision } = this.facts.of(sender);
    const { centre } = sender.actor;
    const { events, position } = await this.ledgers.execute(
      centre.id,
      {
        type: 'EnterStock',
        context: decision,
        operationId: deriveId(sender.commandId, 'operation'),
        batchId: deriveId(sender.commandId, 'batch'),
        centre: { type: centre.type, parentHoldsStock: this.facts.parentHoldsStock(centre) },
        productId: body.idProduit,
        quantity: body.quantite,
        lot: body.lot,
        expiry: businessDay(body.peremption, decision),
        receivedAt: body.reception,
        compliant: body.conforme,
        comment: body.commentaire,
        transferType: body.transfertType,
        transferredAt: body.transfertDate,
      },
      context,
    );
    const [entered] = events as readonly StockEntered[];
    return new Answer({ id: entered!.data.lines[0]!.batchId }, position);
  }
}
