import { Controller, Get, HttpStatus, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../reference-data/user/actor.js';
import { ApiCode } from '../../words/codes.js';
import { Access, CurrentActor } from '../auth/access.js';
import { API } from '../http/api.js';
import { ApiError } from '../http/errors/api-error.js';
import * as shows from '../http/fields/answer-fields.js';
import { StoredIdPipe } from '../http/fields/ids.js';
import { IdempotencyKeys } from '../http/idempotency/idempotency-keys.js';
import { KeyedCalls } from '../http/idempotency/keyed-calls.js';

/** How far a command is that was sent with an `Idempotency-Key`. */
class CommandProgressView {
  @shows.count('Done so far. Unit: what the command counts.', { example: 420 })
  fait!: number;

  @shows.count('In all; 0: not counted yet, or not by this command. Unit: what the command counts.', {
    example: 5_000,
  })
  total!: number;

  @shows.flag('The command has answered: sent again, it answers the same.', { example: false })
  termine!: boolean;
}

/** Progress of one's own commands (docs/rules/http.md, HT-13). */
@ApiTags('Commands')
@Controller(`${API}/commandes`)
@Access({ centre: 'none' })
export class CommandProgressController {
  constructor(
    private readonly calls: KeyedCalls,
    private readonly keys: IdempotencyKeys,
  ) {}

  @Get(':key')
  @ApiOperation({
    summary: 'How far a command is that runs under this Idempotency-Key; 404 where there is none',
  })
  @ApiOkResponse({ type: CommandProgressView })
  async progress(
    @Param('key', StoredIdPipe) key: string,
    @CurrentActor() actor: Actor,
  ): Promise<CommandProgressView> {
    // A caller who has the answer is not told that the command is still running.
    await this.calls.written({ userId: actor.userId, key });
    const progress = await this.keys.progressOf(actor.userId, key);
    if (!progress) throw new ApiError(HttpStatus.NOT_FOUND, ApiCode.notFound);
    return { fait: progress.done, total: progress.total, termine: progress.isAnswered };
  }
}
