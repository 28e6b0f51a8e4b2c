import { Body, Controller, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { Access, CurrentActor } from '../../auth/access.js';
import { AccountDto } from '../../auth/account.dto.js';
import type { Actor } from '../../auth/actor.js';
import { API } from '../../http/api.js';
import { DateFormatDto, LanguageDto } from './preferences.dto.js';
import { User } from './user.entity.js';
import { UserDirectory } from './user-directory.js';

@ApiTags('Preferences')
@Controller(`${API}/utilisateurs`)
export class PreferencesController {
  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly directory: UserDirectory,
  ) {}

  @Put('langue')
  @Access({ centre: 'none' })
  @ApiOperation({ summary: 'Choose one’s language' })
  @ApiOkResponse({ type: AccountDto })
  language(@CurrentActor() { userId }: Actor, @Body() { langue }: LanguageDto): Promise<AccountDto> {
    return this.change(userId, { language: langue });
  }

  @Put('format-date')
  @Access({ centre: 'none' })
  @ApiOperation({ summary: 'Choose how dates are shown' })
  @ApiOkResponse({ type: AccountDto })
  dateFormat(@CurrentActor() { userId }: Actor, @Body() { dateFormat }: DateFormatDto): Promise<AccountDto> {
    return this.change(userId, { dateFormat });
  }

  private async change(id: string, preference: Partial<User>): Promise<AccountDto> {
    await this.users.update({ id }, preference);
    await this.directory.reloadUser(id);
    return AccountDto.of(this.directory.user(id)!);
  }
}
