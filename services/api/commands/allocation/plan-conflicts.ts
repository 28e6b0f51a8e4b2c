import { HttpStatus, Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { allocationTable } from '../../../../projections/allocation/table.js';
import { live } from '../../../../projections/table.js';
import { DomainError } from '../../../domain/shared/error.js';
import { PG_POOL } from '../../../platform/tokens.js';
import { Directory } from '../../../reference-data/directory.js';
import { ErrorCode } from '../../../words/codes.js';
import { ApiError, InvalidRequest } from '../../http/errors/api-error.js';
import { Requests } from '../replenishment/requests.js';

/** Two users plan the same week: the answer to the second one names the first (docs/rules/allocations.md, AL-13). */
@Injectable()
export class PlanConflicts {
  constructor(
    private readonly requests: Requests,
    private readonly directory: Directory,
    @Inject(PG_POOL) private readonly pool: Pool,
  ) {}

  /**
   * Runs a command on a plan.
   *
   * @throws ApiError 409 with the name of the user who changed the plan since it was read; whatever `command` throws
   */
  async told<T>(planId: string, command: () => Promise<T>): Promise<T> {
    try {
      return await command();
    } catch (error) {
      if (!isConflict(error)) throw error;
      throw new ApiError(HttpStatus.CONFLICT, ErrorCode.allocationChanged, {
        arguments: { editor: await this.editorOf(planId) },
        cause: error,
      });
    }
  }

  private async editorOf(planId: string): Promise<string> {
    await this.requests.catchUp();
    const { rows } = await this.pool.query<{ changed_by: string }>(
      `SELECT a.changed_by FROM ${live(allocationTable)} a WHERE a.id = $1`,
      [planId],
    );
    return rows[0] ? this.directory.userName(rows[0].changed_by) : '';
  }
}

const isConflict = (error: unknown): boolean =>
  (error instanceof DomainError || error instanceof InvalidRequest) &&
  error.violations.some(({ code }) => code === ErrorCode.allocationChanged);
