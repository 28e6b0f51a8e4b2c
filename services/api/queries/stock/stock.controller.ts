import { Controller, Get, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { CentreType } from '../../../domain/ledger/vocabulary.js';
import { Access, CurrentActor } from '../../auth/access.js';
import type { Actor, CentreActor } from '../../auth/actor.js';
import { API } from '../../http/api.js';
import { answerList } from '../../http/lists/list-answer.js';
import { ListPipe, sliceOf } from '../../http/lists/list-query.js';
import { ReadsLedger } from '../reads-ledger.js';
import { ListBatches, ListStock } from './stock.queries.js';
import { BatchesOfProduct, StockFilters } from './stock-filters.dto.js';
import { StockRow } from './stock-row.dto.js';

/** `/referent/stock` and `/dispatch/stock` are shared by both types (decisions.md, "Contradictions resolved"). */
const STOCK_KEEPERS = { centre: 'optional', centreTypes: ['REFERENT', 'DISPATCH'] } as const;
const own = (type: CentreType) => ({ centre: 'required', centreTypes: [type] }) as const;

@ApiTags('Stock')
@ApiOkResponse({ description: 'Batches, first-expiring first.', type: [StockRow] })
@Controller(API)
@ReadsLedger('stock')
export class StockController {
  constructor(private readonly queries: QueryBus) {}

  @Get('referent/stock')
  @Access(STOCK_KEEPERS)
  @ApiOperation({ summary: 'Stock of the referent centres within reach' })
  referent(
    @Query(ListPipe) filters: StockFilters,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.list('REFERENT', filters, actor, reply);
  }

  @Get('dispatch/stock')
  @Access(STOCK_KEEPERS)
  @ApiOperation({ summary: 'Stock of the dispatch centres within reach' })
  dispatch(
    @Query(ListPipe) filters: StockFilters,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.list('DISPATCH', filters, actor, reply);
  }

  @Get('vaccination/stock')
  @Access({ centre: 'optional' })
  @ApiOperation({ summary: 'Stock of the vaccination centres within reach' })
  vaccination(
    @Query(ListPipe) filters: StockFilters,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.list('VACCINATION', filters, actor, reply);
  }

  @Get('vaccination/stock/list')
  @Access(own('VACCINATION'))
  @ApiOperation({ summary: 'All that the centre holds, for the offline mode' })
  offline(@CurrentActor() actor: CentreActor) {
    return this.queries.execute(new ListBatches(actor, undefined));
  }

  @Get('vaccination/available-lot')
  @Access(own('VACCINATION'))
  @ApiOperation({ summary: 'Batches of a product that the centre holds' })
  available(@Query() { idProduit }: BatchesOfProduct, @CurrentActor() actor: CentreActor) {
    return this.queries.execute(new ListBatches(actor, idProduit));
  }

  @Get('vaccination/lot')
  @Access(own('VACCINATION'))
  @ApiOperation({ summary: 'Batches of a product that the centre holds or held' })
  all(@Query() { idProduit }: BatchesOfProduct, @CurrentActor() actor: CentreActor) {
    return this.queries.execute(new ListBatches(actor, idProduit, true));
  }

  @Get('referent/preparation')
  @Access(own('REFERENT'))
  @ApiOperation({ summary: 'Batches of a product that can be prepared' })
  referentBatches(@Query() { idProduit }: BatchesOfProduct, @CurrentActor() actor: CentreActor) {
    return this.queries.execute(new ListBatches(actor, idProduit));
  }

  @Get('dispatch/preparation')
  @Access(own('DISPATCH'))
  @ApiOperation({ summary: 'Batches of a product that can be prepared' })
  dispatchBatches(@Query() { idProduit }: BatchesOfProduct, @CurrentActor() actor: CentreActor) {
    return this.queries.execute(new ListBatches(actor, idProduit));
  }

  private async list(type: CentreType, filters: StockFilters, actor: Actor, reply: FastifyReply) {
    return answerList(
      reply,
      'stock',
      await this.queries.execute(new ListStock(actor, type, filters)),
      sliceOf(filters),
    );
  }
}
