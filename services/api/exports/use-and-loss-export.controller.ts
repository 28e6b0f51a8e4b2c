import { Controller, Inject, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Config } from '../../platform/config.js';
import { CONFIG } from '../../platform/tokens.js';
import { Directory } from '../../reference-data/directory.js';
import { Access } from '../auth/access.js';
import { API } from '../http/api.js';
import { ReadModels } from '../http/ledger-position/read-models.js';
import { ReadsLedger } from '../http/ledger-position/reads-ledger.js';
import { UseAndLossFilters } from '../queries/use-and-loss/use-and-loss.dto.js';
import { useAndLossSearchOf } from '../queries/use-and-loss/use-and-loss-scope.js';
import { ChosenFilters } from './chosen-filters.js';
import { Call, ExportRoute } from './export-route.js';
import { type ExportCall, Exports } from './exports.js';

/** The statistics of use and loss as a file. */
@ApiTags('Exports')
@Controller(`${API}/statistiques`)
@ReadsLedger('movement', 'operation', 'use-declaration')
export class UseAndLossExportController {
  constructor(
    private readonly exports: Exports,
    private readonly directory: Directory,
    @Inject(CONFIG) private readonly config: Config,
    private readonly readModels: ReadModels,
  ) {}

  @ExportRoute('pertes/export', 'use, loss and agreement of the centres within reach')
  @Access({ centre: 'optional' })
  export(@Query() filters: UseAndLossFilters, @Call() call: ExportCall) {
    const { directory } = this;
    const { idProduit, idCentre } = filters;
    const search = useAndLossSearchOf(
      directory,
      call.actor,
      filters,
      this.readModels.now(),
      this.config.timeZone,
    );
    const chosen = new ChosenFilters()
      .text('selectedCentre', call.actor.centre?.name)
      .text('product', idProduit && (directory.product(idProduit)?.commercialName ?? idProduit))
      .text('centre', idCentre && directory.centre(idCentre)?.name)
      .code('group', 'statisticsGroup', search.group)
      .period(filters, search);
    return this.exports.answer(
      { list: 'use-and-loss', parameters: { ...search }, filters: chosen.toArray() },
      call,
    );
  }
}
