import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { CentreActor } from '../../../reference-data/user/actor.js';
import { Access, CurrentActor } from '../../auth/access.js';
import { API } from '../../http/api.js';
import { ReadsLedger } from '../../http/ledger-position/reads-ledger.js';
import { ServedProduct, ServingFilters } from './serving.dto.js';
import { GetServing } from './serving.query.js';

@ApiTags('Replenishment')
@Controller(`${API}/dispatch/besoin`)
@ReadsLedger('replenishment', 'delivery-note', 'stock', 'recall')
export class ServingController {
  constructor(private readonly queries: QueryBus) {}

  @Get('disponibilite')
  @Access({ centre: 'required', centreTypes: ['DISPATCH'] })
  @ApiOperation({ summary: 'What the stock can serve of all open requests, by product and day' })
  @ApiOkResponse({ description: 'Products that are asked for, by name.', type: [ServedProduct] })
  serving(@Query() filters: ServingFilters, @CurrentActor() actor: CentreActor) {
    return this.queries.execute(new GetServing({ actor, filters }));
  }
}
