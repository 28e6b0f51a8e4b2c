import { HttpStatus } from '@nestjs/common';
import { Query, QueryHandler } from '@nestjs/cqrs';
import { deliveryNoteLineTable } from '../../../../projections/delivery-note/tables.js';
import { movementTable } from '../../../../projections/movement/table.js';
import {
  OPERATION_COLUMNS,
  type OperationRecord,
  operationTable,
} from '../../../../projections/operation/table.js';
import { live } from '../../../../projections/table.js';
import type { OperationKind } from '../../../domain/ledger/vocabulary.js';
import type { Actor } from '../../../reference-data/user/actor.js';
import { ApiCode } from '../../../words/codes.js';
import { ApiError } from '../../http/errors/api-error.js';
import { ReadModelHandler } from '../shared/read-model-handler.js';
import { assertVisible } from '../shared/scope.js';
import { type OperationViews, operationView } from './operation.dto.js';

/**
 * The record of one operation. A return is found by its id, which is that of the batch that it made, and by that of a
 * batch into which a cancelled preparation put its goods.
 *
 * @throws ApiError 404 where there is none of that kind, or where the actor may not see its centre
 */
export class GetOperation<Kind extends OperationKind = OperationKind> extends Query<OperationViews[Kind]> {
  constructor(
    readonly actor: Actor,
    readonly kind: Kind,
    readonly id: string,
  ) {
    super();
  }
}

/** A movement that takes back that of a line has the line's id in `cancels`; the goods had left the line's batch. */
const FIND = `WITH RECURSIVE came_from (id) AS (
    SELECT $1::uuid
    UNION
    SELECT line.batch_id
      FROM came_from
      JOIN ${live(movementTable)} m ON m.batch_id = came_from.id
      JOIN ${live(deliveryNoteLineTable)} line ON line.id = m.cancels
  )
  SELECT ${OPERATION_COLUMNS}
    FROM came_from JOIN ${live(operationTable)} o ON o.id = came_from.id
   WHERE o.kind = $2`;

@QueryHandler(GetOperation)
export class GetOperationHandler extends ReadModelHandler<GetOperation> {
  async execute({ actor, kind, id }: GetOperation): Promise<OperationViews[OperationKind]> {
    const { rows } = await this.readModels.query<OperationRecord>(FIND, [id, kind]);
    const record = rows[0];
    if (!record) throw new ApiError(HttpStatus.NOT_FOUND, ApiCode.notFound);
    // A point holds no stock: it sees what its centre took out for it.
    const isForActor = actor.centre !== null && record.point_id === actor.centre.id;
    if (!isForActor) assertVisible(this.directory, actor, record.centre_id);
    return operationView(this.directory, kind, record);
  }
}
