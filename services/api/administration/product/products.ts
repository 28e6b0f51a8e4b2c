import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { productBalanceTable } from '../../../../projections/dashboard/table.js';
import { live } from '../../../../projections/table.js';
import { PG_POOL } from '../../../platform/tokens.js';
import type { Changes } from '../../../reference-data/audit/audit-trail.js';
import { productDefinition } from '../../../reference-data/product/product.definition.js';
import { Product } from '../../../reference-data/product/product.entity.js';
import type { Actor } from '../../../reference-data/user/actor.js';
import type { Violation } from '../../http/errors/api-error.js';
import { SingleRowRecords } from '../records/single-row-records.js';
import type { ProductBody } from './product.dto.js';
import { missingOfProduct, productViolations } from './product-rules.js';

const STOCKED = `SELECT DISTINCT product_id FROM ${live(productBalanceTable)}
  WHERE quantity > 0 AND ($1::uuid[] IS NULL OR centre_id = ANY ($1))`;

@Injectable()
export class Products extends SingleRowRecords<Product, ProductBody> {
  constructor(@Inject(PG_POOL) private readonly pool: Pool) {
    super(productDefinition, Product);
  }

  /** A product expires with a month unless the body says otherwise. */
  protected override applyDefaults(next: Product): Product {
    return { ...next, expiryType: next.expiryType ?? 'MOIS' };
  }

  /**
   * Whether it is in stock at the selected centre or below it; anywhere for users who see all centres and selected none
   * (RE-3).
   */
  protected override async stillNeeded({ centre, seesAllCentres }: Actor): Promise<readonly string[]> {
    if (!centre && !seesAllCentres) return [];
    const { rows } = await this.pool.query<{ product_id: string }>(STOCKED, [
      centre && [...this.directory.scopeOf(centre.id)],
    ]);
    return rows.map(({ product_id }) => product_id);
  }

  protected override missing(next: Product): readonly Violation[] {
    return missingOfProduct(next);
  }

  protected override violations(
    _: Changes,
    next: Product,
    __: ProductBody,
    current: Product | null,
  ): readonly Violation[] {
    return productViolations(next, current, (code) => this.directory.isListed('PRODUCT_TYPE', code));
  }
}
