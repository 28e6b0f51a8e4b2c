import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../reference-data/user/actor.js';
import { Access, CurrentActor } from '../../auth/access.js';
import { API } from '../../http/api.js';
import { StoredIdPipe } from '../../http/fields/ids.js';
import { ReadsLedger } from '../../http/ledger-position/reads-ledger.js';
import { GetReplenishment, ListReplenishments } from './replenishment.queries.js';
import { ReplenishmentFilters } from './replenishment-filters.dto.js';
import { Replenishment, ReplenishmentRow } from './replenishment-row.dto.js';

const AnswersRequests = () =>
  ApiOkResponse({ description: 'Requests, latest first.', type: [ReplenishmentRow] });

@ApiTags('Replenishment')
@Controller(API)
@Access({ centre: 'optional' })
@ReadsLedger('replenishment', 'delivery-note')
export class ReplenishmentQueriesController {
  constructor(private readonly queries: QueryBus) {}

  @Get('vaccination/besoin')
  @ApiOperation({ summary: 'Requests of the vaccination centres within reach' })
  @AnswersRequests()
  ofCentres(@Query() filters: ReplenishmentFilters, @CurrentActor() actor: Actor) {
    return this.queries.execute(new ListReplenishments({ actor, kind: 'CENTRE', filters }));
  }

  @Get('point-vaccination/besoin')
  @ApiOperation({ summary: 'Requests of the vaccination points within reach' })
  @AnswersRequests()
  ofPoints(@Query() filters: ReplenishmentFilters, @CurrentActor() actor: Actor) {
    return this.queries.execute(new ListReplenishments({ actor, kind: 'POINT', filters }));
  }

  @Get('vaccination/besoin/:id')
  @ApiOperation({ summary: 'A request of a vaccination centre with its whole life' })
  @ApiOkResponse({ type: Replenishment })
  ofCentre(@Param('id', StoredIdPipe) id: string, @CurrentActor() actor: Actor) {
    return this.queries.execute(new GetReplenishment({ actor, kind: 'CENTRE', id }));
  }

  @Get('point-vaccination/besoin/:id')
  @ApiOperation({ summary: 'A request of a vaccination point with its whole life' })
  @ApiOkResponse({ type: Replenishment })
  ofPoint(@Param('id', StoredIdPipe) id: string, @CurrentActor() actor: Actor) {
    return this.queries.execute(new GetReplenishment({ actor, kind: 'POINT', id }));
  }
}
