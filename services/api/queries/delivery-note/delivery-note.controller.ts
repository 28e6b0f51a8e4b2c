import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../reference-data/user/actor.js';
import { Access, CurrentActor, ofCentres } from '../../auth/access.js';
import { API } from '../../http/api.js';
import { StoredIdPipe } from '../../http/fields/ids.js';
import { ReadsLedger } from '../../http/ledger-position/reads-ledger.js';
import { DeliveryNote, ExpectedNoteFilters, ReturnableNoteFilters } from './delivery-note.dto.js';
import { GetPreparation, ListExpectedNotes, ListReturnableNotes } from './delivery-note.queries.js';
import { Preparation } from './preparation.dto.js';

@ApiTags('Delivery notes')
@Controller(API)
@ReadsLedger('delivery-note', 'stock', 'recall', 'replenishment')
export class DeliveryNoteQueriesController {
  constructor(private readonly queries: QueryBus) {}

  @Get('referent/preparation/children')
  @Access({ centre: 'optional' })
  @ApiOperation({ summary: 'Delivery notes that the selected centre can receive' })
  @ApiOkResponse({ type: [DeliveryNote] })
  ofReferents(@Query() { idProduit }: ExpectedNoteFilters, @CurrentActor() actor: Actor) {
    return this.queries.execute(new ListExpectedNotes({ actor, productId: idProduit }));
  }

  @Get('dispatch/preparation/vaccination')
  @Access({ centre: 'optional' })
  @ApiOperation({ summary: 'Delivery notes that the selected centre can receive, also for the offline mode' })
  @ApiOkResponse({ type: [DeliveryNote] })
  ofDispatchCentres(@Query() { idProduit }: ExpectedNoteFilters, @CurrentActor() actor: Actor) {
    return this.queries.execute(new ListExpectedNotes({ actor, productId: idProduit }));
  }

  @Get('dispatch/preparation/retour')
  @Access(ofCentres('DISPATCH'))
  @ApiOperation({ summary: 'Delivery notes whose goods a vaccination centre can give back' })
  @ApiOkResponse({ type: [DeliveryNote] })
  returnable(@Query() filters: ReturnableNoteFilters, @CurrentActor() actor: Actor) {
    return this.queries.execute(
      new ListReturnableNotes({ actor, vaccinationId: filters.idVaccination, productId: filters.idProduit }),
    );
  }

  @Get('referent/preparation/:id')
  @Access(ofCentres('REFERENT'))
  @ApiOperation({ summary: 'A preparation of a referent centre' })
  @ApiOkResponse({ type: Preparation })
  atReferent(@Param('id', StoredIdPipe) id: string, @CurrentActor() actor: Actor) {
    return this.queries.execute(new GetPreparation({ actor, id }));
  }

  @Get('dispatch/preparation/:id')
  @Access(ofCentres('DISPATCH'))
  @ApiOperation({ summary: 'A preparation of a dispatch centre' })
  @ApiOkResponse({ type: Preparation })
  atDispatch(@Param('id', StoredIdPipe) id: string, @CurrentActor() actor: Actor) {
    return this.queries.execute(new GetPreparation({ actor, id }));
  }
}
