import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  type ReceiveDeliveryNote as DomainReceiveDeliveryNote,
  REFERENT_RECEPTION,
  VACCINATION_RECEPTION,
} from '../../../domain/delivery-note/commands.js';
import type { StockEntered } from '../../../domain/ledger/events.js';
import { deliveryNoteStream } from '../../../domain/shared/streams.js';
import { Settlement } from '../../../execution/settlement.js';
import { DeliveryNoteExecution } from '../../../execution/streams/delivery-note.js';
import { Answer } from '../answer.js';
import { createdAt } from '../created.dto.js';
import { Facts } from '../facts.js';
import { ReceiveDeliveryNote } from './commands.js';
import { DeliveryNotes } from './delivery-notes.js';
import { ReferentReceptionBody } from './reception.dto.js';

/** The note is settled first, for one receiver; that its lines become stock there follows. */
@CommandHandler(ReceiveDeliveryNote)
export class ReceiveDeliveryNoteHandler implements ICommandHandler<ReceiveDeliveryNote> {
  constructor(
    private readonly fates: DeliveryNoteExecution,
    private readonly settlement: Settlement,
    private readonly notes: DeliveryNotes,
    private readonly facts: Facts,
  ) {}

  async execute({ sender, body }: ReceiveDeliveryNote) {
    const { centre } = sender.actor;
    const wish = await this.wishOf(body, centre.id);
    const { context, decision } = this.facts.of(sender);
    // Without a note the reception is refused, whatever its stream is called.
    const streamId = wish.note?.noteId ?? sender.commandId;
    const { events, position } = await this.fates.execute(
      streamId,
      {
        type: 'ReceiveDeliveryNote',
        now: decision.now,
        receiverId: centre.id,
        receiverType: centre.type,
        compliant: body.conforme,
        comment: body.commentaire,
        ...wish,
      },
      context,
    );
    const stream = deliveryNoteStream(streamId);
    const settled = await this.settlement.settle({ event: events[0]!, stream, position, by: context });
    const [entered] = settled.events as readonly StockEntered[];
    return new Answer(createdAt(centre, entered!.data.lines[0]!.batchId), settled.position);
  }

  /** The same wish in the words of either form; a vaccination centre may name the note by its number. */
  private async wishOf(
    body: ReceiveDeliveryNote['body'],
    centreId: string,
  ): Promise<Pick<DomainReceiveDeliveryNote, 'note' | 'noteId' | 'receivedAt' | 'form'>> {
    if (body instanceof ReferentReceptionBody) {
      const noteId = body.referentBlId;
      const note = await this.noteOf(noteId);
      return { note, noteId, receivedAt: body.reception, form: REFERENT_RECEPTION };
    }
    const { idBl, numeroBl } = body;
    const byNumber = idBl === null && numeroBl !== null;
    const note = byNumber ? await this.notes.byNumber(numeroBl, centreId) : await this.noteOf(idBl);
    return { note: note ?? null, noteId: idBl ?? numeroBl, receivedAt: null, form: VACCINATION_RECEPTION };
  }

  private async noteOf(noteId: string | null) {
    return (noteId === null ? undefined : await this.notes.byId(noteId)) ?? null;
  }
}
