import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { StockReturned } from '../../../domain/ledger/events.js';
import { ErrorCode } from '../../../domain/shared/codes.js';
import { DomainError } from '../../../domain/shared/error.js';
import { deriveId } from '../../../domain/shared/ids.js';
import { ledgerStream } from '../../../domain/shared/streams.js';
import { Settlement } from '../../../execution/settlement.js';
import type { Committed } from '../../../execution/stream-type.js';
import { LedgerExecution } from '../../../execution/streams/ledger.js';
import type { CentreFacts } from '../../auth/actor.js';
import { Answer } from '../answer.js';
import { DeliveryNotes, type NoteLine } from '../delivery-note/delivery-notes.js';
import { Facts } from '../facts.js';
import { ReturnStock } from './commands.js';

/**
 * The centre's ledger decides what leaves it; that it arrives at the dispatch centre follows. A note without
 * follow-up was never received in the system: there the dispatch centre's ledger decides alone.
 */
@CommandHandler(ReturnStock)
export class ReturnStockHandler implements ICommandHandler<ReturnStock> {
  constructor(
    private readonly ledgers: LedgerExecution,
    private readonly settlement: Settlement,
    private readonly notes: DeliveryNotes,
    private readonly facts: Facts,
  ) {}

  async execute(command: ReturnStock) {
    const { body, sender } = command;
    const centre = this.returningCentre(command);
    const line = body.idLigneBl === null ? undefined : await this.notes.lineOf(body.idLigneBl);
    if (line && (line.note.issuerId !== sender.actor.centre.id || line.note.destinationId !== centre.id)) {
      throw notFound(body.idLigneBl);
    }
    return line?.note.followUpDisabled
      ? this.acceptUntracked(command, centre, line)
      : this.takeBack(command, centre);
  }

  private async takeBack({ sender, body }: ReturnStock, centre: CentreFacts) {
    const { context } = this.facts.of(sender);
    const returnId = deriveId(sender.commandId, 'return');
    const { events, position } = await this.ledgers.execute(
      centre.id,
      {
        type: 'ReturnStock',
        returnId,
        batchId: body.idLigneBl,
        productId: body.idProduit,
        quantity: body.quantite,
        forced: body.forceValidation ?? false,
        dispatchId: sender.actor.centre.id,
        comment: body.commentaireRetour,
      },
      context,
    );
    const event = events[0] as Committed<StockReturned>;
    const stream = ledgerStream(centre.id);
    const settled = await this.settlement.settle({ event, stream, position, by: context });
    return new Answer({ id: returnId }, settled.position);
  }

  private async acceptUntracked({ sender, body }: ReturnStock, centre: CentreFacts, line: NoteLine) {
    const { context } = this.facts.of(sender);
    const returnId = deriveId(sender.commandId, 'return');
    const { note, line: left } = line;
    if (await this.notes.isCancelled(note.noteId)) throw new DomainError({ code: ErrorCode.noteCancelled });
    const { position } = await this.ledgers.execute(
      sender.actor.centre.id,
      {
        type: 'AcceptUntrackedReturn',
        returnId,
        line: left,
        deliveryNote: {
          noteId: note.noteId,
          lineId: left.lineId,
          number: note.number,
          issuerId: note.issuerId,
        },
        productId: body.idProduit,
        quantity: body.quantite,
        forced: body.forceValidation ?? false,
        fromCentreId: centre.id,
        comment: body.commentaireRetour,
      },
      context,
    );
    return new Answer({ id: returnId }, position);
  }

  private returningCentre({ sender, body }: ReturnStock): CentreFacts {
    const field = 'idCentreRetour';
    const id = body.idCentreRetour;
    if (id === null) throw new DomainError({ code: ErrorCode.required, field });
    const centre = this.facts.directory.centre(id);
    if (centre?.type !== 'VACCINATION' || !centre.parentIds.includes(sender.actor.centre.id)) {
      throw new DomainError({ code: ErrorCode.destinationInvalid, field, rejectedValue: id });
    }
    return centre;
  }
}

const notFound = (lineId: string | null) =>
  new DomainError({ code: ErrorCode.batchNotFound, field: 'idLigneBl', rejectedValue: lineId });
