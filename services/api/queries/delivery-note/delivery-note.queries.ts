import { HttpStatus } from '@nestjs/common';
import { QueryHandler } from '@nestjs/cqrs';
import {
  deliveryNoteLineTable,
  deliveryNoteTable,
  NOTE_COLUMNS,
  type NoteRecord,
} from '../../../../projections/delivery-note/tables.js';
import { live } from '../../../../projections/table.js';
import type { Directory } from '../../../reference-data/directory.js';
import type { Actor } from '../../../reference-data/user/actor.js';
import { ApiCode } from '../../../words/codes.js';
import { ApiError } from '../../http/errors/api-error.js';
import type { ReadModels } from '../../http/ledger-position/read-models.js';
import { queryOf } from '../shared/query-of.js';
import { ReadModelHandler } from '../shared/read-model-handler.js';
import { assertVisible, visibleCentres } from '../shared/scope.js';
import type { DeliveryNote } from './delivery-note.dto.js';
import {
  deliveryNote,
  LEFT_LINES,
  type LineRecord,
  PREPARATION_COLUMNS,
  type PreparationRecord,
  preparation,
  SENT_LINES,
} from './delivery-note.records.js';
import type { Preparation } from './preparation.dto.js';

/** Notes that the selected centre can receive, latest first: addressed to it, on the way, followed up. */
export class ListExpectedNotes extends queryOf<
  { actor: Actor; productId: string | undefined },
  readonly DeliveryNote[]
>() {}

/**
 * Notes of the selected dispatch centre whose goods can come back from a vaccination centre, latest first: received
 * there, or sent where nothing is followed up. With the lines of that product only.
 */
export class ListReturnableNotes extends queryOf<
  { actor: Actor; vaccinationId: string | undefined; productId: string | undefined },
  readonly DeliveryNote[]
>() {}

/** @throws ApiError 404 where its issuer is not within the actor's reach */
export class GetPreparation extends queryOf<{ actor: Actor; id: string }, Preparation>() {}

/** Notes that one answer carries at most; older ones are found by their number in the movement history. */
const MOST_NOTES = 500;

const HOLDS_PRODUCT = `($2::uuid IS NULL OR EXISTS (
  SELECT 1 FROM ${live(deliveryNoteLineTable)} l WHERE l.note_id = n.id AND l.product_id = $2))`;

const EXPECTED = `SELECT ${NOTE_COLUMNS} FROM ${live(deliveryNoteTable)} n
  WHERE n.status = 'PREPARE' AND NOT n.follow_up_disabled
    AND ($1::uuid IS NULL OR n.destination_id = $1) AND ${HOLDS_PRODUCT}
  ORDER BY n.prepared_at DESC, n.id LIMIT ${MOST_NOTES}`;

/** What an issuer sent that is no longer above the destination comes back to a dispatch centre that is (EX-4). */
const RETURNABLE = `SELECT ${NOTE_COLUMNS} FROM ${live(deliveryNoteTable)} n
  WHERE n.destination_id = ANY ($1::uuid[]) AND ${HOLDS_PRODUCT}
    AND ($3::uuid IS NULL OR n.issuer_id = $3 OR (NOT n.follow_up_disabled AND NOT EXISTS (
      SELECT FROM reference.centre_link link JOIN reference.centre issuer ON issuer.id = link.parent_id AND issuer.active
       WHERE link.child_id = n.destination_id AND link.parent_id = n.issuer_id)))
    AND (n.status = 'RECU' OR (n.status = 'PREPARE' AND n.follow_up_disabled))
  ORDER BY n.prepared_at DESC, n.id LIMIT ${MOST_NOTES}`;

@QueryHandler(ListExpectedNotes)
export class ListExpectedNotesHandler extends ReadModelHandler<ListExpectedNotes> {
  async execute({ actor, productId }: ListExpectedNotes): Promise<readonly DeliveryNote[]> {
    const values = [actor.centre?.id ?? null, productId ?? null];
    const { rows } = await this.readModels.query<NoteRecord>(EXPECTED, values);
    // A note is received as a whole, whichever product it was looked for by.
    return withLines(this.readModels, this.directory, rows, SENT_LINES, undefined);
  }
}

@QueryHandler(ListReturnableNotes)
export class ListReturnableNotesHandler extends ReadModelHandler<ListReturnableNotes> {
  async execute({ actor, vaccinationId, productId }: ListReturnableNotes): Promise<readonly DeliveryNote[]> {
    if (vaccinationId) assertVisible(this.directory, actor, vaccinationId);
    const centres = vaccinationId ? [vaccinationId] : visibleCentres(this.directory, actor, 'VACCINATION');
    const values = [centres, productId ?? null, actor.centre?.id ?? null];
    const { rows } = await this.readModels.query<NoteRecord>(RETURNABLE, values);
    return withLines(this.readModels, this.directory, rows, LEFT_LINES, productId);
  }
}

@QueryHandler(GetPreparation)
export class GetPreparationHandler extends ReadModelHandler<GetPreparation> {
  async execute({ actor, id }: GetPreparation): Promise<Preparation> {
    const { rows } = await this.readModels.query<PreparationRecord>(
      `SELECT ${PREPARATION_COLUMNS} FROM ${live(deliveryNoteTable)} n WHERE n.id = $1`,
      [id],
    );
    const note = rows[0];
    if (!note) throw new ApiError(HttpStatus.NOT_FOUND, ApiCode.notFound);
    assertVisible(this.directory, actor, note.issuer_id);
    const lines = await this.readModels.query<LineRecord>(SENT_LINES, [[id], null]);
    return preparation(this.directory, note, lines.rows);
  }
}

async function withLines(
  readModels: ReadModels,
  directory: Directory,
  notes: readonly NoteRecord[],
  lines: string,
  productId: string | undefined,
): Promise<readonly DeliveryNote[]> {
  const { rows } = await readModels.query<LineRecord>(lines, [notes.map(({ id }) => id), productId ?? null]);
  const linesOf = new Map<string, LineRecord[]>(notes.map(({ id }) => [id, []]));
  for (const line of rows) linesOf.get(line.note_id)?.push(line);
  return notes.map((note) => deliveryNote(directory, note, linesOf.get(note.id)!));
}
