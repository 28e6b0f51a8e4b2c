import { Body, Controller, Get, HttpCode, HttpStatus, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../reference-data/user/actor.js';
import { Access, CurrentActor } from '../../auth/access.js';
import { API } from '../../http/api.js';
import { ADMINISTRATORS } from '../access.js';
import { CentreMailBody, CentreMailPreview, CentreMailQuery, CentreMailReport } from './centre-mail.dto.js';
import { CentreMail } from './centre-mail.js';

@ApiTags('Centres')
@Controller(`${API}/centre`)
export class CentreMailController {
  constructor(private readonly mail: CentreMail) {}

  @Get('mail/apercu')
  @Access(ADMINISTRATORS)
  @ApiOperation({ summary: 'How many receivers a mail to centres would have' })
  @ApiOkResponse({ type: CentreMailPreview })
  preview(@Query() query: CentreMailQuery): Promise<CentreMailPreview> {
    return this.mail.preview(query);
  }

  @Post('mail')
  @HttpCode(HttpStatus.OK)
  @Access(ADMINISTRATORS)
  @ApiOperation({
    summary: 'Write to the receivers of centres: of those that are chosen, or of all active ones',
  })
  @ApiOkResponse({ type: CentreMailReport })
  send(
    @Query() query: CentreMailQuery,
    @Body() body: CentreMailBody,
    @CurrentActor() actor: Actor,
  ): Promise<CentreMailReport> {
    return this.mail.send(query, body, actor);
  }
}
