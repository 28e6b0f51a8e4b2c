import type { ReceiveDeliveryNote } from '../../../domain/delivery-note/commands.js';
import type { StockEntered } from '../../../domain/ledger/events.js';
import { FlagField, IdField, InstantField, TextField } from '../../http/fields/body-fields.js';
import { createdAt } from '../created.dto.js';
import { Execute } from '../execute.js';
import type { CommandFacts } from '../facts.js';
import { fieldsOf, refusedAs } from '../field-names.js';
import { OFFLINE_NAME, OfflineInstantField } from '../offline.js';
import type { DeliveryNotes } from './delivery-notes.js';

/** Reception of a referent's note by a referent or dispatch centre. */
export class ReferentReceptionBody {
  @IdField('Delivery note that is received.', { required: true })
  referentBlId: string | null = null;

  @InstantField('When the goods were received; not in the future.', { required: true })
  reception: string | null = null;

  @FlagField('The reception is compliant. Where it is not, a comment is required.', true)
  conforme: boolean | null = null;

  @TextField('Why the reception is not compliant, or why goods past their limit are received.', {
    example: 'Un carton ouvert',
  })
  commentaire: string | null = null;

  @FlagField('The user confirmed goods past their limit; a comment is then required.', false)
  forceValidation: boolean | null = null;
}

/** Reception by a vaccination centre. */
export class VaccinationReceptionBody {
  @IdField('Delivery note that is received; `numeroBl` may stand in for it.', { required: true })
  idBl: string | null = null;

  @TextField('Number of the delivery note.', { example: 'PN-2026-000123' })
  numeroBl: string | null = null;

  @FlagField('The reception is compliant. Where it is not, a comment is required.', true)
  conforme: boolean | null = null;

  @TextField('Why the reception is not compliant, or why goods past their limit are received.', {
    example: 'Un carton ouvert',
  })
  commentaire: string | null = null;

  @FlagField('The user confirmed goods past their limit; a comment is then required.', false)
  forceValidation: boolean | null = null;

  @OfflineInstantField()
  dateOperation: string | null = null;
}

const REFERENT_NAMES = {
  noteId: 'referentBlId',
  receivedAt: 'reception',
  compliant: 'conforme',
  comment: 'commentaire',
} as const;

const VACCINATION_NAMES = { noteId: 'idBl', compliant: 'conforme', comment: 'commentaire' } as const;

export async function receiveReferentNote(
  body: ReferentReceptionBody,
  facts: CommandFacts,
  notes: DeliveryNotes,
) {
  const note = body.referentBlId === null ? undefined : await notes.byId(body.referentBlId);
  const fields = {
    ...fieldsOf(body, REFERENT_NAMES),
    note: note ?? null,
    receivedAtRequired: true,
    forced: body.forceValidation ?? false,
  };
  return receive(fields, REFERENT_NAMES, facts);
}

/** A vaccination centre may give the note's number in place of its id. */
export async function receiveAtVaccination(
  body: VaccinationReceptionBody,
  facts: CommandFacts,
  notes: DeliveryNotes,
) {
  const { idBl, numeroBl } = body;
  const note =
    idBl !== null
      ? await notes.byId(idBl)
      : numeroBl === null
        ? undefined
        : await notes.byNumber(numeroBl, facts.centre.id);
  const fields = {
    ...fieldsOf(body, VACCINATION_NAMES),
    noteId: idBl ?? numeroBl,
    note: note ?? null,
    receivedAt: null,
    receivedAtRequired: false,
    forced: body.forceValidation ?? false,
  };
  return receive(fields, VACCINATION_NAMES, facts);
}

function receive(
  fields: Omit<ReceiveDeliveryNote, 'type' | 'now' | 'timeZone' | 'receiverId' | 'receiverType' | 'offline'>,
  names: Readonly<Record<string, string>>,
  facts: CommandFacts,
) {
  const { centre, context, decision, offline } = facts;
  return new Execute({
    stream: 'delivery-note',
    // Without a note the reception is refused, and nothing is appended to this stream.
    id: fields.note?.noteId ?? context.commandId,
    command: {
      type: 'ReceiveDeliveryNote',
      now: decision.now,
      timeZone: decision.timeZone,
      receiverId: centre.id,
      receiverType: centre.type,
      offline,
      ...fields,
    },
    context,
    refused: refusedAs({ ...names, ...OFFLINE_NAME }),
    answer: ({ consequence }) => {
      const [entered] = consequence as readonly StockEntered[];
      return createdAt(facts, entered!.data.lines[0]!.batchId);
    },
  });
}
