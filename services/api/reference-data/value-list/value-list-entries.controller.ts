import { Body, Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ADMINISTRATORS, CONSULTS_ADMINISTRATION } from '../../administration-support/access.js';
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
import { ValueListEntries } from './value-list-entries.js';
import { ValueListEntryBody, ValueListEntryQuery, ValueListEntryView } from './value-list-record.dto.js';

@ApiTags('Value lists')
@Controller(`${API}/value-list`)
@Access(ADMINISTRATORS)
export class ValueListEntriesController {
  constructor(private readonly values: ValueListEntries) {}

  @ListRoute('values of all lists', ValueListEntryView, 'all')
  @Access(CONSULTS_ADMINISTRATION)
  list(
    @Query(ListPipe) query: ValueListEntryQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Listing<ValueListEntryView>> {
    return this.values.list(query, actor);
  }

  @OneRoute('values', ValueListEntryView)
  @Access(CONSULTS_ADMINISTRATION)
  one(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<ValueListEntryView> {
    return this.values.one(id, actor);
  }

  @CreateRoute('values')
  create(@Body() body: ValueListEntryBody, @CurrentActor() actor: Actor): Promise<CreatedRecord> {
    return this.values.create(body, actor);
  }

  @UpdateRoute('values', ValueListEntryView)
  update(
    @Param('id') id: string | undefined,
    @Body() body: ValueListEntryBody,
    @CurrentActor() actor: Actor,
  ): Promise<ValueListEntryView> {
    return this.values.update(id, body, actor);
  }

  @StatusRoute('values', ValueListEntryView)
  setStatus(@Body() status: StatusBody, @CurrentActor() actor: Actor): Promise<ValueListEntryView> {
    return this.values.setStatus(status, actor);
  }
}
