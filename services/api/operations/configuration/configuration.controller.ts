import { Controller, Get, Inject } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Config } from '../../../platform/config.js';
import { CONFIG } from '../../../platform/tokens.js';
import { Public } from '../../auth/access.js';
import * as shows from '../../http/fields/answer-fields.js';

class ConfigurationDto {
  @shows.flag('Requests ask for the period that they cover.')
  replenishmentCoverage!: boolean;

  @shows.flag('Requests may be made in doses.')
  replenishmentDose!: boolean;

  @shows.flag('A dispatch preparation may be a transfer.')
  transfertPreparation!: boolean;

  @shows.choice('Language before anybody has chosen one.', ['fr', 'en'], { example: 'en' })
  defaultLanguage!: 'fr' | 'en';

  @shows.text('IANA zone of business days and weeks.', { example: 'Europe/Paris' })
  timeZone!: string;
}

@ApiTags('Operation')
@Public()
@Controller('api/configuration')
export class ConfigurationController {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  @Get()
  @ApiOperation({ summary: 'What the console needs to know before anybody has signed in' })
  @ApiOkResponse({ type: ConfigurationDto })
  read(): ConfigurationDto {
    const { features, defaultLanguage, timeZone } = this.config;
    return { ...features, defaultLanguage, timeZone };
  }
}
