import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../reference-data/user/actor.js';
import { Access, CurrentActor } from '../../auth/access.js';
import { API } from '../../http/api.js';
import { ReadsLedger } from '../../http/ledger-position/reads-ledger.js';
import { UseAndLossFilters, UseAndLossRow } from './use-and-loss.dto.js';
import { GetUseAndLoss } from './use-and-loss.query.js';

/** Use, loss and agreement, for every role: of the selected centre and those below it. */
@ApiTags('Statistics')
@Controller(`${API}/statistiques`)
@Access({ centre: 'optional' })
@ReadsLedger('movement', 'operation', 'use-declaration')
export class UseAndLossController {
  constructor(private readonly queries: QueryBus) {}

  @Get('pertes')
  @ApiOperation({ summary: 'What came in, went out, was administered and was lost, in doses' })
  @ApiOkResponse({ description: 'By name, or by month.', type: [UseAndLossRow] })
  useAndLoss(@Query() filters: UseAndLossFilters, @CurrentActor() actor: Actor) {
    return this.queries.execute(new GetUseAndLoss({ actor, filters }));
  }
}
