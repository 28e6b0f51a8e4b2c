import { Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CONSULTS_ADMINISTRATION, CONSULTS_REFERENCES } from '../administration-support/access.js';
import { CentreScopes } from '../administration-support/centre-scopes.js';
import { Access } from '../auth/access.js';
import { API } from '../http/api.js';
import { ListPipe } from '../http/lists/list-query.js';
import { CarrierQuery } from '../reference-data/carrier/carrier-record.dto.js';
import { CentreQuery } from '../reference-data/centre/centre-record.dto.js';
import { ContainerQuery } from '../reference-data/container/container-record.dto.js';
import { Directory } from '../reference-data/directory.js';
import { ProductQuery } from '../reference-data/product/product-record.dto.js';
import { TemplateQuery } from '../reference-data/template/template-record.dto.js';
import { TrackerQuery } from '../reference-data/tracker/tracker-record.dto.js';
import { UserQuery } from '../reference-data/user/user-record.dto.js';
import { ValueListEntryQuery } from '../reference-data/value-list/value-list-record.dto.js';
import { Call, ExportRoute } from './export-route.js';
import { type ExportCall, Exports } from './exports.js';
import {
  carrierOrder,
  centreOrder,
  equipmentOrder,
  productOrder,
  templateOrder,
  userOrder,
  valueListOrder,
} from './record-exports.js';

/** The lists of administered records as files, for whoever may see the list. */
@ApiTags('Exports')
@Controller(API)
export class RecordExportsController {
  constructor(
    private readonly exports: Exports,
    private readonly scopes: CentreScopes,
    private readonly directory: Directory,
  ) {}

  @ExportRoute('centre/export', 'the centres')
  @Access(CONSULTS_ADMINISTRATION)
  centres(@Query(ListPipe) query: CentreQuery, @Call() call: ExportCall) {
    return this.exports.answer(centreOrder(query, call.actor, this.scopes), call);
  }

  @ExportRoute('users/export', 'the users')
  @Access(CONSULTS_ADMINISTRATION)
  users(@Query(ListPipe) query: UserQuery, @Call() call: ExportCall) {
    return this.exports.answer(userOrder(query, call.actor, this.scopes), call);
  }

  @ExportRoute('value-list/export', 'the value lists')
  @Access(CONSULTS_ADMINISTRATION)
  valueLists(@Query(ListPipe) query: ValueListEntryQuery, @Call() call: ExportCall) {
    return this.exports.answer(valueListOrder(query), call);
  }

  @ExportRoute('referentiel/produit/export', 'the products')
  @Access(CONSULTS_REFERENCES)
  products(@Query(ListPipe) query: ProductQuery, @Call() call: ExportCall) {
    return this.exports.answer(productOrder(query), call);
  }

  @ExportRoute('referentiel/tracker/export', 'the trackers')
  @Access(CONSULTS_REFERENCES)
  trackers(@Query(ListPipe) query: TrackerQuery, @Call() call: ExportCall) {
    return this.exports.answer(equipmentOrder('tracker', query), call);
  }

  @ExportRoute('referentiel/contenant/export', 'the containers')
  @Access(CONSULTS_REFERENCES)
  containers(@Query(ListPipe) query: ContainerQuery, @Call() call: ExportCall) {
    return this.exports.answer(equipmentOrder('container', query), call);
  }

  @ExportRoute('referentiel/transporteur/export', 'the carriers')
  @Access(CONSULTS_REFERENCES)
  carriers(@Query(ListPipe) query: CarrierQuery, @Call() call: ExportCall) {
    return this.exports.answer(carrierOrder(query, call.actor, this.directory), call);
  }

  @ExportRoute('template/export', 'the templates')
  @Access(CONSULTS_REFERENCES)
  templates(@Query(ListPipe) query: TemplateQuery, @Call() call: ExportCall) {
    return this.exports.answer(templateOrder(query), call);
  }
}
