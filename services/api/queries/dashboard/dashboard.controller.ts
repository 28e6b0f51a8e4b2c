import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { CentreType } from '../../../domain/ledger/vocabulary.js';
import type { Actor } from '../../../reference-data/user/actor.js';
import { Access, CurrentActor } from '../../auth/access.js';
import { API } from '../../http/api.js';
import { ReadsLedger } from '../../http/ledger-position/reads-ledger.js';
import { GetDashboard } from './dashboard.query.js';
import { DashboardRow } from './dashboard-row.dto.js';
import { DashboardTrend } from './dashboard-trend.dto.js';
import { GetDashboardTrend } from './dashboard-trend.query.js';

const AnswersProducts = () =>
  ApiOkResponse({
    description: 'A row for each product that the centre holds or held.',
    type: [DashboardRow],
  });

const AnswersDays = () =>
  ApiOkResponse({
    description: 'The same counts by business day, for each product that moved in the last 30.',
    type: [DashboardTrend],
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
    return this.queries.execute(new GetDashboard({ actor, centreType: 'REFERENT' }));
  }

  @Get('referent/tdb/serie')
  @Access(of('REFERENT'))
  @ApiOperation({ summary: 'Last 30 days of a referent centre, day by day' })
  @AnswersDays()
  referentTrend(@CurrentActor() actor: Actor) {
    return this.queries.execute(new GetDashboardTrend({ actor, centreType: 'REFERENT' }));
  }

  @Get('dispatch/tdb')
  @Access(of('DISPATCH'))
  @ApiOperation({ summary: 'Dashboard of a dispatch centre' })
  @AnswersProducts()
  dispatch(@CurrentActor() actor: Actor) {
    return this.queries.execute(new GetDashboard({ actor, centreType: 'DISPATCH' }));
  }

  @Get('dispatch/tdb/serie')
  @Access(of('DISPATCH'))
  @ApiOperation({ summary: 'Last 30 days of a dispatch centre, day by day' })
  @AnswersDays()
  dispatchTrend(@CurrentActor() actor: Actor) {
    return this.queries.execute(new GetDashboardTrend({ actor, centreType: 'DISPATCH' }));
  }

  @Get('vaccination/tdb')
  @Access(of('VACCINATION'))
  @ApiOperation({ summary: 'Dashboard of a vaccination centre' })
  @AnswersProducts()
  vaccination(@CurrentActor() actor: Actor) {
    return this.queries.execute(new GetDashboard({ actor, centreType: 'VACCINATION' }));
  }

  @Get('vaccination/tdb/serie')
  @Access(of('VACCINATION'))
  @ApiOperation({ summary: 'Last 30 days of a vaccination centre, day by day' })
  @AnswersDays()
  vaccinationTrend(@CurrentActor() actor: Actor) {
    return this.queries.execute(new GetDashboardTrend({ actor, centreType: 'VACCINATION' }));
  }
}
