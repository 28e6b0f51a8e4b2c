import { Body, Controller, HttpCode, HttpStatus, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../reference-data/user/actor.js';
import { Access, CurrentActor } from '../../auth/access.js';
import { API } from '../../http/api.js';
import { ADMINISTRATORS } from '../access.js';
import { CentreMailBody, CentreMailQuery, CentreMailReport } from './centre-mail.dto.js';
import { CentreMail } from './centre-mail.js';

@ApiTags('Centres')
@Controller(`${API}/centre`)
export class CentreMailController {
  constructor(private readonly mail: CentreMail) {}

  @Post('mail')
  @HttpCode(HttpStatus.OK)
  @Access(ADMINISTRATORS)
  @ApiOperation({ summary: 'Write to the receivers of a centre, or of all active ones' })
  @ApiOkResponse({ type: CentreMailReport })
  send(
    @Query() { idCentre }: CentreMailQuery,
    @Body() body: CentreMailBody,
    @CurrentActor() actor: Actor,
  ): Promise<CentreMailReport> {
    return this.mail.send(idCentre, body, actor);
  }
}
