import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { LANGUAGE_IDS, type LanguageId } from '../../../reference-data/value-list/language-id.js';
import * as shows from '../../http/fields/answer-fields.js';
import { FlagFilter } from '../../http/fields/query-filters.js';

export class ValueListQuery {
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

export class ValueDto {
  @shows.text('What goes over the wire.', { example: 'VACCIN' })
  code!: string;

  @shows.text('What the user reads.', { example: 'Vaccin' })
  label!: string;

  @shows.flag('Whether it is still offered; only with `avecInactifs`.', { optional: true })
  actif?: boolean;
}
