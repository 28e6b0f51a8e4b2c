import { Controller, Get, Param, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../reference-data/user/actor.js';
import { ADMINISTRATORS } from '../administration/access.js';
import { ListRoute } from '../administration/records/routes.js';
import { Access, CurrentActor } from '../auth/access.js';
import { API } from '../http/api.js';
import { AnswersFile, fileAnswer } from '../http/file-answer.js';
import type { Listing } from '../http/lists/listing.js';
import { OutboxMailRow, OutboxMailView, OutboxQuery } from './outbox.dto.js';
import { OutboxMails } from './outbox-mails.js';

const MAIL = { name: 'id', description: 'Name of the mail’s file.', type: String };

/** Mails carry links that change passwords, which are shown to administrators of a demonstration alone. */
@ApiTags('Outbox')
@Controller(`${API}/outbox`)
@Access(ADMINISTRATORS)
export class OutboxController {
  constructor(private readonly mails: OutboxMails) {}

  @ListRoute('mails that no server has taken, the latest first', OutboxMailRow)
  list(@Query() query: OutboxQuery): Promise<Listing<OutboxMailRow>> {
    return this.mails.list(query);
  }

  @Get(':id')
  @ApiParam(MAIL)
  @ApiOperation({ summary: 'A mail of the outbox' })
  @ApiOkResponse({ type: OutboxMailView })
  one(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<OutboxMailView> {
    return this.mails.one(id, actor);
  }

  @Get(':id/file')
  @ApiParam(MAIL)
  @ApiOperation({ summary: 'A mail of the outbox, for a mail program' })
  @AnswersFile('message/rfc822', 'The mail as a server would have been given it.')
  async file(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<StreamableFile> {
    return fileAnswer(await this.mails.file(id, actor));
  }
}
