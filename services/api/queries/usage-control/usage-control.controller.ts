import { Body, Controller, Get, HttpCode, HttpStatus, Post, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../reference-data/user/actor.js';
import { Access, CurrentActor } from '../../auth/access.js';
import { API } from '../../http/api.js';
import { ChangesNothing } from '../../http/idempotency/changes-nothing.js';
import { ReadsLedger } from '../../http/ledger-position/reads-ledger.js';
import { DailyUsage, UsageFilters, WeeklyUsage } from './usage-control.dto.js';
import { GetDailyUsage, GetWeeklyUsage } from './usage-control.queries.js';

/** The doses that are declared as administered, for every role: of the selected centre and those below it. */
@ApiTags('Usage control')
@Controller(`${API}/vaccination/utilisation`)
@Access({ centre: 'optional', openToAuditors: true })
@ReadsLedger('use-declaration')
export class UsageControlController {
  constructor(private readonly queries: QueryBus) {}

  @Get('jour')
  @ApiOperation({ summary: 'Declared doses of a week, day by day, per centre and product' })
  @ApiOkResponse({ description: 'By centre and product.', type: [DailyUsage] })
  daily(@Query() filters: UsageFilters, @CurrentActor() actor: Actor) {
    return this.queries.execute(new GetDailyUsage({ actor, filters }));
  }

  /** Asks and changes nothing, hence 200. */
  @Post('semaine')
  @HttpCode(HttpStatus.OK)
  @ChangesNothing()
  @ApiOperation({ summary: 'Declared doses of five weeks, per centre and product' })
  @ApiOkResponse({ description: 'By centre and product.', type: [WeeklyUsage] })
  weekly(@Body() filters: UsageFilters, @CurrentActor() actor: Actor) {
    return this.queries.execute(new GetWeeklyUsage({ actor, filters }));
  }
}
