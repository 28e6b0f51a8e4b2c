import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { DestinationFacts, RequestedLine } from '../../../domain/ledger/commands.js';
import { ErrorCode } from '../../../domain/shared/codes.js';
import { DomainError, type RuleViolation } from '../../../domain/shared/error.js';
import { deriveId } from '../../../domain/shared/ids.js';
import { LedgerExecution } from '../../../execution/streams/ledger.js';
import { Answer } from '../answer.js';
import { Facts } from '../facts.js';
import { PrepareStock } from './commands.js';
import { DispatchPreparationBody, type PreparationLineBody } from './preparation.dto.js';

@CommandHandler(PrepareStock)
export class PrepareStockHandler implements ICommandHandler<PrepareStock> {
  constructor(
    private readonly ledgers: LedgerExecution,
    private readonly facts: Facts,
  ) {}

  async execute({ sender, body }: PrepareStock) {
    const { context, decision } = this.facts.of(sender);
    const { centre } = sender.actor;
    this.refuseUnknownEquipment(body);
    const preparationId = deriveId(sender.commandId, 'preparation');
    const { position } = await this.ledgers.execute(
      centre.id,
      {
        type: 'Prepare',
        context: decision,
        preparationId,
        issuer: centre,
        transferAllowed: this.facts.config.features.transfertPreparation,
        destinationId: body.destination,
        destination: this.destinationOf(body.destination, centre.id),
        destinationComment: body.commentaireDestination,
        thawed: body.decongele ?? false,
        followUpDisabled: body.suiviDesactive ?? false,
        trackerId: body.idTracker,
        trackerNumber: body.numTracker,
        carrierId: body.idTransporteur,
        containerId: body.idContenant,
        containerNumber: body.numContenant,
        lines: body.produits.map(requestedLine),
        ...dispatchOnly(body),
      },
      context,
    );
    return new Answer({ id: preparationId }, position);
  }

  private destinationOf(id: string | null, issuerId: string): DestinationFacts | null {
    const centre = id === null ? undefined : this.facts.directory.centre(id);
    return centre ? { ...centre, isChild: centre.parentIds.includes(issuerId) } : null;
  }

  private refuseUnknownEquipment(body: PrepareStock['body']): void {
    const { directory } = this.facts;
    const named = [
      ['idTracker', body.idTracker, (id: string) => directory.trackerExists(id)],
      ['idTransporteur', body.idTransporteur, (id: string) => directory.carrierExists(id)],
      ['idContenant', body.idContenant, (id: string) => directory.containerExists(id)],
    ] as const;
    const violations = named.flatMap(([field, id, exists]): RuleViolation[] =>
      id === null || exists(id) ? [] : [{ code: ErrorCode.unknownValue, field, rejectedValue: id }],
    );
    if (violations.length > 0) throw new DomainError(violations);
  }
}

const requestedLine = (line: PreparationLineBody): RequestedLine => ({
  productId: line.idProduit,
  quantity: line.quantite,
  batchId: line.idStock,
  exitAt: line.sortie,
  externalReference: line.refExterne,
  fromReturns: line.isRetour ?? false,
});

/** What a referent's form does not have. */
function dispatchOnly(body: PrepareStock['body']) {
  const form = body instanceof DispatchPreparationBody ? body : undefined;
  return {
    comment: form?.commentaire ?? null,
    transfer: form?.transfert ?? false,
    replenishmentId: form?.replenishmentId ?? null,
  };
}
