import { Body, Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CONSULTS_REFERENCES, DISPATCH_ADMINISTRATORS } from '../../administration-support/access.js';
import type { Listing } from '../../administration-support/listing/listing.js';
import { type CreatedRecord, StatusBody } from '../../administration-support/records/record.dto.js';
import {
  CreateRoute,
  ListRoute,
  OneRoute,
  StatusRoute,
  UpdateRoute,
} from '../../administration-support/records/routes.js';
import { Access, CurrentActor } from '../../auth/access.js';
import type { Actor } from '../../auth/actor.js';
import { API } from '../../http/api.js';
import { ListPipe } from '../../http/lists/list-query.js';
import { CarrierBody, CarrierQuery, CarrierView } from './carrier-record.dto.js';
import { Carriers } from './carriers.js';

@ApiTags('Carriers')
@Controller(`${API}/referentiel/transporteur`)
@Access(DISPATCH_ADMINISTRATORS)
export class CarriersController {
  constructor(private readonly carriers: Carriers) {}

  @ListRoute('carriers', CarrierView)
  @Access(CONSULTS_REFERENCES)
  list(@Query(ListPipe) query: CarrierQuery, @CurrentActor() actor: Actor): Promise<Listing<CarrierView>> {
    return this.carriers.list(query, actor);
  }

  @OneRoute('carriers', CarrierView)
  @Access(CONSULTS_REFERENCES)
  one(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<CarrierView> {
    return this.carriers.one(id, actor);
  }

  @CreateRoute('carriers')
  create(@Body() body: CarrierBody, @CurrentActor() actor: Actor): Promise<CreatedRecord> {
    return this.carriers.create(body, actor);
  }

  @UpdateRoute('carriers', CarrierView)
  update(
    @Param('id') id: string | undefined,
    @Body() body: CarrierBody,
    @CurrentActor() actor: Actor,
  ): Promise<CarrierView> {
    return this.carriers.update(id, body, actor);
  }

  @StatusRoute('carriers', CarrierView)
  setStatus(@Body() status: StatusBody, @CurrentActor() actor: Actor): Promise<CarrierView> {
    return this.carriers.setStatus(status, actor);
  }
}
