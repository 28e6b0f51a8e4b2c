/**
 * A delivery note settles once: received or cancelled (decisions.md "Delivery notes"). Its stream takes one event,
 * appended with "no stream" as the expected revision, so that of two that race one wins and the other, deciding
 * again on what is now there, is refused.
 */
import { accept, andThen, type Checked, demand, refuse } from '../shared/check.js';
import { ErrorCode } from '../shared/codes.js';
import { compliance } from '../shared/compliance.js';
import { DomainError } from '../shared/error.js';
import { optionalInstant, requiredInstant, requiredValue } from '../shared/fields.js';
import type { CancelDeliveryNote, IssuedNote, ReceiveDeliveryNote } from './commands.js';
import type { DeliveryNoteCancelled, DeliveryNoteReceived } from './events.js';
import type { DeliveryNoteState } from './state.js';

/**
 * @throws DomainError with one global violation where the centre's note is settled or not followed up, else with
 *   those of the form
 */
export function decideReception(
  command: ReceiveDeliveryNote,
  state: DeliveryNoteState,
): readonly DeliveryNoteReceived[] {
  const addressed = addressedNote(command);
  // What became of somebody else's note is not told.
  if ('value' in addressed) refuseSettled(state);
  const { note, receivedAt, reception } = demand({
    note: addressed,
    receivedAt: receptionTime(command),
    reception: compliance('commentaire', command.compliant, command.comment),
  });
  if (note.followUpDisabled) throw new DomainError({ code: ErrorCode.noteWithoutFollowUp });

  return [
    {
      type: 'DeliveryNoteReceived',
      data: {
        noteId: note.noteId,
        number: note.number,
        issuerId: note.issuerId,
        destinationId: command.receiverId,
        destinationType: command.receiverType,
        thawed: note.thawed,
        receivedAt: receivedAt ?? command.now,
        ...reception,
        lines: note.lines,
      },
    },
  ];
}

/**
 * While the first line is on its way. A note without follow-up always is, since nobody can receive it.
 *
 * @throws DomainError with one global violation where the note is settled
 */
export function decideCancellation(
  { note }: CancelDeliveryNote,
  state: DeliveryNoteState,
): readonly DeliveryNoteCancelled[] {
  refuseSettled(state);
  return [
    {
      type: 'DeliveryNoteCancelled',
      data: {
        noteId: note.noteId,
        number: note.number,
        issuerId: note.issuerId,
        destinationId: note.destinationId,
        preparedAt: note.preparedAt,
        lines: note.lines,
      },
    },
  ];
}

function refuseSettled(state: DeliveryNoteState): void {
  switch (state.status) {
    case 'ISSUED':
      return;
    case 'RECEIVED':
      throw new DomainError({ code: ErrorCode.noteReceived });
    case 'CANCELLED':
      throw new DomainError({ code: ErrorCode.noteCancelled });
  }
}

const addressedNote = ({ noteId, note, receiverId, form }: ReceiveDeliveryNote): Checked<IssuedNote> =>
  andThen(requiredValue({ field: form.noteField }, noteId), (id) =>
    note !== null && note.destinationId === receiverId
      ? accept(note)
      : refuse({ code: ErrorCode.noteNotFound, field: form.noteField, rejectedValue: id }),
  );

/** Section 5 "Referent entry": required and not in the future. */
function receptionTime({ form, receivedAt, now }: ReceiveDeliveryNote): Checked<string | null> {
  const read = form.asksReceivedAt ? requiredInstant : optionalInstant;
  return andThen(read('reception', receivedAt), (instant) =>
    instant !== null && instant > now
      ? refuse({ code: ErrorCode.dateInFuture, field: 'reception', rejectedValue: receivedAt })
      : accept(instant),
  );
}
