import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../reference-data/user/actor.js';
import { Access, CurrentActor } from '../../auth/access.js';
import { API } from '../../http/api.js';
import { IsId } from '../../http/fields/ids.js';
import { IdFilter } from '../../http/fields/query-filters.js';
import { ReadsLedger } from '../../http/ledger-position/reads-ledger.js';
import { GetLeftOver, LeftOver } from './left-over.query.js';

class LineOfCentre {
  @ApiProperty({
    description: 'Delivery-note line.',
    format: 'uuid',
    example: '9a1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d',
  })
  @IsId()
  idLigneBl!: string;

  @IdFilter('Vaccination centre that the line went to.')
  idCentre?: string;
}

@ApiTags('Stock')
@Controller(API)
@ReadsLedger('delivery-note', 'stock')
export class LeftOverController {
  constructor(private readonly queries: QueryBus) {}

  @Get('vaccination/stock/ligne')
  @Access({ centre: 'optional' })
  @ApiOperation({ summary: 'What a vaccination centre has left of a delivery-note line' })
  @ApiOkResponse({ type: LeftOver })
  leftOver(@Query() { idLigneBl, idCentre }: LineOfCentre, @CurrentActor() actor: Actor) {
    return this.queries.execute(new GetLeftOver({ actor, lineId: idLigneBl, centreId: idCentre }));
  }
}
