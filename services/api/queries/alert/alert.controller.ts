import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../reference-data/user/actor.js';
import { Access, CurrentActor } from '../../auth/access.js';
import { API } from '../../http/api.js';
import { ReadsLedger } from '../../http/ledger-position/reads-ledger.js';
import { AlertFilters, AlertRow } from './alert.dto.js';
import { ListAlerts } from './alert.queries.js';

@ApiTags('Alerts')
@Controller(`${API}/centre/alertes`)
@Access({ centre: 'optional' })
@ReadsLedger('stock', 'dashboard', 'delivery-note', 'movement', 'replenishment', 'use-declaration', 'recall')
export class AlertController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ApiOperation({ summary: 'What needs attention at the selected centre, at every centre without one' })
  @ApiOkResponse({ description: 'Most urgent first, then by when it is due.', type: [AlertRow] })
  list(@Query() filters: AlertFilters, @CurrentActor() actor: Actor) {
    return this.queries.execute(new ListAlerts({ actor, filters }));
  }
}
