import { Controller, Get, Param, ParseUUIDPipe, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { RequestKind } from '../../../domain/replenishment/request-status.js';
import type { Actor } from '../../../reference-data/user/actor.js';
import { Access, CurrentActor } from '../../auth/access.js';
import { API } from '../../http/api.js';
import { ReadsLedger } from '../../http/ledger-position/reads-ledger.js';
import { answerList } from '../../http/lists/list-answer.js';
import { sliceOf } from '../../http/lists/list-query.js';
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
  ofCentres(
    @Query() filters: ReplenishmentFilters,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.list('CENTRE', filters, actor, reply);
  }

  @Get('point-vaccination/besoin')
  @ApiOperation({ summary: 'Requests of the vaccination points within reach' })
  @AnswersRequests()
  ofPoints(
    @Query() filters: ReplenishmentFilters,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.list('POINT', filters, actor, reply);
  }

  @Get('vaccination/besoin/:id')
  @ApiOperation({ summary: 'A request of a vaccination centre with its whole life' })
  @ApiOkResponse({ type: Replenishment })
  ofCentre(@Param('id', ParseUUIDPipe) id: string, @CurrentActor() actor: Actor) {
    return this.queries.execute(new GetReplenishment(actor, 'CENTRE', id));
  }

  @Get('point-vaccination/besoin/:id')
  @ApiOperation({ summary: 'A request of a vaccination point with its whole life' })
  @ApiOkResponse({ type: Replenishment })
  ofPoint(@Param('id', ParseUUIDPipe) id: string, @CurrentActor() actor: Actor) {
    return this.queries.execute(new GetReplenishment(actor, 'POINT', id));
  }

  private async list(kind: RequestKind, filters: ReplenishmentFilters, actor: Actor, reply: FastifyReply) {
    return answerList(
      reply,
      'besoin',
      await this.queries.execute(new ListReplenishments(actor, kind, filters)),
      sliceOf(filters),
    );
  }
}
