import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import type { ReceiveDeliveryNote, ReceivedLine } from '../../../domain/delivery-note/commands.js';
import type { StockEntered } from '../../../domain/ledger/events.js';
import { FlagField, IdField, InstantField, NumberField, TextField } from '../../http/fields/body-fields.js';
import { ListOf } from '../../http/validation/list-of.js';
import { createdAt } from '../created.dto.js';
import { Execute } from '../execute.js';
import type { CommandFacts } from '../facts.js';
import { fieldsOf, refusedAs, refusedInLine } from '../field-names.js';
import { OFFLINE_NAME, OfflineInstantField } from '../offline.js';
import { isCauseListed } from '../scrapping-cause.js';
import type { DeliveryNotes } from './delivery-notes.js';

/** What arrived of a line. */
class ReceivedLineBody {
  @IdField('Line of the delivery note.', { required: true })
  idLigneBl: string | null = null;

  @NumberField('What arrived; at most what was sent.', {
    required: true,
    unit: 'packages',
    min: 0,
    example: 9,
  })
  quantiteRecue: number | null = null;

  @TextField('Why less arrived: code of the value list SCRAPPING_CAUSE; required where less arrived.', {
    example: 'CASSE',
  })
  cause: string | null = null;

  @TextField('Comment; required for the cause AUTRE.', { example: 'Un flacon cassé' })
  commentaire: string | null = null;
}

const ReceivedLines = () =>
  applyDecorators(
    ApiPropertyOptional({
      description:
        'What arrived, line by line; a line that is left out arrived in full. What is missing enters and is scrapped at once.',
      type: () => [ReceivedLineBody],
    }),
    IsOptional(),
    ListOf(() => ReceivedLineBody),
  );

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

  @ReceivedLines()
  lignes: ReceivedLineBody[] | null = null;

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

  @ReceivedLines()
  lignes: ReceivedLineBody[] | null = null;

  @FlagField('The user confirmed goods past their limit; a comment is then required.', false)
  forceValidation: boolean | null = null;

  @OfflineInstantField()
  dateOperation: string | null = null;
}

const LINE_NAMES = {
  lineId: 'idLigneBl',
  quantity: 'quantiteRecue',
  cause: 'cause',
  comment: 'commentaire',
} as const;

const REFERENT_NAMES = {
  noteId: 'referentBlId',
  receivedAt: 'reception',
  compliant: 'conforme',
  comment: 'commentaire',
} as const;

const VACCINATION_NAMES = { noteId: 'idBl', compliant: 'conforme', comment: 'commentaire' } as const;
const BY_NUMBER = { ...VACCINATION_NAMES, noteId: 'numeroBl' };

export async function receiveReferentNote(
  body: ReferentReceptionBody,
  facts: CommandFacts,
  notes: DeliveryNotes,
) {
  const note = body.referentBlId === null ? undefined : await notes.byId(body.referentBlId);
  const fields = {
    ...fieldsOf(body, REFERENT_NAMES),
    lines: receivedLines(body, facts),
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
    lines: receivedLines(body, facts),
    noteId: idBl ?? numeroBl,
    note: note ?? null,
    receivedAt: null,
    receivedAtRequired: false,
    forced: body.forceValidation ?? false,
  };
  return receive(fields, idBl === null && numeroBl !== null ? BY_NUMBER : VACCINATION_NAMES, facts);
}

const receivedLines = (
  { lignes }: { readonly lignes: readonly ReceivedLineBody[] | null },
  facts: CommandFacts,
): readonly ReceivedLine[] =>
  (lignes ?? []).map((line) => ({
    ...fieldsOf(line, LINE_NAMES),
    causeListed: isCauseListed(facts, line.cause),
  }));

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
    refused: refusedInLine('lignes', LINE_NAMES, refusedAs({ lines: 'lignes', ...names, ...OFFLINE_NAME })),
    answer: ({ consequence }) => {
      const [entered] = consequence as readonly StockEntered[];
      return createdAt(facts, entered!.data.lines[0]!.batchId);
    },
  });
}
