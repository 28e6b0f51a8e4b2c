import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { Access } from '../../auth/access.js';
import { API } from '../../http/api.js';
import { TrackerDto } from './tracker.dto.js';
import { Tracker } from './tracker.entity.js';

@ApiTags('Reference lists')
@Controller(`${API}/referentiel/liste/tracker`)
export class TrackerListController {
  constructor(@InjectRepository(Tracker) private readonly trackers: Repository<Tracker>) {}

  @Get()
  @Access({ centre: 'none' })
  @ApiOperation({ summary: 'Trackers to choose from: the active ones, by name' })
  @ApiOkResponse({ type: [TrackerDto] })
  async list(): Promise<TrackerDto[]> {
    const found = await this.trackers.find({ where: { active: true }, order: { name: 'ASC' } });
    return found.map(TrackerDto.of);
  }
}
