import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../reference-data/user/actor.js';
import { Access, CurrentActor } from '../../auth/access.js';
import { API } from '../../http/api.js';
import { StoredIdPipe } from '../../http/fields/ids.js';
import { ReadsLedger } from '../../http/ledger-position/reads-ledger.js';
import {
  FindAllocation,
  GetAllocation,
  ListAllocations,
  ListPlannableProducts,
  ListWeeks,
} from './allocation.queries.js';
import {
  AllocationFilters,
  AllocationLookup,
  PlanLookup,
  PlannableProduct,
  ProductsToPlan,
  WeeksLookup,
} from './allocation-filters.dto.js';
import { AllocationRow, AllocationWeek } from './allocation-row.dto.js';

@ApiTags('Allocations')
@Controller(`${API}/vaccination/approvisionnement`)
@Access({ centre: 'optional' })
@ReadsLedger('allocation', 'replenishment')
export class AllocationQueriesController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ApiOperation({ summary: 'Plans of the vaccination centres within reach' })
  @ApiOkResponse({ description: 'Plans, latest week first.', type: [AllocationRow] })
  list(@Query() filters: AllocationFilters, @CurrentActor() actor: Actor) {
    return this.queries.execute(new ListAllocations({ actor, filters }));
  }

  @Get('plan')
  @ApiOperation({ summary: 'The plan that a request would be counted against, with what it still leaves' })
  @ApiOkResponse({ type: AllocationRow })
  plan(@Query() lookup: PlanLookup, @CurrentActor() actor: Actor) {
    return this.queries.execute(new FindAllocation({ actor, lookup }));
  }

  @Get('unique')
  @ApiOperation({ summary: 'The plan of a centre, a product and a week' })
  @ApiOkResponse({ type: AllocationRow })
  unique(@Query() lookup: AllocationLookup, @CurrentActor() actor: Actor) {
    return this.queries.execute(new FindAllocation({ actor, lookup }));
  }

  @Get('produits')
  @ApiOperation({ summary: 'Products that have no plan yet in a week of a centre' })
  @ApiOkResponse({ type: [PlannableProduct] })
  products(@Query() asked: ProductsToPlan, @CurrentActor() actor: Actor) {
    return this.queries.execute(new ListPlannableProducts({ actor, asked }));
  }

  @Get('semaines')
  @ApiOperation({ summary: 'Five weeks of a centre and a product, planned or not' })
  @ApiOkResponse({ description: 'Five, in their order.', type: [AllocationWeek] })
  weeks(@Query() lookup: WeeksLookup, @CurrentActor() actor: Actor) {
    return this.queries.execute(new ListWeeks({ actor, lookup }));
  }

  @Get(':id')
  @ApiOperation({ summary: 'A plan' })
  @ApiOkResponse({ type: AllocationRow })
  one(@Param('id', StoredIdPipe) id: string, @CurrentActor() actor: Actor) {
    return this.queries.execute(new GetAllocation({ actor, id }));
  }
}
