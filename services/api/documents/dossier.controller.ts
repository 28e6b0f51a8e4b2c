import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../reference-data/user/actor.js';
import { Access, CurrentActor } from '../auth/access.js';
import { API } from '../http/api.js';
import { AnswersFile } from '../http/file-answer.js';
import { ReadsLedger } from '../http/ledger-position/reads-ledger.js';
import { DossierOrders } from '../queries/audit/dossier-orders.js';
import { ReplayFilters } from '../queries/audit/replay.dto.js';
import { Documents } from './documents.js';

/** The dossier of a centre, or of a lot, on paper (docs/rules/proof.md, PF-12). */
@ApiTags('Documents')
@Controller(`${API}/ledger`)
@ReadsLedger('movement', 'stock')
export class DossierController {
  constructor(
    private readonly documents: Documents,
    private readonly orders: DossierOrders,
  ) {}

  @Get('dossier')
  @Access({ centre: 'none', authorities: ['ROLE_AUDITOR'] })
  @ApiOperation({
    summary: 'Print what a centre held, or where a lot went, with the signed root that proves it',
  })
  @AnswersFile('application/pdf', 'The dossier')
  async dossier(@Query() filters: ReplayFilters, @CurrentActor() actor: Actor) {
    const { search, root, moment } = await this.orders.order(filters);
    const asOfPosition = String(moment.position);
    return this.documents.printDossier(
      { search, root, asOfPosition, asOfDate: moment.now.toISOString() },
      actor,
    );
  }
}
