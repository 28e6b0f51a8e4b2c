import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { Actor } from '../../../reference-data/user/actor.js';
import { languageId } from '../../../reference-data/value-list/language-id.js';
import { ValueListEntry } from '../../../reference-data/value-list/value-list-entry.entity.js';
import { Access, CurrentActor } from '../../auth/access.js';
import { API } from '../../http/api.js';
import { ValueDto, ValueListQuery } from './value-list.dto.js';

@ApiTags('Reference lists')
@Controller(`${API}/value-list`)
export class ValueListController {
  constructor(@InjectRepository(ValueListEntry) private readonly entries: Repository<ValueListEntry>) {}

  @Get()
  @Access({ centre: 'none' })
  @ApiOperation({ summary: 'The choices of a list, in its order' })
  @ApiOkResponse({ type: [ValueDto] })
  async list(
    @Query() { code, languageId: wanted, avecInactifs }: ValueListQuery,
    @CurrentActor() { language }: Actor,
  ): Promise<ValueDto[]> {
    const found = await this.entries.find({
      where: { list: code, ...(!avecInactifs && { active: true }) },
      order: { rank: 'ASC', code: 'ASC' },
    });
    return found.map((entry) => ({
      code: entry.code,
      label: entry.labels[wanted ?? languageId(language)],
      ...(avecInactifs && { actif: entry.active }),
    }));
  }
}
