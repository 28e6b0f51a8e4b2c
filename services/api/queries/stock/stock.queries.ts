import { Query, QueryHandler } from '@nestjs/cqrs';
import { STOCK_COLUMNS, type StockRecord, stockSql } from '../../../../projections/stock/search.js';
import type { CentreType } from '../../../domain/ledger/vocabulary.js';
import type { Actor } from '../../../reference-data/user/actor.js';
import { sliceOf } from '../../http/lists/list-query.js';
import { Listing, totalOf } from '../../http/lists/listing.js';
import { queryOf } from '../shared/query-of.js';
import { ReadModelHandler } from '../shared/read-model-handler.js';
import { ownCentres } from '../shared/scope.js';
import type { StockFilters } from './stock-filters.dto.js';
import { type StockRow, stockRow } from './stock-row.dto.js';
import { stockSearchOf } from './stock-scope.js';

/** Batches of centres of one type, first-expiring first. */
export class ListStock extends queryOf<
  { actor: Actor; centreType: CentreType; filters: StockFilters },
  Listing<StockRow>
>() {}

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

@QueryHandler(ListStock)
export class ListStockHandler extends ReadModelHandler<ListStock> {
  async execute({ actor, centreType, filters }: ListStock): Promise<Listing<StockRow>> {
    const slice = sliceOf(filters);
    const { timeZone } = this.config;
    const { from, orderBy, values } = stockSql(
      stockSearchOf(this.directory, actor, centreType, filters, timeZone),
    );
    const { rows } = await this.readModels.query<StockRecord>(
      `SELECT ${STOCK_COLUMNS} ${from} ORDER BY ${orderBy} LIMIT $7 OFFSET $8`,
      [...values, slice.limit, slice.offset],
    );
    const total = await totalOf(slice, rows.length, () => this.readModels.count(from, values));
    const batches = rows.map((record) => stockRow(this.directory, record));
    return new Listing('stock', batches, total, slice);
  }
}

@QueryHandler(ListBatches)
export class ListBatchesHandler extends ReadModelHandler<ListBatches> {
  async execute({ actor, centreType, productId, exhausted }: ListBatches): Promise<readonly StockRow[]> {
    const { from, orderBy, values } = stockSql({
      centreIds: ownCentres(this.directory, actor, centreType),
      productId,
      held: !exhausted,
      timeZone: this.config.timeZone,
    });
    const { rows } = await this.readModels.query<StockRecord>(
      `SELECT ${STOCK_COLUMNS} ${from} ORDER BY ${orderBy}`,
      values,
    );
    return rows.map((record) => stockRow(this.directory, record));
  }
}
