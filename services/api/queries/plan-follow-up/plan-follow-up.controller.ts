import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../reference-data/user/actor.js';
import { Access, CurrentActor } from '../../auth/access.js';
import { API } from '../../http/api.js';
import { ReadsLedger } from '../../http/ledger-position/reads-ledger.js';
import { FollowUpFilters, PlanFollowUp } from './plan-follow-up.dto.js';
import { FollowPlans } from './plan-follow-up.query.js';

@ApiTags('Allocations')
@Controller(`${API}/vaccination/approvisionnement`)
@ReadsLedger('allocation', 'replenishment', 'delivery-note', 'use-declaration')
export class PlanFollowUpController {
  constructor(private readonly queries: QueryBus) {}

  @Get('suivi')
  @Access({ centre: 'optional' })
  @ApiOperation({ summary: 'Weeks of plans against what was asked for, promised, prepared and used' })
  @ApiOkResponse({ type: PlanFollowUp })
  followUp(@Query() filters: FollowUpFilters, @CurrentActor() actor: Actor) {
    return this.queries.execute(new FollowPlans({ actor, filters }));
  }
}
