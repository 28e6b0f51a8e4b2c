import { HttpStatus } from '@nestjs/common';
import type { IssuedNote } from '../../../domain/delivery-note/commands.js';
import { ApiCode } from '../../../words/codes.js';
import { ApiError } from '../../http/errors/api-error.js';
import { Execute } from '../execute.js';
import type { CommandFacts } from '../facts.js';
import { refusedAs } from '../field-names.js';
import type { WrittenRecords } from '../written-records.js';
import type { DeliveryNotes } from './delivery-notes.js';

/** @throws ApiError 404 the sender sees no such note, 403 another centre issued it */
export async function cancelDeliveryNote(
  id: string,
  facts: CommandFacts,
  notes: DeliveryNotes,
  written: WrittenRecords,
) {
  const note = ownNote(await notes.byId(id), facts);
  return new Execute({
    stream: 'delivery-note',
    id: note.noteId,
    command: { type: 'CancelDeliveryNote', note },
    context: facts.context,
    refused: refusedAs({}),
    answer: ({ position }) => written.preparation(position, facts.actor, note.noteId),
  });
}

/** The centre sees the notes of the centres below it too, but only the issuer cancels a note. */
function ownNote(note: IssuedNote | undefined, { centre, directory }: CommandFacts): IssuedNote {
  if (!note || !directory.scopeOf(centre.id).has(note.issuerId)) {
    throw new ApiError(HttpStatus.NOT_FOUND, ApiCode.notFound);
  }
  if (note.issuerId !== centre.id) throw new ApiError(HttpStatus.FORBIDDEN, ApiCode.centreForbidden);
  return note;
}
