import { Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../auth/access.js';
import { API } from '../http/api.js';
import { ReadsLedger } from '../http/ledger-position/reads-ledger.js';
import { UseAndLossFilters } from '../queries/use-and-loss/use-and-loss.dto.js';
import { useAndLossSearchOf } from '../queries/use-and-loss/use-and-loss-scope.js';
import { Call, ExportRoute } from './export-route.js';
import type { ExportCall } from './exports.js';
import { ListExport } from './list-export.js';

/** The statistics of use and loss as a file. */
@ApiTags('Exports')
@Controller(`${API}/statistiques`)
@ReadsLedger('movement', 'operation', 'use-declaration')
export class UseAndLossExportController extends ListExport {
  @ExportRoute('pertes/export', 'use, loss and agreement of the centres within reach')
  @Access({ centre: 'optional' })
  export(@Query() filters: UseAndLossFilters, @Call() call: ExportCall) {
    const { directory } = this;
    const search = useAndLossSearchOf(
      directory,
      call.actor,
      filters,
      this.readModels.now(),
      this.config.timeZone,
    );
    const chosen = this.chosenIn(call, filters)
      .code('group', 'statisticsGroup', search.group)
      .period(filters, search);
    return this.exports.answer(
      { list: 'use-and-loss', parameters: { ...search }, filters: chosen.toArray() },
      call,
    );
  }
}
