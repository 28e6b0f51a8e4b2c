import { HttpStatus } from '@nestjs/common';
import { CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import type { IssuedNote } from '../../../domain/delivery-note/commands.js';
import { deliveryNoteStream } from '../../../domain/shared/streams.js';
import { Settlement } from '../../../execution/settlement.js';
import { DeliveryNoteExecution } from '../../../execution/streams/delivery-note.js';
import type { CentreFacts } from '../../auth/actor.js';
import { ApiError } from '../../http/errors/api-error.js';
import { ApiCode } from '../../http/errors/codes.js';
import { GetPreparation } from '../../queries/delivery-note/delivery-note.queries.js';
import { Answer } from '../answer.js';
import { Facts } from '../facts.js';
import { ReadBack } from '../read-back.js';
import { CancelPreparation } from './commands.js';
import { DeliveryNotes } from './delivery-notes.js';

/** The note is settled first; that its lines come back to the batches that they left follows. */
@CommandHandler(CancelPreparation)
export class CancelPreparationHandler implements ICommandHandler<CancelPreparation> {
  constructor(
    private readonly fates: DeliveryNoteExecution,
    private readonly settlement: Settlement,
    private readonly notes: DeliveryNotes,
    private readonly facts: Facts,
    private readonly queries: QueryBus,
    private readonly readBack: ReadBack,
  ) {}

  async execute({ sender, noteId }: CancelPreparation) {
    const note = await this.ownNote(noteId, sender.actor.centre);
    const { context } = this.facts.of(sender);
    const { events, position } = await this.fates.execute(
      note.noteId,
      { type: 'CancelDeliveryNote', note },
      context,
    );
    const stream = deliveryNoteStream(note.noteId);
    const settled = await this.settlement.settle({ event: events[0]!, stream, position, by: context });
    const preparation = await this.readBack.at(settled.position, ['delivery-note', 'stock'], () =>
      this.queries.execute(new GetPreparation(sender.actor, note.noteId)),
    );
    return new Answer(preparation, settled.position);
  }

  /** A note of a centre below can be seen from here, but only its issuer cancels it. */
  private async ownNote(id: string, centre: CentreFacts): Promise<IssuedNote> {
    const note = await this.notes.byId(id.toLowerCase());
    if (!note || !this.facts.directory.scopeOf(centre.id).has(note.issuerId)) {
      throw new ApiError(HttpStatus.NOT_FOUND, ApiCode.notFound);
    }
    if (note.issuerId !== centre.id) throw new ApiError(HttpStatus.FORBIDDEN, ApiCode.centreForbidden);
    return note;
  }
}
