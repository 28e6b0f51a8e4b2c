import { Controller, Inject, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { MOVEMENT_ORDERS } from '../../../projections/movement/order.js';
import type { CentreType } from '../../domain/ledger/vocabulary.js';
import type { Config } from '../../platform/config.js';
import { CONFIG } from '../../platform/tokens.js';
import { Directory } from '../../reference-data/directory.js';
import { Access } from '../auth/access.js';
import { API } from '../http/api.js';
import { ReadModels } from '../http/ledger-position/read-models.js';
import { ReadsLedger } from '../http/ledger-position/reads-ledger.js';
import { orderOf } from '../http/lists/list-query.js';
import { MovementFilters } from '../queries/movement/movement-filters.dto.js';
import { movementSearchOf } from '../queries/movement/movement-scope.js';
import { ChosenFilters } from './chosen-filters.js';
import { Call, ExportRoute } from './export-route.js';
import { type ExportCall, Exports } from './exports.js';

const of = (type: CentreType) => ({ centre: 'optional', centreTypes: [type] }) as const;

@ApiTags('Exports')
@Controller(API)
@ReadsLedger('movement')
export class MovementExportController {
  constructor(
    private readonly exports: Exports,
    private readonly directory: Directory,
    @Inject(CONFIG) private readonly config: Config,
    private readonly readModels: ReadModels,
  ) {}

  @ExportRoute('referent/mouvement/export', 'the movement history of the referent centre')
  @Access(of('REFERENT'))
  referent(@Query() filters: MovementFilters, @Call() call: ExportCall) {
    return this.export('REFERENT', filters, call);
  }

  @ExportRoute('dispatch/mouvement/export', 'the movement history of the dispatch centre')
  @Access(of('DISPATCH'))
  dispatch(@Query() filters: MovementFilters, @Call() call: ExportCall) {
    return this.export('DISPATCH', filters, call);
  }

  @ExportRoute('vaccination/mouvement/export', 'the movement history of the vaccination centres within reach')
  @Access({ centre: 'optional' })
  vaccination(@Query() filters: MovementFilters, @Call() call: ExportCall) {
    return this.export('VACCINATION', filters, call);
  }

  private export(centreType: CentreType, filters: MovementFilters, call: ExportCall) {
    const { directory, config } = this;
    const { destination } = filters;
    const asked = { actor: call.actor, centreType, filters };
    const search = movementSearchOf(asked, directory, this.readModels.now(), config.timeZone);
    const { productId } = search;
    const { field = null, descending = false } = orderOf(filters, MOVEMENT_ORDERS) ?? {};
    const parameters = { ...search, orderBy: field, descending };
    const chosen = new ChosenFilters()
      .text('selectedCentre', call.actor.centre?.name)
      .text('product', productId && (directory.product(productId)?.commercialName ?? productId))
      .text('deliveryNote', filters.numeroBl)
      .text('destination', destination && (directory.centre(destination)?.name ?? destination))
      .text('batch', filters.lot)
      .period(filters, search);
    return this.exports.answer({ list: 'movement', parameters, filters: chosen.toArray() }, call);
  }
}
