import { HttpStatus, Inject, Injectable } from '@nestjs/common';
import type { ReadModel } from '../../../../projections/index.js';
import { ProjectionProgress } from '../../../../projections/progress.js';
import { CLOCK, type Clock } from '../../../platform/tokens.js';
import { ApiCode } from '../../../words/codes.js';
import { ApiError } from '../errors/api-error.js';
import { atMoment } from './moment-asked.js';

const WAIT_LIMIT_MS = 5_000;

/**
 * For commands that answer a record: as the command left it, whatever others did to it since. So the answer is the same
 * when it is asked for again after a crash (docs/decisions/0003), and a record that was removed meanwhile is still there.
 */
@Injectable()
export class ReadBack {
  constructor(
    private readonly progress: ProjectionProgress,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * @param readModels those that the record is read from
   * @param read asks `ReadModels`
   * @throws ApiError 503; the command was executed all the same, and its key answers it later
   */
  async at<Record>(
    position: bigint,
    readModels: readonly ReadModel[],
    read: () => Promise<Record>,
  ): Promise<Record> {
    if (!(await this.progress.waitFor(position, WAIT_LIMIT_MS, readModels))) {
      throw new ApiError(HttpStatus.SERVICE_UNAVAILABLE, ApiCode.positionNotReached, { retryAfter: 1 });
    }
    return atMoment({ position, now: this.clock() }, read);
  }
}
