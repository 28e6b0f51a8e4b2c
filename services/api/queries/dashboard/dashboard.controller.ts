import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, CurrentActor } from '../../auth/access.js';
import type { CentreActor } from '../../auth/actor.js';
import { API } from '../../http/api.js';
import { ReadsLedger } from '../reads-ledger.js';
import { GetDashboard } from './dashboard.query.js';
import { DashboardRow } from './dashboard-row.dto.js';

@ApiTags('Dashboard')
@ApiOkResponse({ description: 'A row for each product that the centre holds or held.', type: [DashboardRow] })
@Controller(API)
@ReadsLedger('dashboard', 'movement')
export class DashboardController {
  constructor(private readonly queries: QueryBus) {}

  @Get('referent/tdb')
  @Access({ centre: 'required', centreTypes: ['REFERENT'] })
  @ApiOperation({ summary: 'Dashboard of a referent centre' })
  referent(@CurrentActor() actor: CentreActor) {
    return this.queries.execute(new GetDashboard(actor));
  }

  @Get('dispatch/tdb')
  @Access({ centre: 'required', centreTypes: ['DISPATCH'] })
  @ApiOperation({ summary: 'Dashboard of a dispatch centre' })
  dispatch(@CurrentActor() actor: CentreActor) {
    return this.queries.execute(new GetDashboard(actor));
  }

  @Get('vaccination/tdb')
  @Access({ centre: 'required', centreTypes: ['VACCINATION'] })
  @ApiOperation({ summary: 'Dashboard of a vaccination centre' })
  vaccination(@CurrentActor() actor: CentreActor) {
    return this.queries.execute(new GetDashboard(actor));
  }
}
