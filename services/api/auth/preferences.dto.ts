import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn } from 'class-validator';
import type { Language } from '../../words/language.js';
import { DATE_FORMATS, type DateFormat } from '../../words/reader.js';

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
    description: 'How dates are shown: FR DD/MM/YYYY, EN MM/DD/YYYY; null: as the language has it.',
    enum: DATE_FORMATS,
    nullable: true,
    example: 'FR',
  })
  @IsIn([...DATE_FORMATS, null])
  dateFormat!: DateFormat | null;
}

export class MorningMailDto {
  @ApiProperty({ description: 'Be written to every morning about what needs attention.', example: true })
  @IsBoolean()
  actif!: boolean;
}
