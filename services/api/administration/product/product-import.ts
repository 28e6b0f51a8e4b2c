import { Injectable } from '@nestjs/common';
import { productDefinition } from '../../../reference-data/product/product.definition.js';
import type { Product } from '../../../reference-data/product/product.entity.js';
import { isText, type Readable } from '../../http/validation/faults.js';
import type { ImportColumn } from '../import/import-columns.js';
import { ImportInSets } from '../import/import-in-sets.js';
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
export class ProductImport extends ImportInSets<Product, ProductBody> {
  protected override readonly keyField = 'codeCip';
  protected override readonly keyColumn = 'cipCode';

  constructor(products: Products) {
    super(products, productDefinition, COLUMNS, ProductBody);
  }

  protected override labelOf({ nomCommercial, nom }: Readable<ProductBody>): string | null {
    return [nomCommercial, nom].find(isText) ?? null;
  }
}
