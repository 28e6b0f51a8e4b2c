import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { CentreType } from '../../../domain/ledger/vocabulary.js';
import type { Actor } from '../../../reference-data/user/actor.js';
import { Access, CurrentActor } from '../../auth/access.js';
import { API } from '../../http/api.js';
import { ReadsLedger } from '../../http/ledger-position/reads-ledger.js';
import { ListBatches, ListStock } from './stock.queries.js';
import { BatchesOfProduct, StockFilters } from './stock-filters.dto.js';
import { StockRow } from './stock-row.dto.js';

/** `/referent/stock` and `/dispatch/stock` are shared by both types. */
const STOCK_KEEPERS = { centre: 'optional', centreTypes: ['REFERENT', 'DISPATCH'] } as const;
const own = (type: CentreType) => ({ centre: 'optional', centreTypes: [type] }) as const;

const AnswersBatches = () =>
  ApiOkResponse({ description: 'Batches, first-expiring first.', type: [StockRow] });

@ApiTags('Stock')
@Controller(API)
@ReadsLedger('stock', 'recall')
export class StockController {
  constructor(private readonly queries: QueryBus) {}

  @Get('referent/stock')
  @Access(STOCK_KEEPERS)
  @ApiOperation({ summary: 'Stock of the referent centres within reach' })
  @AnswersBatches()
  referent(@Query() filters: StockFilters, @CurrentActor() actor: Actor) {
    return this.queries.execute(new ListStock({ actor, centreType: 'REFERENT', filters }));
  }

  @Get('dispatch/stock')
  @Access(STOCK_KEEPERS)
  @ApiOperation({ summary: 'Stock of the dispatch centres within reach' })
  @AnswersBatches()
  dispatch(@Query() filters: StockFilters, @CurrentActor() actor: Actor) {
    return this.queries.execute(new ListStock({ actor, centreType: 'DISPATCH', filters }));
  }

  @Get('vaccination/stock')
  @Access({ centre: 'optional' })
  @ApiOperation({ summary: 'Stock of the vaccination centres within reach' })
  @AnswersBatches()
  vaccination(@Query() filters: StockFilters, @CurrentActor() actor: Actor) {
    return this.queries.execute(new ListStock({ actor, centreType: 'VACCINATION', filters }));
  }

  @Get('vaccination/stock/list')
  @Access(own('VACCINATION'))
  @ApiOperation({ summary: 'All that the centre holds, for the offline mode' })
  @AnswersBatches()
  offline(@CurrentActor() actor: Actor) {
    return this.queries.execute(new ListBatches(actor, 'VACCINATION', undefined));
  }

  @Get('vaccination/available-lot')
  @Access(own('VACCINATION'))
  @ApiOperation({ summary: 'Batches of a product that the centre holds' })
  @AnswersBatches()
  available(@Query() { idProduit }: BatchesOfProduct, @CurrentActor() actor: Actor) {
    return this.queries.execute(new ListBatches(actor, 'VACCINATION', idProduit));
  }

  @Get('vaccination/lot')
  @Access(own('VACCINATION'))
  @ApiOperation({ summary: 'Batches of a product that the centre holds or held' })
  @AnswersBatches()
  all(@Query() { idProduit }: BatchesOfProduct, @CurrentActor() actor: Actor) {
    return this.queries.execute(new ListBatches(actor, 'VACCINATION', idProduit, true));
  }

  @Get('referent/preparation')
  @Access(own('REFERENT'))
  @ApiOperation({ summary: 'Batches of a product that can be prepared' })
  @AnswersBatches()
  referentBatches(@Query() { idProduit }: BatchesOfProduct, @CurrentActor() actor: Actor) {
    return this.queries.execute(new ListBatches(actor, 'REFERENT', idProduit));
  }

  @Get('dispatch/preparation')
  @Access(own('DISPATCH'))
  @ApiOperation({ summary: 'Batches of a product that can be prepared' })
  @AnswersBatches()
  dispatchBatches(@Query() { idProduit }: BatchesOfProduct, @CurrentActor() actor: Actor) {
    return this.queries.execute(new ListBatches(actor, 'DISPATCH', idProduit));
  }
}
