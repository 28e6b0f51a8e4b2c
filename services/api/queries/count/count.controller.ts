/** Reading counts of stock, under the path of each type of centre that holds stock. */
import { Controller, Get, Inject, Param, Query, type Type } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../reference-data/user/actor.js';
import { named, titled } from '../../administration/records/named.js';
import { Access, CurrentActor, ofCentres } from '../../auth/access.js';
import { API } from '../../http/api.js';
import { StoredIdPipe } from '../../http/fields/ids.js';
import { ReadsLedger } from '../../http/ledger-position/reads-ledger.js';
import { CountFilters, CountRow, CountView } from './count.dto.js';
import { GetCount, ListCounts } from './count.queries.js';
import { COUNT_PATHS, type CountPath } from './count-access.js';

function countQueriesController({ path, type }: CountPath): Type<object> {
  @ApiTags('Counts of stock')
  @Controller(`${API}/${path}/inventaire`)
  @Access(ofCentres(type))
  @ReadsLedger('count', 'stock')
  class CountQueriesController {
    @Inject(QueryBus) private readonly queries!: QueryBus;

    @Get()
    @ApiOperation({ summary: 'Counts of stock of the centres within reach' })
    @ApiOkResponse({ description: 'Counts, the latest first.', type: [CountRow] })
    list(@Query() filters: CountFilters, @CurrentActor() actor: Actor) {
      return this.queries.execute(new ListCounts({ actor, centreType: type, filters }));
    }

    @Get(':id')
    @ApiOperation({ summary: 'A count with its lines: what was expected, what was found' })
    @ApiOkResponse({ type: CountView })
    one(@Param('id', StoredIdPipe) id: string, @CurrentActor() actor: Actor) {
      return this.queries.execute(new GetCount({ actor, centreType: type, id }));
    }
  }
  return named(`${titled(path)}CountQueriesController`, CountQueriesController);
}

export const COUNT_QUERIES_CONTROLLERS: readonly Type<object>[] = COUNT_PATHS.map(countQueriesController);
