import { Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { REQUEST_ORDERS } from '../../../projections/replenishment/order.js';
import type { RequestKind } from '../../domain/replenishment/request-status.js';
import { Access } from '../auth/access.js';
import { API } from '../http/api.js';
import { ReadsLedger } from '../http/ledger-position/reads-ledger.js';
import { orderOf } from '../http/lists/list-query.js';
import { ReplenishmentFilters } from '../queries/replenishment/replenishment-filters.dto.js';
import { replenishmentSearchOf } from '../queries/replenishment/replenishment-search.js';
import { Call, ExportRoute } from './export-route.js';
import type { ExportCall } from './exports.js';
import { ListExport } from './list-export.js';

@ApiTags('Exports')
@Controller(API)
@Access({ centre: 'optional' })
@ReadsLedger('replenishment')
export class ReplenishmentExportController extends ListExport {
  @ExportRoute('vaccination/besoin/export', 'the requests of the vaccination centres within reach')
  ofCentres(@Query() filters: ReplenishmentFilters, @Call() call: ExportCall) {
    return this.export('CENTRE', filters, call);
  }

  @ExportRoute('point-vaccination/besoin/export', 'the requests of the vaccination points within reach')
  ofPoints(@Query() filters: ReplenishmentFilters, @Call() call: ExportCall) {
    return this.export('POINT', filters, call);
  }

  private export(kind: RequestKind, filters: ReplenishmentFilters, call: ExportCall) {
    const { directory, config } = this;
    const { idTransporteur } = filters;
    const search = replenishmentSearchOf(
      kind,
      filters,
      call.actor,
      directory,
      this.readModels.now(),
      config.timeZone,
    );
    const { field = null, descending = false } = orderOf(filters, REQUEST_ORDERS) ?? {};
    const parameters = { ...search, orderBy: field, descending };
    const chosen = this.chosenIn(call, filters)
      .text('carrier', idTransporteur && directory.carrierName(idTransporteur))
      .code('tag', 'tagCategory', filters.typeEtiquette)
      .text('tag', filters.etiquette)
      .code('dateType', 'requestDateType', filters.typeDate)
      // Without a kind of date they are no filter, neither here nor in the list.
      .period(filters.typeDate === undefined ? {} : filters, search);
    for (const status of filters.statut ?? []) chosen.code('status', 'requestStatus', status);
    return this.exports.answer({ list: 'replenishment', parameters, filters: chosen.toArray() }, call);
  }
}
