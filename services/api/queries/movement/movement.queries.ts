import { QueryHandler } from '@nestjs/cqrs';
import { MOVEMENT_ORDERS, movementOrderSql } from '../../../../projections/movement/order.js';
import { MOVEMENT_COLUMNS, type MovementRecord } from '../../../../projections/movement/search.js';
import { movementTable } from '../../../../projections/movement/table.js';
import { live } from '../../../../projections/table.js';
import type { CentreType } from '../../../domain/ledger/vocabulary.js';
import type { Actor } from '../../../reference-data/user/actor.js';
import { movementWords } from '../../../words/catalogue.js';
import { type ListQuery, orderOf, sliceOf } from '../../http/lists/list-query.js';
import { Listing, totalOf } from '../../http/lists/listing.js';
import { queryOf } from '../shared/query-of.js';
import { ReadModelHandler } from '../shared/read-model-handler.js';
import { assertBatchVisible } from './batch-of-centre.js';
import type { MovementFilters } from './movement-filters.dto.js';
import { type MovementRow, movementRow } from './movement-row.dto.js';
import { movementSearchOf } from './movement-scope.js';
import { findMovements } from './movement-search.js';

/** Movements of centres of one type, latest first unless sorted otherwise. */
export class ListMovements extends queryOf<
  { actor: Actor; centreType: CentreType; filters: MovementFilters },
  Listing<MovementRow>
>() {}

/** The whole history of one batch, latest first unless sorted otherwise. */
export class ListMovementsOfBatch extends queryOf<
  { actor: Actor; centreType: CentreType; batchId: string; paging: ListQuery },
  Listing<MovementRow>
>() {}

@QueryHandler(ListMovements)
export class ListMovementsHandler extends ReadModelHandler<ListMovements> {
  async execute(query: ListMovements): Promise<Listing<MovementRow>> {
    const search = movementSearchOf(query, this.directory, this.readModels.now(), this.config.timeZone);
    const slice = sliceOf(query.filters);
    const words = movementWords(query.actor.language);
    const order = movementOrderSql(orderOf(query.filters, MOVEMENT_ORDERS), words);
    const { records, total } = await findMovements(this.readModels, search, slice, order);
    const movements = records.map((record) => movementRow(this.directory, record));
    return new Listing('mouvement', movements, total, slice);
  }
}

const OF_BATCH = `${live(movementTable)} m WHERE m.batch_id = $1`;

@QueryHandler(ListMovementsOfBatch)
export class ListMovementsOfBatchHandler extends ReadModelHandler<ListMovementsOfBatch> {
  async execute({ actor, centreType, batchId, paging }: ListMovementsOfBatch): Promise<Listing<MovementRow>> {
    const slice = sliceOf(paging);
    await assertBatchVisible(this.readModels, this.directory, actor, centreType, batchId);
    const order = movementOrderSql(orderOf(paging, MOVEMENT_ORDERS), movementWords(actor.language));
    const { rows } = await this.readModels.query<MovementRecord>(
      `SELECT ${MOVEMENT_COLUMNS} FROM ${OF_BATCH}
        ORDER BY ${order} LIMIT $2 OFFSET $3`,
      [batchId, slice.limit, slice.offset],
    );
    const total = await totalOf(slice, rows.length, () =>
      this.readModels.count(`FROM ${OF_BATCH}`, [batchId]),
    );
    const movements = rows.map((record) => movementRow(this.directory, record));
    return new Listing('mouvement', movements, total, slice);
  }
}
