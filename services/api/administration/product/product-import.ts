import { Injectable } from '@nestjs/common';
import type { FindOptionsWhere } from 'typeorm';
import type { Product } from '../../../reference-data/product/product.entity.js';
import { isText, type Readable } from '../../http/validation/faults.js';
import type { ImportColumn } from '../import/import-columns.js';
import { RecordImport } from '../import/record-import.js';
import { ProductBody } from './product.dto.js';
import { Products } from './products.js';

const COLUMNS: readonly ImportColumn[] = [
  { name: 'type', kind: 'text' },
  { name: 'codeCip', kind: 'text', digits: 13 },
  { name: 'codeUcd', kind: 'text' },
  { name: 'nomCommercial', kind: 'text' },
  { name: 'nom', kind: 'text' },
  { name: 'surveillanceRenforcee', kind: 'flag' },
  { name: 'commentaireBl', kind: 'text' },
  { name: 'formePharma', kind: 'text' },
  { name: 'substanceActive1', kind: 'text' },
  { name: 'substanceActive2', kind: 'text' },
  { name: 'voieAdministration', kind: 'text' },
  { name: 'peremptionType', kind: 'text' },
  { name: 'conservation', kind: 'text' },
  { name: 'stabilite28', kind: 'number' },
  { name: 'stabiliteMoins20', kind: 'number' },
  { name: 'stabiliteMiseTemperature', kind: 'number' },
  { name: 'stabiliteReconstitution', kind: 'number' },
  { name: 'stabilite1erPrelevement', kind: 'number' },
  { name: 'dureeDecongelation', kind: 'number' },
  { name: 'typeConditionnement', kind: 'text' },
  { name: 'nbDoses', kind: 'number' },
  { name: 'nbUnitesBoite', kind: 'number' },
  { name: 'actif', kind: 'flag' },
];

/** A product is known by its CIP code. */
@Injectable()
export class ProductImport extends RecordImport<Product, ProductBody> {
  protected override readonly keyField = 'codeCip';

  constructor(products: Products) {
    super(products, COLUMNS, ProductBody);
  }

  protected override keyOf({ codeCip }: Readable<ProductBody>): FindOptionsWhere<Product> | null {
    return isText(codeCip) ? { cipCode: codeCip } : null;
  }

  protected override labelOf({ nomCommercial, nom }: Readable<ProductBody>): string | null {
    return [nomCommercial, nom].find(isText) ?? null;
  }
}
