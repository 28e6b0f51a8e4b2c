import { Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { MOVEMENT_ORDERS } from '../../../projections/movement/order.js';
import type { CentreType } from '../../domain/ledger/vocabulary.js';
import { Access, ofCentres } from '../auth/access.js';
import { API } from '../http/api.js';
import { ReadsLedger } from '../http/ledger-position/reads-ledger.js';
import { orderOf } from '../http/lists/list-query.js';
import { MovementFilters } from '../queries/movement/movement-filters.dto.js';
import { movementSearchOf } from '../queries/movement/movement-scope.js';
import { Call, ExportRoute } from './export-route.js';
import type { ExportCall } from './exports.js';
import { ListExport } from './list-export.js';

@ApiTags('Exports')
@Controller(API)
@ReadsLedger('movement')
export class MovementExportController extends ListExport {
  @ExportRoute('referent/mouvement/export', 'the movement history of the referent centre')
  @Access(ofCentres('REFERENT'))
  referent(@Query() filters: MovementFilters, @Call() call: ExportCall) {
    return this.export('REFERENT', filters, call);
  }

  @ExportRoute('dispatch/mouvement/export', 'the movement history of the dispatch centre')
  @Access(ofCentres('DISPATCH'))
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
    const chosen = this.chosenIn(call, { idProduit: productId })
      .text('deliveryNote', filters.numeroBl)
      .text('destination', destination && (directory.centre(destination)?.name ?? destination))
      .text('batch', filters.lot)
      .period(filters, search);
    return this.exports.answer({ list: 'movement', parameters, filters: chosen.toArray() }, call);
  }
}
