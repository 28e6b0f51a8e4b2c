import { Controller, Get, Param, ParseUUIDPipe } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { CentreType } from '../../../domain/ledger/vocabulary.js';
import { Access, CurrentActor } from '../../auth/access.js';
import type { Actor } from '../../auth/actor.js';
import { API } from '../../http/api.js';
import { ReadsLedger } from '../reads-ledger.js';
import { FridgeExitView } from './fridge-exit.dto.js';
import { ProductReturnView } from './product-return.dto.js';
import { ScrappingView } from './scrapping.dto.js';
import { GetFridgeExit, GetProductReturn, GetScrapping } from './sheet.queries.js';

const of = (type: CentreType) => ({ centre: 'optional', centreTypes: [type] }) as const;

@ApiTags('Sheets')
@Controller(API)
@ReadsLedger('scrapping', 'fridge-exit', 'product-return')
export class SheetController {
  constructor(private readonly queries: QueryBus) {}

  @Get('referent/dechet/:id')
  @Access(of('REFERENT'))
  @ApiOperation({ summary: 'A scrapping of a referent centre' })
  @ApiOkResponse({ type: ScrappingView })
  scrappedAtReferent(@Param('id', ParseUUIDPipe) id: string, @CurrentActor() actor: Actor) {
    return this.queries.execute(new GetScrapping(actor, id));
  }

  @Get('dispatch/dechet/:id')
  @Access(of('DISPATCH'))
  @ApiOperation({ summary: 'A scrapping of a dispatch centre' })
  @ApiOkResponse({ type: ScrappingView })
  scrappedAtDispatch(@Param('id', ParseUUIDPipe) id: string, @CurrentActor() actor: Actor) {
    return this.queries.execute(new GetScrapping(actor, id));
  }

  @Get('vaccination/dechet/:id')
  @Access(of('VACCINATION'))
  @ApiOperation({ summary: 'A scrapping of a vaccination centre' })
  @ApiOkResponse({ type: ScrappingView })
  scrappedAtVaccination(@Param('id', ParseUUIDPipe) id: string, @CurrentActor() actor: Actor) {
    return this.queries.execute(new GetScrapping(actor, id));
  }

  @Get('vaccination/sortieFrigo/:id')
  @Access(of('VACCINATION'))
  @ApiOperation({ summary: 'A fridge exit' })
  @ApiOkResponse({ type: FridgeExitView })
  fridgeExit(@Param('id', ParseUUIDPipe) id: string, @CurrentActor() actor: Actor) {
    return this.queries.execute(new GetFridgeExit(actor, id));
  }

  @Get('dispatch/retour/:id')
  @Access(of('DISPATCH'))
  @ApiOperation({ summary: 'A product return' })
  @ApiOkResponse({ type: ProductReturnView })
  productReturn(@Param('id', ParseUUIDPipe) id: string, @CurrentActor() actor: Actor) {
    return this.queries.execute(new GetProductReturn(actor, id));
  }
}
