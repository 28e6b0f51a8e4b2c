import { Body, Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  ADMINISTRATORS,
  CONSULTS_ADMINISTRATION,
  DISPATCH_ADMINISTRATORS,
} from '../../administration-support/access.js';
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
import { CentreChoiceDto } from './centre.dto.js';
import {
  AvailableCentresQuery,
  CentreBody,
  CentreQuery,
  CentreRow,
  CentreView,
} from './centre-record.dto.js';
import { Centres } from './centres.js';

@ApiTags('Centres')
@Controller(`${API}/centre`)
@Access(CONSULTS_ADMINISTRATION)
export class CentresController {
  constructor(private readonly centres: Centres) {}

  @ListRoute('centres', CentreRow)
  list(@Query(ListPipe) query: CentreQuery, @CurrentActor() actor: Actor): Promise<Listing<CentreRow>> {
    return this.centres.list(query, actor);
  }

  @Get('available')
  @ApiOperation({ summary: 'Centres that may be attached below a centre' })
  @ApiOkResponse({ type: [CentreChoiceDto] })
  available(@Query() query: AvailableCentresQuery, @CurrentActor() actor: Actor): CentreChoiceDto[] {
    return this.centres.available(query, actor);
  }

  @OneRoute('centres', CentreView)
  one(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<CentreView> {
    return this.centres.one(id, actor);
  }

  @CreateRoute('centres')
  @Access(DISPATCH_ADMINISTRATORS)
  create(@Body() body: CentreBody, @CurrentActor() actor: Actor): Promise<CreatedRecord> {
    return this.centres.create(body, actor);
  }

  @UpdateRoute('centres', CentreView)
  @Access(ADMINISTRATORS)
  update(
    @Param('id') id: string | undefined,
    @Body() body: CentreBody,
    @CurrentActor() actor: Actor,
  ): Promise<CentreView> {
    return this.centres.update(id, body, actor);
  }

  @StatusRoute('centres', CentreView)
  setStatus(@Body() status: StatusBody, @CurrentActor() actor: Actor): Promise<CentreView> {
    return this.centres.setStatus(status, actor);
  }
}
