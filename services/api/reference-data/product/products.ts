import { Injectable } from '@nestjs/common';
import type { Changes } from '../../administration-support/audit/audit-trail.js';
import type { Rows } from '../../administration-support/listing/rows.js';
import { AdministeredRecords } from '../../administration-support/records/administered-records.js';
import type { Violation } from '../../http/errors/api-error.js';
import { ApiCode } from '../../http/errors/codes.js';
import { Product } from './product.entity.js';
import type { ProductBody, ProductQuery, ProductView } from './product-record.dto.js';
import { missingOfProduct, productViolations } from './product-rules.js';

@Injectable()
export class Products extends AdministeredRecords<Product, ProductBody, ProductView, ProductQuery> {
  constructor() {
    super({
      name: 'produit',
      entity: Product,
      columns: {
        type: 'type',
        codeCip: 'cipCode',
        codeUcd: 'ucdCode',
        nomCommercial: 'commercialName',
        nom: 'name',
        surveillanceRenforcee: 'reinforcedMonitoring',
        commentaireBl: 'noteComment',
        formePharma: 'pharmaceuticalForm',
        substanceActive1: 'activeSubstance1',
        substanceActive2: 'activeSubstance2',
        voieAdministration: 'administrationRoute',
        peremptionType: 'expiryType',
        conservation: 'storage',
        stabilite28: 'stability28Hours',
        stabiliteMoins20: 'stabilityMinus20Hours',
        stabiliteMiseTemperature: 'stabilityRoomTemperatureHours',
        stabiliteReconstitution: 'stabilityReconstitutedHours',
        stabilite1erPrelevement: 'stabilityFirstDrawHours',
        dureeDecongelation: 'thawingHours',
        typeConditionnement: 'packaging',
        nbDoses: 'dosesPerPackage',
        nbUnitesBoite: 'unitsPerBox',
        actif: 'active',
      },
      unique: [
        {
          columns: ['cipCode'],
          constraint: 'product_cip_code_key',
          field: 'codeCip',
          code: ApiCode.cipTaken,
        },
      ],
      locked: ['type'],
      searched: ['commercialName', 'name', 'cipCode'],
      order: 'nomCommercial',
    });
  }

  protected override narrow(rows: Rows<Product>, query: ProductQuery): void {
    super.narrow(rows, query);
    rows
      .contains(query.nom, 'name')
      .contains(query.nomCommercial, 'commercialName')
      .contains(query.codeCip, 'cipCode')
      .equals('type', query.type)
      .equals('active', query.actif);
  }

  /** decisions.md, "Contradictions resolved" 6. */
  protected override settle(next: Product): Product {
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
