import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { InjectRepository } from '@nestjs/typeorm';
import { IsIn, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import type { Repository } from 'typeorm';
import type { Actor } from '../../../reference-data/user/actor.js';
import { LANGUAGE_IDS, type LanguageId, languageId } from '../../../reference-data/value-list/language-id.js';
import { ValueListEntry } from '../../../reference-data/value-list/value-list-entry.entity.js';
import { Access, CurrentActor } from '../../auth/access.js';
import { API } from '../../http/api.js';
import * as shows from '../../http/fields/answer-fields.js';
import { FlagFilter } from '../../http/fields/query-filters.js';

class ValueListQuery {
  @ApiProperty({ description: 'Code of the list.', example: 'PRODUCT_TYPE' })
  @IsString()
  @IsNotEmpty()
  @MaxLength(250)
  code!: string;

  @ApiProperty({
    description: 'Language of the labels: 1 French, 2 English. Left out: the user’s.',
    enum: LANGUAGE_IDS,
    required: false,
    example: '1',
  })
  @IsOptional()
  @IsIn(LANGUAGE_IDS)
  languageId?: LanguageId;

  @FlagFilter('Also the inactive choices, for what records still hold.')
  avecInactifs?: boolean;
}

class ValueDto {
  @shows.text('What goes over the wire.', { example: 'VACCIN' })
  code!: string;

  @shows.text('What the user reads.', { example: 'Vaccin' })
  label!: string;

  @shows.flag('Whether it is still offered; only with `avecInactifs`.', { optional: true })
  actif?: boolean;
}

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
