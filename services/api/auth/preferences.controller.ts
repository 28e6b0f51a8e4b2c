import { Body, Controller, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsBoolean, IsIn } from 'class-validator';
import { AuditTrail } from '../../reference-data/audit/audit-trail.js';
import type { Actor } from '../../reference-data/user/actor.js';
import { changeOwnAccount } from '../../reference-data/user/own-account.js';
import type { User } from '../../reference-data/user/user.entity.js';
import { UserDirectory } from '../../reference-data/user/user-directory.js';
import type { Language } from '../../words/language.js';
import { DATE_FORMATS, type DateFormat } from '../../words/reader.js';
import { API } from '../http/api.js';
import { Access, CurrentActor } from './access.js';
import { AccountDto } from './account.dto.js';

class LanguageDto {
  @ApiProperty({
    description: 'Language of the interface and of messages.',
    enum: ['fr', 'en'],
    example: 'fr',
  })
  @IsIn(['fr', 'en'])
  langue!: Language;
}

class DateFormatDto {
  @ApiProperty({
    description: 'How dates are shown: FR DD/MM/YYYY, EN MM/DD/YYYY; null: as the language has it.',
    enum: DATE_FORMATS,
    nullable: true,
    example: 'FR',
  })
  @IsIn([...DATE_FORMATS, null])
  dateFormat!: DateFormat | null;
}

class MorningMailDto {
  @ApiProperty({ description: 'Be written to every morning about what needs attention.', example: true })
  @IsBoolean()
  actif!: boolean;
}

@ApiTags('Preferences')
@Controller(`${API}/utilisateurs`)
export class PreferencesController {
  constructor(
    private readonly trail: AuditTrail,
    private readonly directory: UserDirectory,
  ) {}

  @Put('langue')
  @Access({ centre: 'none', openToAuditors: true })
  @ApiOperation({ summary: 'Choose one’s language' })
  @ApiOkResponse({ type: AccountDto })
  language(@CurrentActor() actor: Actor, @Body() { langue }: LanguageDto): Promise<AccountDto> {
    return this.change(actor, { language: langue });
  }

  @Put('format-date')
  @Access({ centre: 'none', openToAuditors: true })
  @ApiOperation({ summary: 'Choose how dates are shown' })
  @ApiOkResponse({ type: AccountDto })
  dateFormat(@CurrentActor() actor: Actor, @Body() { dateFormat }: DateFormatDto): Promise<AccountDto> {
    return this.change(actor, { dateFormat });
  }

  @Put('recapitulatif')
  @Access({ centre: 'none', openToAuditors: true })
  @ApiOperation({ summary: 'Choose whether to be written to every morning about what needs attention' })
  @ApiOkResponse({ type: AccountDto })
  morningMail(@CurrentActor() actor: Actor, @Body() { actif }: MorningMailDto): Promise<AccountDto> {
    return this.change(actor, { morningMail: actif });
  }

  private async change(actor: Actor, preference: Partial<User>): Promise<AccountDto> {
    await this.trail.change(actor, ({ manager }) => changeOwnAccount(manager, actor.userId, preference));
    return AccountDto.of(this.directory.user(actor.userId)!);
  }
}
