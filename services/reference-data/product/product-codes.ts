import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Product } from './product.entity.js';

/** Finds products by what is printed on them. */
@Injectable()
export class ProductCodes {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /**
   * @param codes what the product's CIP code may be, the preferred first; blanks in a CIP code do not count
   * @returns its id, also of a product that has been disabled; null where there is none
   */
  async find(codes: readonly string[]): Promise<string | null> {
    const found = await this.source
      .createQueryBuilder(Product, 'product')
      .select('product.id', 'id')
      .addSelect("replace(product.cipCode, ' ', '')", 'code')
      .where("replace(product.cipCode, ' ', '') IN (:...codes)", { codes })
      .getRawMany<{ id: string; code: string }>();
    const preferred = found.sort((one, other) => codes.indexOf(one.code) - codes.indexOf(other.code));
    return preferred[0]?.id ?? null;
  }
}
