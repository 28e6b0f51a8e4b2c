import { Controller, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../reference-data/user/actor.js';
import { CurrentActor, ofCentres, REFERENTS_AND_DISPATCH_CENTRES } from '../../auth/access.js';
import { readRoute } from '../../auth/read-route.js';
import { API } from '../../http/api.js';
import { ReadsLedger } from '../../http/ledger-position/reads-ledger.js';
import { ListBatches, ListStock } from './stock.queries.js';
import { BatchesOfProduct, StockFilters } from './stock-filters.dto.js';
import { StockRow } from './stock-row.dto.js';

const ListsBatches = readRoute(
  ApiOkResponse({ description: 'Batches, first-expiring first.', type: [StockRow] }),
);

@ApiTags('Stock')
@Controller(API)
@ReadsLedger('stock', 'recall')
export class StockController {
  constructor(private readonly queries: QueryBus) {}

  @ListsBatches(
    'referent/stock',
    REFERENTS_AND_DISPATCH_CENTRES,
    'Stock of the referent centres within reach',
  )
  referent(@Query() filters: StockFilters, @CurrentActor() actor: Actor) {
    return this.queries.execute(new ListStock({ actor, centreType: 'REFERENT', filters }));
  }

  @ListsBatches(
    'dispatch/stock',
    REFERENTS_AND_DISPATCH_CENTRES,
    'Stock of the dispatch centres within reach',
  )
  dispatch(@Query() filters: StockFilters, @CurrentActor() actor: Actor) {
    return this.queries.execute(new ListStock({ actor, centreType: 'DISPATCH', filters }));
  }

  @ListsBatches('vaccination/stock', { centre: 'optional' }, 'Stock of the vaccination centres within reach')
  vaccination(@Query() filters: StockFilters, @CurrentActor() actor: Actor) {
    return this.queries.execute(new ListStock({ actor, centreType: 'VACCINATION', filters }));
  }

  @ListsBatches(
    'vaccination/stock/list',
    ofCentres('VACCINATION'),
    'All that the centre holds, for the offline mode',
  )
  offline(@CurrentActor() actor: Actor) {
    return this.queries.execute(new ListBatches(actor, 'VACCINATION', undefined));
  }

  @ListsBatches(
    'vaccination/available-lot',
    ofCentres('VACCINATION'),
    'Batches of a product that the centre holds',
  )
  available(@Query() { idProduit }: BatchesOfProduct, @CurrentActor() actor: Actor) {
    return this.queries.execute(new ListBatches(actor, 'VACCINATION', idProduit));
  }

  @ListsBatches(
    'vaccination/lot',
    ofCentres('VACCINATION'),
    'Batches of a product that the centre holds or held',
  )
  all(@Query() { idProduit }: BatchesOfProduct, @CurrentActor() actor: Actor) {
    return this.queries.execute(new ListBatches(actor, 'VACCINATION', idProduit, true));
  }

  @ListsBatches('referent/preparation', ofCentres('REFERENT'), 'Batches of a product that can be prepared')
  referentBatches(@Query() { idProduit }: BatchesOfProduct, @CurrentActor() actor: Actor) {
    return this.queries.execute(new ListBatches(actor, 'REFERENT', idProduit));
  }

  @ListsBatches('dispatch/preparation', ofCentres('DISPATCH'), 'Batches of a product that can be prepared')
  dispatchBatches(@Query() { idProduit }: BatchesOfProduct, @CurrentActor() actor: Actor) {
    return this.queries.execute(new ListBatches(actor, 'DISPATCH', idProduit));
  }
}
