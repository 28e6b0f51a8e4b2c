import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { CentreActor } from '../../../reference-data/user/actor.js';
import { Access, CurrentActor } from '../../auth/access.js';
import { API } from '../../http/api.js';
import { ReadsLedger } from '../../http/ledger-position/reads-ledger.js';
import { CalendarEntry, CalendarWeek } from './calendar.dto.js';
import { GetCalendar } from './calendar.query.js';

@ApiTags('Dashboard')
@Controller(`${API}/centre/calendrier`)
@Access({ centre: 'required', centreTypes: ['REFERENT', 'DISPATCH', 'VACCINATION'] })
@ReadsLedger('movement', 'delivery-note', 'replenishment', 'stock')
export class CalendarController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ApiOperation({ summary: 'What comes to the selected centre in a week, and what ends there' })
  @ApiOkResponse({ description: 'In the order of days.', type: [CalendarEntry] })
  week(@Query() week: CalendarWeek, @CurrentActor() actor: CentreActor) {
    return this.queries.execute(new GetCalendar({ actor, week }));
  }
}
