import { Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Directory } from '../../reference-data/directory.js';
import { documentWord } from '../../words/catalogue.js';
import { Access } from '../auth/access.js';
import { API } from '../http/api.js';
import { atMoment } from '../http/ledger-position/moment-asked.js';
import { ReadsLedger } from '../http/ledger-position/reads-ledger.js';
import { DossierOrders } from '../queries/audit/dossier-orders.js';
import { ReplayFilters } from '../queries/audit/replay.dto.js';
import { ChosenFilters } from './chosen-filters.js';
import { Call, ExportRoute } from './export-route.js';
import { type ExportCall, Exports } from './exports.js';

/** The dossier of a centre, or of a lot, as a workbook; its second sheet has the signed root, and how to check it. */
@ApiTags('Exports')
@Controller(`${API}/ledger`)
@ReadsLedger('movement', 'stock')
export class DossierExportController {
  constructor(
    private readonly exports: Exports,
    private readonly orders: DossierOrders,
    private readonly directory: Directory,
  ) {}

  @ExportRoute('dossier/export', 'the dossier of a centre or of a lot')
  @Access({ centre: 'none', authorities: ['ROLE_AUDITOR'] })
  async export(@Query() filters: ReplayFilters, @Call() call: ExportCall) {
    const { search, root, moment } = await this.orders.order(filters);
    const { centreId, productId, lot, until } = search;
    const { directory } = this;
    const { language } = call.actor;
    const chosen = new ChosenFilters()
      .text('centre', centreId && (directory.centre(centreId)?.name ?? centreId))
      .text('product', productId && (directory.product(productId)?.commercialName ?? productId))
      .text('batch', lot)
      .period(filters, { until })
      .text('ledgerRoot', root.racine)
      .text('ledgerEvents', root.taille)
      .text('ledgerPosition', root.position)
      .text('signedOn', root.date)
      .text('signature', root.signature)
      .text('publicKey', root.cle)
      .text('howToCheck', documentWord('checkRoot', language))
      .text('howToCheck', documentWord('checkLedger', language))
      .text('howToCheck', documentWord('checkEvent', language));
    const order = { list: 'dossier', parameters: { ...search }, filters: chosen.toArray() } as const;
    return atMoment(moment, () => this.exports.answer(order, call));
  }
}
