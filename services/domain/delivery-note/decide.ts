/**
 * A delivery note is settled once: received or cancelled. Its stream has one event, which is appended with "no stream"
 * as the expected revision: of two commands at the same time one is accepted, and the other is decided again on the
 * new state and refused.
 */

import { ErrorCode } from '../../words/codes.js';
import { accept, andThen, type Checked, demand, refuse } from '../shared/check.js';
import { compliance } from '../shared/compliance.js';
import { demandConfirmed } from '../shared/confirmation.js';
import { DomainError } from '../shared/error.js';
import { notInFuture, optionalInstant, requiredInstant, requiredValue } from '../shared/fields.js';
import { offlineSince } from '../shared/offline.js';
import { askPastLimit, pastLimitAt } from '../shared/past-limit.js';
import type { CancelDeliveryNote, IssuedNote, ReceiveDeliveryNote } from './commands.js';
import { differencesOf } from './differences.js';
import type { DeliveryNoteCancelled, DeliveryNoteReceived } from './events.js';
import type { DeliveryNoteState } from './state.js';

/**
 * @throws DomainError with one violation without a field where the centre's note is settled or not followed up, else
 *   with one for each invalid field
 */
export function decideReception(
  command: ReceiveDeliveryNote,
  state: DeliveryNoteState,
): readonly DeliveryNoteReceived[] {
  const addressed = addressedNote(command);
  // The status of a note of other centres is not disclosed.
  if ('value' in addressed) refuseSettled(state);
  const { note, receivedAt, reception, differences, offline } = demand({
    note: addressed,
    receivedAt: receptionTime(command),
    reception: compliance('comment', command.compliant, command.comment),
    differences: differencesOf(command.lines, addressed),
    offline: offlineSince(
      command.offline,
      andThen(addressed, ({ preparedAt }) => accept(preparedAt)),
      ErrorCode.offlineBeforeNote,
    ),
  });
  if (note.followUpDisabled) throw new DomainError({ code: ErrorCode.noteWithoutFollowUp });
  const pastLimitLines = note.lines.filter(pastLimitAt(command)).map(({ lineId }) => lineId);
  demandConfirmed(askPastLimit(pastLimitLines.length > 0), command.forced, reception.comment);

  return [
    {
      type: 'DeliveryNoteReceived',
      data: {
        noteId: note.noteId,
        number: note.number,
        issuerId: note.issuerId,
        destinationId: command.receiverId,
        destinationType: command.receiverType,
        receivedAt: receivedAt ?? command.now,
        ...reception,
        lines: note.lines,
        ...(differences.length > 0 && { differences }),
        ...(pastLimitLines.length > 0 && { pastLimitLines }),
        ...(offline !== null && { offline: true as const }),
      },
    },
  ];
}

/**
 * Allowed until the note is received. A note without follow-up is never received, so it can always be cancelled.
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

const addressedNote = ({ noteId, note, receiverId }: ReceiveDeliveryNote): Checked<IssuedNote> =>
  andThen(requiredValue('noteId', noteId), (id) =>
    note !== null && note.destinationId === receiverId
      ? accept(note)
      : refuse({ code: ErrorCode.noteNotFound, field: 'noteId', rejectedValue: id }),
  );

/** Not in the future. */
function receptionTime({ receivedAtRequired, receivedAt, now }: ReceiveDeliveryNote): Checked<string | null> {
  const read = receivedAtRequired ? requiredInstant : optionalInstant;
  return notInFuture<string | null>('receivedAt', read('receivedAt', receivedAt), now);
}
