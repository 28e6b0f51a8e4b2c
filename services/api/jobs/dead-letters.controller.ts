import { Controller, Delete, Get, HttpCode, HttpStatus, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { DeadLetters } from '../../jobs/dead-letters.js';
import { ApiCode } from '../../words/codes.js';
import { ADMINISTRATORS } from '../administration/access.js';
import { Access } from '../auth/access.js';
import { API } from '../http/api.js';
import { ApiError } from '../http/errors/api-error.js';
import { DeadLetterPath, DeadLetterView, ResentView } from './dead-letter.dto.js';

/** Mails, documents and exports that failed for good: nothing is lost without an administrator's word. */
@ApiTags('Jobs')
@Controller(`${API}/jobs/failed`)
@Access(ADMINISTRATORS)
export class DeadLettersController {
  constructor(private readonly letters: DeadLetters) {}

  @Get()
  @ApiOperation({ summary: 'Jobs that failed for good, latest first, at most 500 of each kind' })
  @ApiOkResponse({ type: [DeadLetterView] })
  list(): Promise<DeadLetterView[]> {
    return this.letters.list();
  }

  @Post('resend')
  @HttpCode(200)
  @ApiOperation({ summary: 'Try all of them again' })
  @ApiOkResponse({ type: ResentView })
  async resendAll(): Promise<ResentView> {
    return { resent: await this.letters.resendAll() };
  }

  @Post(':queue/:id/resend')
  @HttpCode(204)
  @ApiOperation({ summary: 'Try one of them again' })
  @ApiNoContentResponse({ description: 'It is on its queue again.' })
  async resend(@Param() { queue, id }: DeadLetterPath): Promise<void> {
    known(await this.letters.resend(queue, id));
  }

  @Delete(':queue/:id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Let one of them go' })
  @ApiNoContentResponse({ description: 'It is gone.' })
  async discard(@Param() { queue, id }: DeadLetterPath): Promise<void> {
    known(await this.letters.discard(queue, id));
  }
}

function known(found: boolean): void {
  if (!found) throw new ApiError(HttpStatus.NOT_FOUND, ApiCode.notFound);
}
