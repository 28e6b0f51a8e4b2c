import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../reference-data/user/actor.js';
import { Access, CurrentActor } from '../../auth/access.js';
import { API } from '../../http/api.js';
import { StoredIdPipe } from '../../http/fields/ids.js';
import { ReadsLedger } from '../../http/ledger-position/reads-ledger.js';
import { RecallRow, RecallView } from './recall.dto.js';
import { GetRecall, ListRecalls } from './recall.queries.js';
import { RecallFilters } from './recall-filters.dto.js';

@ApiTags('Lots')
@Controller(`${API}/lot/rappel`)
@Access({ centre: 'optional' })
@ReadsLedger('recall', 'stock', 'movement', 'delivery-note')
export class RecallQueriesController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ApiOperation({ summary: 'Recalls that reach a centre within reach, lifted ones too' })
  @ApiOkResponse({ description: 'Recalls, the latest first.', type: [RecallRow] })
  list(@Query() filters: RecallFilters, @CurrentActor() actor: Actor) {
    return this.queries.execute(new ListRecalls({ actor, filters }));
  }

  @Get(':id')
  @ApiOperation({ summary: 'A recall, and what became of it at each centre that it concerns' })
  @ApiOkResponse({ type: RecallView })
  one(@Param('id', StoredIdPipe) id: string, @CurrentActor() actor: Actor) {
    return this.queries.execute(new GetRecall({ actor, id }));
  }
}
