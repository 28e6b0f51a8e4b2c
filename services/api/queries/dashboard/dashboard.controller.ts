import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../reference-data/user/actor.js';
import { CurrentActor, ofCentres } from '../../auth/access.js';
import { readRoute } from '../../auth/read-route.js';
import { API } from '../../http/api.js';
import { ReadsLedger } from '../../http/ledger-position/reads-ledger.js';
import { GetDashboard } from './dashboard.query.js';
import { DashboardRow } from './dashboard-row.dto.js';
import { DashboardTrend } from './dashboard-trend.dto.js';
import { GetDashboardTrend } from './dashboard-trend.query.js';

const ShowsProducts = readRoute(
  ApiOkResponse({
    description: 'A row for each product that the centre holds or held.',
    type: [DashboardRow],
  }),
);

const ShowsDays = readRoute(
  ApiOkResponse({
    description: 'The same counts by business day, for each product that moved in the last 30.',
    type: [DashboardTrend],
  }),
);

/** Of the selected centre; an administrator without one sees the sums of all centres of the type. */
@ApiTags('Dashboard')
@Controller(API)
@ReadsLedger('dashboard', 'movement')
export class DashboardController {
  constructor(private readonly queries: QueryBus) {}

  @ShowsProducts('referent/tdb', ofCentres('REFERENT'), 'Dashboard of a referent centre')
  referent(@CurrentActor() actor: Actor) {
    return this.queries.execute(new GetDashboard({ actor, centreType: 'REFERENT' }));
  }

  @ShowsDays('referent/tdb/serie', ofCentres('REFERENT'), 'Last 30 days of a referent centre, day by day')
  referentTrend(@CurrentActor() actor: Actor) {
    return this.queries.execute(new GetDashboardTrend({ actor, centreType: 'REFERENT' }));
  }

  @ShowsProducts('dispatch/tdb', ofCentres('DISPATCH'), 'Dashboard of a dispatch centre')
  dispatch(@CurrentActor() actor: Actor) {
    return this.queries.execute(new GetDashboard({ actor, centreType: 'DISPATCH' }));
  }

  @ShowsDays('dispatch/tdb/serie', ofCentres('DISPATCH'), 'Last 30 days of a dispatch centre, day by day')
  dispatchTrend(@CurrentActor() actor: Actor) {
    return this.queries.execute(new GetDashboardTrend({ actor, centreType: 'DISPATCH' }));
  }

  @ShowsProducts('vaccination/tdb', ofCentres('VACCINATION'), 'Dashboard of a vaccination centre')
  vaccination(@CurrentActor() actor: Actor) {
    return this.queries.execute(new GetDashboard({ actor, centreType: 'VACCINATION' }));
  }

  @ShowsDays(
    'vaccination/tdb/serie',
    ofCentres('VACCINATION'),
    'Last 30 days of a vaccination centre, day by day',
  )
  vaccinationTrend(@CurrentActor() actor: Actor) {
    return this.queries.execute(new GetDashboardTrend({ actor, centreType: 'VACCINATION' }));
  }
}
