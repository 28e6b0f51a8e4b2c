import { Body, Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ADMINISTRATORS, CONSULTS_REFERENCES } from '../../administration-support/access.js';
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
import { ContainerBody, ContainerQuery, ContainerView } from './container-record.dto.js';
import { Containers } from './containers.js';

@ApiTags('Containers')
@Controller(`${API}/referentiel/contenant`)
@Access(ADMINISTRATORS)
export class ContainersController {
  constructor(private readonly containers: Containers) {}

  @ListRoute('containers', ContainerView)
  @Access(CONSULTS_REFERENCES)
  list(
    @Query(ListPipe) query: ContainerQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Listing<ContainerView>> {
    return this.containers.list(query, actor);
  }

  @OneRoute('containers', ContainerView)
  @Access(CONSULTS_REFERENCES)
  one(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<ContainerView> {
    return this.containers.one(id, actor);
  }

  @CreateRoute('containers')
  create(@Body() body: ContainerBody, @CurrentActor() actor: Actor): Promise<CreatedRecord> {
    return this.containers.create(body, actor);
  }

  @UpdateRoute('containers', ContainerView)
  update(
    @Param('id') id: string | undefined,
    @Body() body: ContainerBody,
    @CurrentActor() actor: Actor,
  ): Promise<ContainerView> {
    return this.containers.update(id, body, actor);
  }

  @StatusRoute('containers', ContainerView)
  setStatus(@Body() status: StatusBody, @CurrentActor() actor: Actor): Promise<ContainerView> {
    return this.containers.setStatus(status, actor);
  }
}
