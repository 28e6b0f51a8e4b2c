import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../reference-data/user/actor.js';
import { Access, CurrentActor, ofCentres } from '../../auth/access.js';
import { readRoute } from '../../auth/read-route.js';
import { API } from '../../http/api.js';
import { StoredIdPipe } from '../../http/fields/ids.js';
import { ReadsLedger } from '../../http/ledger-position/reads-ledger.js';
import { FridgeExitView, ProductReturnView, ScrappingView } from './operation.dto.js';
import { GetOperation } from './operation.query.js';

const ShowsScrapping = readRoute(ApiOkResponse({ type: ScrappingView }));

@ApiTags('Operations')
@Controller(API)
@ReadsLedger('operation', 'movement', 'delivery-note')
export class OperationController {
  constructor(private readonly queries: QueryBus) {}

  @ShowsScrapping('referent/dechet/:id', ofCentres('REFERENT'), 'A scrapping of a referent centre')
  scrappedAtReferent(@Param('id', StoredIdPipe) id: string, @CurrentActor() actor: Actor) {
    return this.queries.execute(new GetOperation(actor, 'scrapping', id));
  }

  @ShowsScrapping('dispatch/dechet/:id', ofCentres('DISPATCH'), 'A scrapping of a dispatch centre')
  scrappedAtDispatch(@Param('id', StoredIdPipe) id: string, @CurrentActor() actor: Actor) {
    return this.queries.execute(new GetOperation(actor, 'scrapping', id));
  }

  @ShowsScrapping('vaccination/dechet/:id', ofCentres('VACCINATION'), 'A scrapping of a vaccination centre')
  scrappedAtVaccination(@Param('id', StoredIdPipe) id: string, @CurrentActor() actor: Actor) {
    return this.queries.execute(new GetOperation(actor, 'scrapping', id));
  }

  @Get('vaccination/sortieFrigo/:id')
  @Access(ofCentres('VACCINATION', 'VACCINATION_POINT'))
  @ApiOperation({ summary: 'A fridge exit of the centre, or for the vaccination point' })
  @ApiOkResponse({ type: FridgeExitView })
  fridgeExit(@Param('id', StoredIdPipe) id: string, @CurrentActor() actor: Actor) {
    return this.queries.execute(new GetOperation(actor, 'fridge-exit', id));
  }

  @Get('dispatch/retour/:id')
  @Access(ofCentres('DISPATCH'))
  @ApiOperation({ summary: 'A product return, by its id or by that of a batch that its goods are in' })
  @ApiOkResponse({ type: ProductReturnView })
  productReturn(@Param('id', StoredIdPipe) id: string, @CurrentActor() actor: Actor) {
    return this.queries.execute(new GetOperation(actor, 'return', id));
  }
}
