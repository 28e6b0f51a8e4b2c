import { HttpStatus } from '@nestjs/common';
import { QueryHandler } from '@nestjs/cqrs';
import { deliveryNoteTable } from '../../../../projections/delivery-note/tables.js';
import { REQUEST_ORDERS, requestOrderSql } from '../../../../projections/replenishment/order.js';
import { FOUND_REQUESTS, searchValues } from '../../../../projections/replenishment/search.js';
import { replenishmentStepTable, replenishmentTable } from '../../../../projections/replenishment/tables.js';
import { live, type Stored } from '../../../../projections/table.js';
import type { RequestKind } from '../../../domain/replenishment/request-status.js';
import type { Actor } from '../../../reference-data/user/actor.js';
import { ApiCode } from '../../../words/codes.js';
import { ApiError } from '../../http/errors/api-error.js';
import { orderOf, sliceOf } from '../../http/lists/list-query.js';
import { Listing, totalOf } from '../../http/lists/listing.js';
import { queryOf } from '../shared/query-of.js';
import { ReadModelHandler } from '../shared/read-model-handler.js';
import { centreView } from '../shared/references.dto.js';
import { assertVisible } from '../shared/scope.js';
import type { ReplenishmentFilters } from './replenishment-filters.dto.js';
import {
  NAMED,
  REPLENISHMENT_COLUMNS,
  type Replenishment,
  type ReplenishmentRecord,
  type ReplenishmentRow,
  replenishmentRow,
} from './replenishment-row.dto.js';
import { replenishmentSearchOf } from './replenishment-search.js';

/** Requests within reach, latest first unless sorted otherwise. */
export class ListReplenishments extends queryOf<
  { actor: Actor; kind: RequestKind; filters: ReplenishmentFilters },
  Listing<ReplenishmentRow>
>() {}

/** One request with its whole life; 404 out of sight. */
export class GetReplenishment extends queryOf<
  {
    actor: Actor;
    kind: RequestKind;
    id: string;
    /** Of a command of the actor, which answers what came of it though the centre is out of reach by now. */
    isReadBack?: boolean;
  },
  Replenishment
>() {}

/**
 * The latest first for those of a period of receptions, which lie close together in it: written so that Postgres sorts the
 * few that it finds, and does not walk through years of requests in this order until it has met enough of them.
 */
const LATEST_OF_FEW_FIRST = "r.requested_at + interval '0' DESC, r.id";

@QueryHandler(ListReplenishments)
export class ListReplenishmentsHandler extends ReadModelHandler<ListReplenishments> {
  async execute({ actor, kind, filters }: ListReplenishments): Promise<Listing<ReplenishmentRow>> {
    const { directory } = this;
    const slice = sliceOf(filters);
    const order = orderOf(filters, REQUEST_ORDERS);
    const by = !order && filters.typeDate === 'RECEPTION' ? LATEST_OF_FEW_FIRST : requestOrderSql(order);
    const search = replenishmentSearchOf(
      kind,
      filters,
      actor,
      directory,
      this.readModels.now(),
      this.config.timeZone,
    );
    const values = searchValues(search);
    const { rows } = await this.readModels.query<ReplenishmentRecord>(
      `SELECT ${REPLENISHMENT_COLUMNS}
         FROM (SELECT r.* FROM ${FOUND_REQUESTS} ORDER BY ${by} LIMIT $12 OFFSET $13) AS r ${NAMED}
        ORDER BY ${by}`,
      [...values, slice.limit, slice.offset],
    );
    const total = await totalOf(slice, rows.length, () =>
      this.readModels.count(`FROM ${FOUND_REQUESTS}`, values),
    );
    const requests = rows.map((record) => replenishmentRow(directory, record));
    return new Listing('besoin', requests, total, slice);
  }
}

type NoteRecord = Pick<
  Stored<typeof deliveryNoteTable>,
  'id' | 'number' | 'status' | 'prepared_at' | 'prepared_by' | 'settled_at' | 'settled_by' | 'compliant'
>;

@QueryHandler(GetReplenishment)
export class GetReplenishmentHandler extends ReadModelHandler<GetReplenishment> {
  /** @throws ApiError 404 */
  async execute({ actor, kind, id, isReadBack = false }: GetReplenishment): Promise<Replenishment> {
    const { directory } = this;
    const { rows } = await this.readModels.query<ReplenishmentRecord>(
      `SELECT ${REPLENISHMENT_COLUMNS} FROM ${live(replenishmentTable)} r ${NAMED} WHERE r.id = $1 AND r.kind = $2`,
      [id, kind],
    );
    const [record] = rows;
    if (!record) throw new ApiError(HttpStatus.NOT_FOUND, ApiCode.notFound);
    if (!isReadBack) assertVisible(directory, actor, record.point_id ?? record.centre_id);
    const [steps, notes] = await Promise.all([
      this.readModels.query<Stored<typeof replenishmentStepTable>>(
        `SELECT * FROM ${live(replenishmentStepTable)} step WHERE request_id = $1 ORDER BY step`,
        [id],
      ),
      this.readModels.query<NoteRecord>(
        `SELECT id, number, status, prepared_at, prepared_by, settled_at, settled_by, compliant
           FROM ${live(deliveryNoteTable)} n
          WHERE replenishment_id = $1 ORDER BY prepared_at`,
        [id],
      ),
    ]);
    return {
      ...replenishmentRow(directory, record),
      historique: steps.rows.map((step) => ({
        statut: step.status,
        date: step.occurred_at.toISOString(),
        utilisateur: directory.userName(step.user_id),
        centre: step.centre_id === null ? null : centreView(directory, step.centre_id),
        quantite: step.quantity,
        dateReception: step.reception_at?.toISOString() ?? null,
        dateDepart: step.departed_at?.toISOString() ?? null,
        commentaire: step.comment,
      })),
      preparations: notes.rows.map((note) => ({
        id: note.id,
        numeroBl: note.number,
        statut: note.status,
        date: note.prepared_at.toISOString(),
        utilisateur: directory.userName(note.prepared_by),
        dateFin: note.settled_at?.toISOString() ?? null,
        utilisateurFin: note.settled_by === null ? null : directory.userName(note.settled_by),
        conforme: note.compliant,
      })),
    };
  }
}
