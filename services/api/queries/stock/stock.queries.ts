import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Pool } from 'pg';
import { stockTable } from '../../../../projections/stock/table.js';
import { live } from '../../../../projections/table.js';
import type { CentreType } from '../../../domain/ledger/vocabulary.js';
import { PG_POOL } from '../../../platform/tokens.js';
import { Directory } from '../../../reference-data/directory.js';
import type { Actor } from '../../../reference-data/user/actor.js';
import { containing } from '../../http/fields/query-filters.js';
import type { Rows } from '../../http/lists/list-answer.js';
import { orderOf, sliceOf } from '../../http/lists/list-query.js';
import { ownCentres } from '../shared/scope.js';
import type { StockFilters } from './stock-filters.dto.js';
import { STOCK_COLUMNS, type StockRecord, type StockRow, stockRow } from './stock-row.dto.js';
import { stockCentresOf } from './stock-scope.js';

/** Batches of centres of one type, first-expiring first. */
export class ListStock extends Query<Rows<StockRow>> {
  constructor(
    readonly actor: Actor,
    readonly centreType: CentreType,
    readonly filters: StockFilters,
  ) {
    super();
  }
}

/** Batches that the selected centre holds, first-expiring first: what a form lets choose from. */
export class ListBatches extends Query<readonly StockRow[]> {
  constructor(
    readonly actor: Actor,
    readonly centreType: CentreType,
    readonly productId: string | undefined,
    /** With used-up batches. */
    readonly exhausted = false,
  ) {
    super();
  }
}

/** As a preparation without a named batch takes them: by the limit of use, else the day of expiry. */
const FIRST_EXPIRING = `coalesce(s.usage_limit, s.expiry::timestamp AT TIME ZONE 'UTC'), s.id`;

const SORTABLE: Readonly<Record<string, string>> = {
  id: 's.id',
  lot: 's.lot',
  peremption: 's.expiry',
  quantite: 's.quantity',
  limiteUtilisation: 's.usage_limit',
  decongele: 's.thawed',
  retourProduit: 's.returned',
  transfertType: 's.transfer_type',
  transfertDate: 's.transferred_at',
  numeroBl: 's.note_number',
  produit: 'array_position($6::uuid[], s.product_id)',
  centre: 'array_position($1::uuid[], s.centre_id)',
};

const WHERE = `s.centre_id = ANY ($1::uuid[])
   AND ($2::uuid IS NULL OR s.product_id = $2)
   AND ($3::text IS NULL OR s.lot ILIKE $3)
   AND (NOT $4::boolean OR s.quantity > 0)
   AND (NOT $5::boolean OR s.returned)
   AND cardinality($6::uuid[]) >= 0`;

@QueryHandler(ListStock)
export class ListStockHandler implements IQueryHandler<ListStock> {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly directory: Directory,
  ) {}

  async execute({ actor, centreType, filters }: ListStock): Promise<Rows<StockRow>> {
    const { offset, limit } = sliceOf(filters);
    const order = orderOf(filters, Object.keys(SORTABLE));
    const by = order
      ? `${SORTABLE[order.field]} ${order.descending ? 'DESC NULLS LAST' : 'ASC NULLS LAST'}, `
      : '';
    const values = [
      stockCentresOf(this.directory, actor, centreType, filters),
      filters.idProduit ?? null,
      filters.lot === undefined ? null : containing(filters.lot),
      filters.quantiteNonNulle ?? false,
      filters.onlyRetour ?? false,
      order?.field === 'produit' ? this.productsByName() : [],
    ];
    const { rows } = await this.pool.query<StockRecord>(
      `SELECT ${STOCK_COLUMNS} FROM ${live(stockTable)} s WHERE ${WHERE}
        ORDER BY ${by}${FIRST_EXPIRING} LIMIT $7 OFFSET $8`,
      [...values, limit, offset],
    );
    const total =
      rows.length < limit && (rows.length > 0 || offset === 0)
        ? offset + rows.length
        : await this.count(values);
    return { rows: rows.map((record) => stockRow(this.directory, record)), total };
  }

  private async count(values: unknown[]): Promise<number> {
    const { rows } = await this.pool.query<{ total: number }>(
      `SELECT count(*)::int AS total FROM ${live(stockTable)} s WHERE ${WHERE}`,
      values,
    );
    return rows[0]!.total;
  }

  private productsByName(): string[] {
    return [...this.directory.products()]
      .sort((one, other) => one.commercialName.localeCompare(other.commercialName))
      .map(({ id }) => id);
  }
}

@QueryHandler(ListBatches)
export class ListBatchesHandler implements IQueryHandler<ListBatches> {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly directory: Directory,
  ) {}

  async execute({ actor, centreType, productId, exhausted }: ListBatches): Promise<readonly StockRow[]> {
    const { rows } = await this.pool.query<StockRecord>(
      `SELECT ${STOCK_COLUMNS} FROM ${live(stockTable)} s
        WHERE s.centre_id = ANY ($1::uuid[]) AND ($2::uuid IS NULL OR s.product_id = $2) AND ($3::boolean OR s.quantity > 0)
        ORDER BY ${FIRST_EXPIRING}`,
      [ownCentres(this.directory, actor, centreType), productId ?? null, exhausted],
    );
    return rows.map((record) => stockRow(this.directory, record));
  }
}
