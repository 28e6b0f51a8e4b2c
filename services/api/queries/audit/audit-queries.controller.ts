import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../reference-data/user/actor.js';
import { Access, CurrentActor } from '../../auth/access.js';
import { API } from '../../http/api.js';
import { ReadsLedger } from '../../http/ledger-position/reads-ledger.js';
import { Discrepancy, DiscrepancyFilters } from './discrepancy.dto.js';
import { ListDiscrepancies } from './discrepancy.query.js';
import { ReplayedMovement, ReplayPage } from './replay.dto.js';
import { ReplayMovements } from './replay.query.js';

/** What an auditor works with, over all centres. */
@ApiTags('Ledger')
@Controller(`${API}/ledger`)
@Access({ centre: 'none', authorities: ['ROLE_AUDITOR'] })
export class AuditQueriesController {
  constructor(private readonly queries: QueryBus) {}

  @Get('rejeu')
  @ReadsLedger('movement', 'stock')
  @ApiOperation({ summary: 'Movements in the order of the ledger, what each left, and its proof' })
  @ApiOkResponse({ type: [ReplayedMovement] })
  replay(@Query() page: ReplayPage) {
    return this.queries.execute(new ReplayMovements({ page }));
  }

  @Get('ecarts')
  @ReadsLedger('movement', 'delivery-note', 'operation', 'use-declaration')
  @ApiOperation({ summary: 'What does not add up, or went another way than the rules want' })
  @ApiOkResponse({ description: `At most 500, the latest first.`, type: [Discrepancy] })
  discrepancies(@Query() filters: DiscrepancyFilters, @CurrentActor() actor: Actor) {
    return this.queries.execute(new ListDiscrepancies({ actor, filters }));
  }
}
