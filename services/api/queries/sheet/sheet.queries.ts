import { HttpStatus, Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Pool } from 'pg';
import { PG_POOL } from '../../../platform/tokens.js';
import type { Actor } from '../../auth/actor.js';
import { ApiError } from '../../http/errors/api-error.js';
import { ApiCode } from '../../http/errors/codes.js';
import { Directory } from '../../reference-data/directory.js';
import { assertVisible } from '../shared/scope.js';
import type { FridgeExitView } from './fridge-exit.dto.js';
import type { ProductReturnView } from './product-return.dto.js';
import type { ScrappingView } from './scrapping.dto.js';
import {
  type FridgeExitRecord,
  fridgeExitView,
  type ProductReturnRecord,
  productReturnView,
  type ScrappingRecord,
  SHEET_COLUMNS,
  type SheetRecord,
  scrappingView,
} from './sheet.records.js';

/** @throws ApiError 404 where its centre is not within the actor's reach; the same for every sheet */
export class GetScrapping extends Query<ScrappingView> {
  constructor(
    readonly actor: Actor,
    readonly id: string,
  ) {
    super();
  }
}

export class GetFridgeExit extends Query<FridgeExitView> {
  constructor(
    readonly actor: Actor,
    readonly id: string,
  ) {
    super();
  }
}

export class GetProductReturn extends Query<ProductReturnView> {
  constructor(
    readonly actor: Actor,
    readonly id: string,
  ) {
    super();
  }
}

@QueryHandler(GetScrapping)
export class GetScrappingHandler implements IQueryHandler<GetScrapping> {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly directory: Directory,
  ) {}

  async execute(query: GetScrapping): Promise<ScrappingView> {
    const text = `SELECT ${SHEET_COLUMNS}, s.cause FROM read_model.scrapping s WHERE s.id = $1`;
    return scrappingView(this.directory, await find<ScrappingRecord>(this.pool, this.directory, text, query));
  }
}

@QueryHandler(GetFridgeExit)
export class GetFridgeExitHandler implements IQueryHandler<GetFridgeExit> {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly directory: Directory,
  ) {}

  async execute(query: GetFridgeExit): Promise<FridgeExitView> {
    const text = `SELECT ${SHEET_COLUMNS}, s.destination, s.point_id, s.packaging, s.syringes
      FROM read_model.fridge_exit s WHERE s.id = $1`;
    return fridgeExitView(
      this.directory,
      await find<FridgeExitRecord>(this.pool, this.directory, text, query),
    );
  }
}

@QueryHandler(GetProductReturn)
export class GetProductReturnHandler implements IQueryHandler<GetProductReturn> {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly directory: Directory,
  ) {}

  async execute(query: GetProductReturn): Promise<ProductReturnView> {
    const text = `SELECT ${SHEET_COLUMNS}, s.from_centre_id, s.taken_quantity, s.exit_at
      FROM read_model.product_return s WHERE s.id = $1`;
    return productReturnView(
      this.directory,
      await find<ProductReturnRecord>(this.pool, this.directory, text, query),
    );
  }
}

async function find<Record extends SheetRecord>(
  pool: Pool,
  directory: Directory,
  text: string,
  { actor, id }: { readonly actor: Actor; readonly id: string },
): Promise<Record> {
  const { rows } = await pool.query<Record>(text, [id]);
  const record = rows[0];
  if (!record) throw new ApiError(HttpStatus.NOT_FOUND, ApiCode.notFound);
  assertVisible(directory, actor, record.centre_id);
  return record;
}
