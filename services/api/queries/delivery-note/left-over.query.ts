import { HttpStatus } from '@nestjs/common';
import { QueryHandler } from '@nestjs/cqrs';
import { deliveryNoteLineTable, deliveryNoteTable } from '../../../../projections/delivery-note/tables.js';
import { stockTable } from '../../../../projections/stock/table.js';
import { live } from '../../../../projections/table.js';
import type { Actor } from '../../../reference-data/user/actor.js';
import { ApiCode } from '../../../words/codes.js';
import { ApiError } from '../../http/errors/api-error.js';
import * as shows from '../../http/fields/answer-fields.js';
import { queryOf } from '../shared/query-of.js';
import { ReadModelHandler } from '../shared/read-model-handler.js';
import { assertVisible } from '../shared/scope.js';

export class LeftOver {
  @shows.count('What the centre has left of the line; 0 before it is received.', {
    unit: 'packages',
    example: 12,
  })
  quantiteStock!: number;
}

/**
 * What a vaccination centre has left of a delivery-note line.
 *
 * @throws ApiError 404 where the line did not go to a vaccination centre (elsewhere a batch can hold more than one line), or
 *   not to that one, or the centre is out of the actor's reach
 */
export class GetLeftOver extends queryOf<
  { actor: Actor; lineId: string; centreId: string | undefined },
  LeftOver
>() {}

@QueryHandler(GetLeftOver)
export class GetLeftOverHandler extends ReadModelHandler<GetLeftOver> {
  async execute({ actor, lineId, centreId }: GetLeftOver): Promise<LeftOver> {
    const { rows } = await this.readModels.query<{ destination_id: string | null; quantity: number }>(
      `SELECT n.destination_id, coalesce(s.quantity, 0) AS quantity
         FROM ${live(deliveryNoteLineTable)} l
         JOIN ${live(deliveryNoteTable)} n ON n.id = l.note_id
         LEFT JOIN ${live(stockTable)} s ON s.id = l.id
        WHERE l.id = $1`,
      [lineId],
    );
    const destination = rows[0]?.destination_id;
    const isOfCentre =
      destination &&
      this.directory.centre(destination)?.type === 'VACCINATION' &&
      (centreId === undefined || destination === centreId);
    if (!isOfCentre) {
      throw new ApiError(HttpStatus.NOT_FOUND, ApiCode.notFound);
    }
    assertVisible(this.directory, actor, destination);
    return { quantiteStock: rows[0]!.quantity };
  }
}
