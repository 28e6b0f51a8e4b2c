import { Controller, Get, Inject } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Config } from '../../../platform/config.js';
import { CONFIG } from '../../../platform/tokens.js';
import { Public } from '../../auth/access.js';
import { ConfigurationDto } from './configuration.dto.js';

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
