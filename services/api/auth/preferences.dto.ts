import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import type { DateFormat } from '../../reference-data/user/user.definition.js';
import type { Language } from '../../words/language.js';

export class LanguageDto {
  @ApiProperty({
    description: 'Language of the interface and of messages.',
    enum: ['fr', 'en'],
    example: 'fr',
  })
  @IsIn(['fr', 'en'])
  langue!: Language;
}

export class DateFormatDto {
  @ApiProperty({
    description: 'How dates are shown: FR DD/MM/YYYY, EN MM/DD/YYYY.',
    enum: ['FR', 'EN'],
    example: 'FR',
  })
  @IsIn(['FR', 'EN'])
  dateFormat!: DateFormat;
}
