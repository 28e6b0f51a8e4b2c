import { Body, Controller, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AuditTrail } from '../../reference-data/audit/audit-trail.js';
import type { Actor } from '../../reference-data/user/actor.js';
import { changeOwnAccount } from '../../reference-data/user/own-account.js';
import type { User } from '../../reference-data/user/user.entity.js';
import { UserDirectory } from '../../reference-data/user/user-directory.js';
import { API } from '../http/api.js';
import { Access, CurrentActor } from './access.js';
import { AccountDto } from './account.dto.js';
import { DateFormatDto, LanguageDto, MorningMailDto } from './preferences.dto.js';

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
