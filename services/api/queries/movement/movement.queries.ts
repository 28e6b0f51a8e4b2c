import { HttpStatus, Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Pool } from 'pg';
import type { CentreType } from '../../../domain/ledger/vocabulary.js';
import type { Config } from '../../../platform/config.js';
import { CLOCK, type Clock, CONFIG, PG_POOL } from '../../../platform/tokens.js';
import type { Actor } from '../../auth/actor.js';
import { ApiError } from '../../http/errors/api-error.js';
import { ApiCode } from '../../http/errors/codes.js';
import type { Rows } from '../../http/lists/list-answer.js';
import { type ListQuery, sliceOf } from '../../http/lists/list-query.js';
import { Directory } from '../../reference-data/directory.js';
import { containing } from '../shared/filters.js';
import { type Period, periodOf } from '../shared/period.js';
import { visibleCentres } from '../shared/scope.js';
import type { MovementFilters } from './movement-filters.dto.js';
import { MOVEMENT_COLUMNS, type MovementRecord, type MovementRow, movementRow } from './movement-row.dto.js';

/** Movements of centres of one type within reach, latest first. */
export class ListMovements extends Query<Rows<MovementRow>> {
  constructor(
    readonly actor: Actor,
    readonly centreType: CentreType,
    readonly filters: MovementFilters,
  ) {
    super();
  }
}

/** The whole history of one batch, latest first. */
export class ListMovementsOfBatch extends Query<Rows<MovementRow>> {
  constructor(
    readonly actor: Actor,
    readonly centreType: CentreType,
    readonly batchId: string,
    readonly paging: ListQuery,
  ) {
    super();
  }
}

/** Values $1 to $8, for every query below. */
const WHERE = `m.occurred_at >= $2 AND m.occurred_at < $3
   AND ($4::uuid IS NULL OR m.product_id = $4)
   AND ($5::text IS NULL OR m.note_number ILIKE $5)
   AND ($6::text IS NULL OR m.lot ILIKE $6)
   AND ($7::uuid[] IS NULL OR m.destination_id = ANY ($7) OR m.point_id = ANY ($7))
   AND ($8::uuid IS NULL OR m.point_id = $8)`;

const LATEST_FIRST = 'm.occurred_at DESC, m.position DESC, m.line DESC';

/**
 * Each centre gives its latest movements straight from its index, of which the latest of all are taken: the cost
 * is that of the rows asked for, however long the history is.
 */
const PAGE = `SELECT ${MOVEMENT_COLUMNS}
  FROM unnest($1::uuid[]) AS centre (id)
 CROSS JOIN LATERAL (
   SELECT * FROM read_model.movement m WHERE m.centre_id = centre.id AND ${WHERE}
    ORDER BY ${LATEST_FIRST} LIMIT $9::int + $10::int
 ) AS m
 ORDER BY ${LATEST_FIRST} LIMIT $9 OFFSET $10`;

const COUNT = `SELECT count(*)::int AS total FROM read_model.movement m WHERE m.centre_id = ANY ($1::uuid[]) AND ${WHERE}`;

/** Whole hours are counted by the dashboard's sums, only the begun ones row by row. */
const COUNT_BY_HOURS = `WITH bounds AS (
    SELECT date_trunc('hour', $2::timestamptz + interval '1 hour' - interval '1 microsecond') AS first_hour,
           date_trunc('hour', $3::timestamptz) AS last_hour
  )
  SELECT (
    coalesce((SELECT sum(a.movements) FROM read_model.activity_hour a, bounds b
      WHERE a.centre_id = ANY ($1::uuid[]) AND a.hour >= b.first_hour AND a.hour < b.last_hour
        AND ($4::uuid IS NULL OR a.product_id = $4)), 0)
    + (SELECT count(*) FROM read_model.movement m, bounds b
        WHERE m.centre_id = ANY ($1::uuid[]) AND ($4::uuid IS NULL OR m.product_id = $4)
          AND m.occurred_at >= $2 AND m.occurred_at < least(b.first_hour, $3::timestamptz))
    + (SELECT count(*) FROM read_model.movement m, bounds b
        WHERE m.centre_id = ANY ($1::uuid[]) AND ($4::uuid IS NULL OR m.product_id = $4)
          AND m.occurred_at >= greatest(b.last_hour, b.first_hour, $2::timestamptz) AND m.occurred_at < $3)
  )::int AS total`;

type Values = [
  string[],
  string,
  string,
  string | null,
  string | null,
  string | null,
  string[] | null,
  string | null,
];

@QueryHandler(ListMovements)
export class ListMovementsHandler implements IQueryHandler<ListMovements> {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly directory: Directory,
  ) {}

  async execute({ actor, centreType, filters }: ListMovements): Promise<Rows<MovementRow>> {
    const { offset, limit } = sliceOf(filters);
    const values = this.valuesOf(actor, centreType, filters);
    const { rows } = await this.pool.query<MovementRecord>(PAGE, [...values, limit, offset]);
    const ended = rows.length < limit && (rows.length > 0 || offset === 0);
    return {
      rows: rows.map((record) => movementRow(this.directory, record)),
      total: ended ? offset + rows.length : await this.count(values),
    };
  }

  private async count(values: Values): Promise<number> {
    const [centres, from, until, product, ...texts] = values;
    const byHours = texts.every((text) => text === null);
    const { rows } = await (byHours
      ? this.pool.query<{ total: number }>(COUNT_BY_HOURS, [centres, from, until, product])
      : this.pool.query<{ total: number }>(COUNT, values));
    return rows[0]!.total;
  }

  /** A vaccination point holds no stock: it sees what its centre took out for it. */
  private valuesOf(actor: Actor, type: CentreType, filters: MovementFilters): Values {
    const { from, until }: Period = periodOf(filters, this.clock(), this.config.timeZone);
    const point = actor.centre?.type === 'VACCINATION_POINT' ? actor.centre : undefined;
    return [
      point ? [...point.parentIds] : visibleCentres(this.directory, actor, type),
      from,
      until,
      filters.idProduit ?? null,
      filters.numeroBl === undefined ? null : containing(filters.numeroBl),
      filters.lot === undefined ? null : containing(filters.lot),
      filters.destination === undefined ? null : this.centresNamed(filters.destination),
      point?.id ?? null,
    ];
  }

  private centresNamed(text: string): string[] {
    const wanted = text.toLocaleLowerCase();
    return this.directory
      .centres()
      .filter(({ id, name }) => id === wanted || name.toLocaleLowerCase().includes(wanted))
      .map(({ id }) => id);
  }
}

@QueryHandler(ListMovementsOfBatch)
export class ListMovementsOfBatchHandler implements IQueryHandler<ListMovementsOfBatch> {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly directory: Directory,
  ) {}

  async execute({ actor, centreType, batchId, paging }: ListMovementsOfBatch): Promise<Rows<MovementRow>> {
    const { offset, limit } = sliceOf(paging);
    const batch = await this.pool.query(
      'SELECT 1 FROM read_model.stock WHERE id = $1 AND centre_id = ANY ($2::uuid[])',
      [batchId, visibleCentres(this.directory, actor, centreType)],
    );
    if (batch.rowCount === 0) throw new ApiError(HttpStatus.NOT_FOUND, ApiCode.notFound);
    const { rows } = await this.pool.query<MovementRecord>(
      `SELECT ${MOVEMENT_COLUMNS} FROM read_model.movement m WHERE m.batch_id = $1
        ORDER BY ${LATEST_FIRST} LIMIT $2 OFFSET $3`,
      [batchId, limit, offset],
    );
    const counted = await this.pool.query<{ total: number }>(
      'SELECT count(*)::int AS total FROM read_model.movement WHERE batch_id = $1',
      [batchId],
    );
    return { rows: rows.map((record) => movementRow(this.directory, record)), total: counted.rows[0]!.total };
  }
}
