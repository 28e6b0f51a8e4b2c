import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../reference-data/user/actor.js';
import { Access, CurrentActor } from '../../auth/access.js';
import { API } from '../../http/api.js';
import { ReadsLedger } from '../../http/ledger-position/reads-ledger.js';
import { ListLots } from './list-lots.query.js';
import { LotFilters, LotLookup } from './lot-filters.dto.js';
import { LotRow } from './lot-row.dto.js';
import { LotTrace } from './lot-trace.dto.js';
import { TraceLot } from './trace-lot.query.js';

@ApiTags('Lots')
@Controller(`${API}/lot`)
@Access({ centre: 'optional' })
@ReadsLedger('stock', 'movement', 'delivery-note', 'recall')
export class LotController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ApiOperation({ summary: 'Search for lots: one row for each product, lot and expiry' })
  @ApiOkResponse({ description: 'Lots, by product and lot.', type: [LotRow] })
  list(@Query() filters: LotFilters, @CurrentActor() actor: Actor) {
    return this.queries.execute(new ListLots({ actor, filters }));
  }

  @Get('trace')
  @ApiOperation({ summary: 'Where every package of a lot is or went' })
  @ApiOkResponse({ type: LotTrace })
  trace(@Query() lookup: LotLookup, @CurrentActor() actor: Actor) {
    return this.queries.execute(new TraceLot({ actor, lookup }));
  }
}
