import { Injectable } from '@nestjs/common';
import type { Changes } from '../../../reference-data/audit/audit-trail.js';
import { productDefinition } from '../../../reference-data/product/product.definition.js';
import { Product } from '../../../reference-data/product/product.entity.js';
import type { Violation } from '../../http/errors/api-error.js';
import { AdministeredRecords } from '../records/administered-records.js';
import type { ProductBody } from './product.dto.js';
import { missingOfProduct, productViolations } from './product-rules.js';

@Injectable()
export class Products extends AdministeredRecords<Product, ProductBody> {
  constructor() {
    super(productDefinition, Product);
  }

  /** A product expires with a month unless the body says otherwise. */
  protected override applyDefaults(next: Product): Product {
    return { ...next, expiryType: next.expiryType ?? 'MOIS' };
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
