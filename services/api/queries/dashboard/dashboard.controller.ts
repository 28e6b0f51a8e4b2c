import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { CentreType } from '../../../domain/ledger/vocabulary.js';
import { Access, CurrentActor } from '../../auth/access.js';
import type { Actor } from '../../auth/actor.js';
import { API } from '../../http/api.js';
import { ReadsLedger } from '../reads-ledger.js';
import { GetDashboard } from './dashboard.query.js';
import { DashboardRow } from './dashboard-row.dto.js';

const AnswersProducts = () =>
  ApiOkResponse({
    description: 'A row for each product that the centre holds or held.',
    type: [DashboardRow],
  });

/** Of the selected centre; an administrator without one sees the sums of all centres of the type. */
const of = (type: CentreType) => ({ centre: 'optional', centreTypes: [type] }) as const;

@ApiTags('Dashboard')
@Controller(API)
@ReadsLedger('dashboard', 'movement')
export class DashboardController {
  constructor(private readonly queries: QueryBus) {}

  @Get('referent/tdb')
  @Access(of('REFERENT'))
  @ApiOperation({ summary: 'Dashboard of a referent centre' })
  @AnswersProducts()
  referent(@CurrentActor() actor: Actor) {
    return this.queries.execute(new GetDashboard(actor, 'REFERENT'));
  }

  @Get('dispatch/tdb')
  @Access(of('DISPATCH'))
  @ApiOperation({ summary: 'Dashboard of a dispatch centre' })
  @AnswersProducts()
  dispatch(@CurrentActor() actor: Actor) {
    return this.queries.execute(new GetDashboard(actor, 'DISPATCH'));
  }

  @Get('vaccination/tdb')
  @Access(of('VACCINATION'))
  @ApiOperation({ summary: 'Dashboard of a vaccination centre' })
  @AnswersProducts()
  vaccination(@CurrentActor() actor: Actor) {
    return this.queries.execute(new GetDashboard(actor, 'VACCINATION'));
  }
}
