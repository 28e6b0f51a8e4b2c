import { HttpStatus } from '@nestjs/common';
import { QueryHandler } from '@nestjs/cqrs';
import {
  type ConcernedCentre,
  concernedCentresSql,
  isWithinReach,
  takenOutFor,
} from '../../../../projections/recall/concerned.js';
import { recallTable } from '../../../../projections/recall/tables.js';
import { live, type RecordOf, select } from '../../../../projections/table.js';
import type { Directory } from '../../../reference-data/directory.js';
import { patternOf } from '../../../reference-data/records/conditions.js';
import type { Actor } from '../../../reference-data/user/actor.js';
import { ApiCode } from '../../../words/codes.js';
import { ApiError } from '../../http/errors/api-error.js';
import { orderSqlOf, sliceOf } from '../../http/lists/list-query.js';
import { Listing } from '../../http/lists/listing.js';
import { queryOf } from '../shared/query-of.js';
import { ReadModelHandler } from '../shared/read-model-handler.js';
import { byCentreName, namedCentre, productView } from '../shared/references.dto.js';
import { recallReach } from '../shared/scope.js';
import type { RecallCentre, RecallRow, RecallView } from './recall.dto.js';
import type { RecallFilters } from './recall-filters.dto.js';

/** Recalls that reach a centre of the actor's, the latest first unless sorted otherwise. */
export class ListRecalls extends queryOf<{ actor: Actor; filters: RecallFilters }, Listing<RecallRow>>() {}

/** @throws ApiError 404 where there is none that reaches a centre of the actor's */
export class GetRecall extends queryOf<{ actor: Actor; id: string }, RecallView>() {}

const COLUMNS = select(
  recallTable,
  'r',
  'id',
  'scope',
  'centre_id',
  'product_id',
  'lot',
  'reason',
  'instruction',
  'recalled_at',
  'lifted_at',
  'lifted_by',
  'lift_reason',
);

type RecallRecord = RecordOf<typeof COLUMNS>;

/**
 * $1: the centres within reach, null for all; $2: the point. A recall of the whole network that is not lifted reaches a
 * centre before its ledger has an event.
 */
const VISIBLE = `${live(recallTable)} r
  WHERE ($1::uuid[] IS NULL OR (r.centre_id IS NULL AND r.lifted_at IS NULL)
    OR ${isWithinReach('at_centre.recall_id = r.id', '$1', '$2')})`;

/** $3: product; $4: pattern of the lot; $5: lifted or not; null for all. */
const LISTED = `${VISIBLE} AND ($3::uuid IS NULL OR r.product_id = $3) AND ($4::text IS NULL OR r.lot ILIKE $4)
  AND ($5::boolean IS NULL OR (r.lifted_at IS NOT NULL) = $5)`;

/** $1 to $3 as in `concernedCentresSql`, $4: the centres within reach, null for all; $5: the point. */
const CONCERNED_WITHIN_REACH = `SELECT * FROM (${concernedCentresSql('NULL')}) concerned
  WHERE $4::uuid[] IS NULL OR concerned.centre_id = ANY ($4) OR ${takenOutFor('concerned', '$5::uuid')}`;

const SORTABLE: Readonly<Record<string, string>> = {
  id: 'r.id',
  produit:
    '(SELECT p.commercial_name FROM reference.product p WHERE p.id = r.product_id) COLLATE reference.alphabetical',
  lot: 'r.lot COLLATE reference.alphabetical',
  motif: 'r.reason COLLATE reference.alphabetical',
  portee: 'r.scope',
  date: 'r.recalled_at',
  levee: 'r.lifted_at',
};

@QueryHandler(ListRecalls)
export class ListRecallsHandler extends ReadModelHandler<ListRecalls> {
  async execute({ actor, filters }: ListRecalls): Promise<Listing<RecallRow>> {
    const slice = sliceOf(filters);
    const order = orderSqlOf(filters, SORTABLE, 'r.recalled_at DESC, r.id');
    const { centres, point } = recallReach(this.directory, actor);
    const values = [
      centres,
      point,
      filters.idProduit ?? null,
      filters.lot === undefined ? null : patternOf(filters.lot),
      filters.levee ?? null,
    ];
    const [{ rows }, total] = await Promise.all([
      this.readModels.query<RecallRecord>(
        `SELECT ${COLUMNS} FROM ${LISTED} ORDER BY ${order} LIMIT $6 OFFSET $7`,
        [...values, slice.limit, slice.offset],
      ),
      this.readModels.count(`FROM ${LISTED}`, values),
    ]);
    const recalls = rows.map((record) => recallRow(this.directory, record));
    return new Listing('rappel', recalls, total, slice);
  }
}

@QueryHandler(GetRecall)
export class GetRecallHandler extends ReadModelHandler<GetRecall> {
  async execute({ actor, id }: GetRecall): Promise<RecallView> {
    const { centres, point } = recallReach(this.directory, actor);
    const found = await this.readModels.query<RecallRecord>(
      `SELECT ${COLUMNS} FROM ${VISIBLE} AND r.id = $3`,
      [centres, point, id],
    );
    const record = found.rows[0];
    if (!record) throw new ApiError(HttpStatus.NOT_FOUND, ApiCode.notFound);
    const { rows } = await this.readModels.query<ConcernedCentre>(CONCERNED_WITHIN_REACH, [
      id,
      record.product_id,
      record.lot,
      centres,
      point,
    ]);
    return {
      ...recallRow(this.directory, record),
      centres: rows
        .map((centre) => this.centreOf(centre))
        .sort((one, other) => byCentreName(one.centre, other.centre)),
    };
  }

  private centreOf(concerned: ConcernedCentre): RecallCentre {
    const { centre_id: id, quantity, acknowledged_at: at, acknowledged_by: by } = concerned;
    return {
      centre: namedCentre(this.directory, id),
      quantite: quantity,
      accuseLe: at?.toISOString() ?? null,
      accusePar: by === null ? null : this.directory.userName(by),
    };
  }
}

const recallRow = (directory: Directory, record: RecallRecord): RecallRow => ({
  id: record.id,
  produit: productView(directory, record.product_id),
  lot: record.lot,
  motif: record.reason,
  instruction: record.instruction,
  portee: record.scope,
  emetteur: record.centre_id === null ? null : namedCentre(directory, record.centre_id),
  date: record.recalled_at.toISOString(),
  levee:
    record.lifted_at === null || record.lifted_by === null || record.lift_reason === null
      ? null
      : {
          date: record.lifted_at.toISOString(),
          motif: record.lift_reason,
          utilisateur: directory.userName(record.lifted_by),
        },
});
