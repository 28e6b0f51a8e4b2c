import { Controller, Get, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../../../reference-data/user/actor.js';
import { Access, CurrentActor } from '../../auth/access.js';
import { API } from '../../http/api.js';
import { ReadsLedger } from '../../http/ledger-position/reads-ledger.js';
import { answerList } from '../../http/lists/list-answer.js';
import { sliceOf } from '../../http/lists/list-query.js';
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
  async list(
    @Query() filters: AlertFilters,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const alerts = await this.queries.execute(new ListAlerts(actor, filters));
    return answerList(reply, 'alertes', alerts, sliceOf(filters));
  }
}
