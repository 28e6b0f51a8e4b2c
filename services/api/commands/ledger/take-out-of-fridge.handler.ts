import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { deriveId } from '../../../domain/shared/ids.js';
import { LedgerExecution } from '../../../execution/streams/ledger.js';
import { Answer } from '../answer.js';
import type { CreatedOnline } from '../created.dto.js';
import { Facts } from '../facts.js';
import { TakeOutOfFridge } from './commands.js';

@CommandHandler(TakeOutOfFridge)
export class TakeOutOfFridgeHandler implements ICommandHandler<TakeOutOfFridge> {
  constructor(
    private readonly ledgers: LedgerExecution,
    private readonly facts: Facts,
  ) {}

  async execute({ sender, body }: TakeOutOfFridge) {
    const { context, decision } = this.facts.of(sender);
    const { centre } = sender.actor;
    const exitId = deriveId(sender.commandId, 'exit');
    const { position } = await this.ledgers.execute(
      centre.id,
      {
        type: 'TakeOutOfFridge',
        context: decision,
        exitId,
        batchId: body.idLigneBl,
        quantity: body.quantite,
        syringes: body.seringue,
        packaging: body.typeConditionnement,
        destination: body.sortieType,
        pointId: body.idPoint,
        pointIsChild: this.isPointBelow(centre.id, body.idPoint),
        comment: body.commentaire,
      },
      context,
    );
    return new Answer<CreatedOnline>({ id: exitId, offline: false }, position);
  }

  private isPointBelow(centreId: string, pointId: string | null): boolean {
    const point = pointId === null ? undefined : this.facts.directory.centre(pointId);
    return point?.active === true && point.type === 'VACCINATION_POINT' && point.parentIds.includes(centreId);
  }
}
