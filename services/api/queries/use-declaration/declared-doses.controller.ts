import { Body, Controller, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { CentreActor } from '../../../reference-data/user/actor.js';
import { Access, CurrentActor } from '../../auth/access.js';
import { API } from '../../http/api.js';
import { ReadsLedger } from '../../http/ledger-position/reads-ledger.js';
import { DeclaredDoses, DeclaredPeriodBody } from './declared-doses.dto.js';
import { GetDeclaredDoses } from './declared-doses.query.js';

@ApiTags('Vaccination centre')
@Controller(`${API}/vaccination/utilisation`)
@ReadsLedger('use-declaration')
export class DeclaredDosesController {
  constructor(private readonly queries: QueryBus) {}

  /** Asks and changes nothing, hence 200. */
  @Post('specific-jour')
  @HttpCode(HttpStatus.OK)
  @Access({ centre: 'required', openToAuditors: true })
  @ApiOperation({ summary: 'What is declared for a product and a period, to begin the form with' })
  @ApiOkResponse({ type: DeclaredDoses })
  declared(@Body() body: DeclaredPeriodBody, @CurrentActor() actor: CentreActor) {
    return this.queries.execute(new GetDeclaredDoses({ actor, body }));
  }
}
