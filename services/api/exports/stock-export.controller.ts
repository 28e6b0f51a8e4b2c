import { Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { CentreType } from '../../domain/ledger/vocabulary.js';
import { Access, REFERENTS_AND_DISPATCH_CENTRES } from '../auth/access.js';
import { API } from '../http/api.js';
import { ReadsLedger } from '../http/ledger-position/reads-ledger.js';
import { StockFilters } from '../queries/stock/stock-filters.dto.js';
import { stockSearchOf } from '../queries/stock/stock-scope.js';
import { Call, ExportRoute } from './export-route.js';
import type { ExportCall } from './exports.js';
import { ListExport } from './list-export.js';

@ApiTags('Exports')
@Controller(API)
@ReadsLedger('stock', 'recall')
export class StockExportController extends ListExport {
  @ExportRoute('referent/stock/export', 'the stock of the referent centres within reach')
  @Access(REFERENTS_AND_DISPATCH_CENTRES)
  referent(@Query() filters: StockFilters, @Call() call: ExportCall) {
    return this.export('REFERENT', filters, call);
  }

  @ExportRoute('dispatch/stock/export', 'the stock of the dispatch centres within reach')
  @Access(REFERENTS_AND_DISPATCH_CENTRES)
  dispatch(@Query() filters: StockFilters, @Call() call: ExportCall) {
    return this.export('DISPATCH', filters, call);
  }

  @ExportRoute('vaccination/stock/export', 'the stock of the vaccination centres within reach')
  @Access({ centre: 'optional' })
  vaccination(@Query() filters: StockFilters, @Call() call: ExportCall) {
    return this.export('VACCINATION', filters, call);
  }

  private export(type: CentreType, filters: StockFilters, call: ExportCall) {
    const { directory, config } = this;
    const { lot, quantiteNonNulle, onlyRetour, fromReferentAffiliatedView } = filters;
    const parameters = { ...stockSearchOf(directory, call.actor, type, filters, config.timeZone) };
    const chosen = this.chosenIn(call, filters)
      .text('batch', lot)
      .flag('held', quantiteNonNulle)
      .flag('returnsOnly', onlyRetour)
      .flag('affiliatedOnly', fromReferentAffiliatedView);
    return this.exports.answer({ list: 'stock', parameters, filters: chosen.toArray() }, call);
  }
}
