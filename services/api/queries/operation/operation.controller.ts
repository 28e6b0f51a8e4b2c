import { Controller, Get, Param, ParseUUIDPipe } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { CentreType } from '../../../domain/ledger/vocabulary.js';
import type { Actor } from '../../../reference-data/user/actor.js';
import { Access, CurrentActor } from '../../auth/access.js';
import { API } from '../../http/api.js';
import { ReadsLedger } from '../../http/ledger-position/reads-ledger.js';
import { FridgeExitView, ProductReturnView, ScrappingView } from './operation.dto.js';
import { GetOperation } from './operation.query.js';

const of = (...types: CentreType[]) => ({ centre: 'optional', centreTypes: types }) as const;

@ApiTags('Operations')
@Controller(API)
@ReadsLedger('operation')
export class OperationController {
  constructor(private readonly queries: QueryBus) {}

  @Get('referent/dechet/:id')
  @Access(of('REFERENT'))
  @ApiOperation({ summary: 'A scrapping of a referent centre' })
  @ApiOkResponse({ type: ScrappingView })
  scrappedAtReferent(@Param('id', ParseUUIDPipe) id: string, @CurrentActor() actor: Actor) {
    return this.queries.execute(new GetOperation(actor, 'scrapping', id));
  }

  @Get('dispatch/dechet/:id')
  @Access(of('DISPATCH'))
  @ApiOperation({ summary: 'A scrapping of a dispatch centre' })
  @ApiOkResponse({ type: ScrappingView })
  scrappedAtDispatch(@Param('id', ParseUUIDPipe) id: string, @CurrentActor() actor: Actor) {
    return this.queries.execute(new GetOperation(actor, 'scrapping', id));
  }

  @Get('vaccination/dechet/:id')
  @Access(of('VACCINATION'))
  @ApiOperation({ summary: 'A scrapping of a vaccination centre' })
  @ApiOkResponse({ type: ScrappingView })
  scrappedAtVaccination(@Param('id', ParseUUIDPipe) id: string, @CurrentActor() actor: Actor) {
    return this.queries.execute(new GetOperation(actor, 'scrapping', id));
  }

  @Get('vaccination/sortieFrigo/:id')
  @Access(of('VACCINATION', 'VACCINATION_POINT'))
  @ApiOperation({ summary: 'A fridge exit of the centre, or for the vaccination point' })
  @ApiOkResponse({ type: FridgeExitView })
  fridgeExit(@Param('id', ParseUUIDPipe) id: string, @CurrentActor() actor: Actor) {
    return this.queries.execute(new GetOperation(actor, 'fridge-exit', id));
  }

  @Get('dispatch/retour/:id')
  @Access(of('DISPATCH'))
  @ApiOperation({ summary: 'A product return' })
  @ApiOkResponse({ type: ProductReturnView })
  productReturn(@Param('id', ParseUUIDPipe) id: string, @CurrentActor() actor: Actor) {
    return this.queries.execute(new GetOperation(actor, 'return', id));
  }
}
