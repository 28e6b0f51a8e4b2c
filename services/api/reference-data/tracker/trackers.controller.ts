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
import { TrackerBody, TrackerQuery, TrackerView } from './tracker-record.dto.js';
import { Trackers } from './trackers.js';

@ApiTags('Trackers')
@Controller(`${API}/referentiel/tracker`)
@Access(ADMINISTRATORS)
export class TrackersController {
  constructor(private readonly trackers: Trackers) {}

  @ListRoute('trackers', TrackerView)
  @Access(CONSULTS_REFERENCES)
  list(@Query(ListPipe) query: TrackerQuery, @CurrentActor() actor: Actor): Promise<Listing<TrackerView>> {
    return this.trackers.list(query, actor);
  }

  @OneRoute('trackers', TrackerView)
  @Access(CONSULTS_REFERENCES)
  one(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<TrackerView> {
    return this.trackers.one(id, actor);
  }

  @CreateRoute('trackers')
  create(@Body() body: TrackerBody, @CurrentActor() actor: Actor): Promise<CreatedRecord> {
    return this.trackers.create(body, actor);
  }

  @UpdateRoute('trackers', TrackerView)
  update(
    @Param('id') id: string | undefined,
    @Body() body: TrackerBody,
    @CurrentActor() actor: Actor,
  ): Promise<TrackerView> {
    return this.trackers.update(id, body, actor);
  }

  @StatusRoute('trackers', TrackerView)
  setStatus(@Body() status: StatusBody, @CurrentActor() actor: Actor): Promise<TrackerView> {
    return this.trackers.setStatus(status, actor);
  }
}
