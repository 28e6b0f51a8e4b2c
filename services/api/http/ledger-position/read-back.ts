import { HttpStatus, Injectable } from '@nestjs/common';
import type { ReadModel } from '../../../../projections/index.js';
import { ProjectionProgress } from '../../../../projections/progress.js';
import { ApiCode } from '../../../words/codes.js';
import { ApiError } from '../errors/api-error.js';

const WAIT_LIMIT_MS = 5_000;

/** For commands that answer a record: the read models must show the command's effect first. */
@Injectable()
export class ReadBack {
  constructor(private readonly progress: ProjectionProgress) {}

  /**
   * @param readModels those that the record is read from
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
    return read();
  }
}
