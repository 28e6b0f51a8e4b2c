import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { DeclareUse as DomainDeclareUse } from '../../../domain/use-declaration/commands.js';
import { streamIdOf } from '../../../domain/use-declaration/decide.js';
import { UseDeclarationExecution } from '../../../execution/streams/use-declaration.js';
import { Answer } from '../answer.js';
import type { Created } from '../created.dto.js';
import { businessDay, Facts } from '../facts.js';
import type { Sender } from '../sender.js';
import type { UseDeclarationBody } from './use-declaration.dto.js';

export class DeclareUse extends Command<Answer<Created>> {
  constructor(
    readonly sender: Sender,
    readonly body: UseDeclarationBody,
  ) {
    super();
  }
}

@CommandHandler(DeclareUse)
export class DeclareUseHandler implements ICommandHandler<DeclareUse> {
  constructor(
    private readonly declarations: UseDeclarationExecution,
    private readonly facts: Facts,
  ) {}

  async execute({ sender, body }: DeclareUse) {
    const { context, decision } = this.facts.of(sender);
    const { centre } = sender.actor;
    const command: DomainDeclareUse = {
      type: 'DeclareUse',
      centreId: centre.id,
      productId: body.idProduit,
      productKnown: body.idProduit !== null && decision.product(body.idProduit) !== undefined,
      mode: body.modeAdministration ?? centre.administrationMode ?? 'JOUR',
      day: businessDay(body.dayOfWeek, decision),
      weekEnd: businessDay(body.endOfWeek, decision),
      doses: {
        first: body.doseCount1,
        second: body.doseCount2,
        third: body.doseCount3,
        single: body.doseCountSingle,
      },
    };
    const declarationId = streamIdOf(command);
    const { position } = await this.declarations.execute(declarationId, command, context);
    return new Answer({ id: declarationId }, position);
  }
}
