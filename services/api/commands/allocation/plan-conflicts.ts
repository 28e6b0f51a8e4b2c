import { HttpStatus, Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { allocationTable } from '../../../../projections/allocation/table.js';
import { live } from '../../../../projections/table.js';
import { allocationId } from '../../../domain/allocation/decide.js';
import { PG_POOL } from '../../../platform/tokens.js';
import { Directory } from '../../../reference-data/directory.js';
import { ErrorCode } from '../../../words/codes.js';
import { ApiError, InvalidRequest } from '../../http/errors/api-error.js';
import { Requests } from '../replenishment/requests.js';

interface PlanPlace {
  readonly centreId: string | null;
  readonly productId: string | null;
}

/** Two users plan the same week: the answer to the second one names the first (docs/rules/allocations.md, AL-13). */
@Injectable()
export class PlanConflicts {
  constructor(
    private readonly requests: Requests,
    private readonly directory: Directory,
    @Inject(PG_POOL) private readonly pool: Pool,
  ) {}

  /**
   * Runs a command on plans of a centre and a product.
   *
   * @throws ApiError 409 with the name of the user who changed the plan since it was read; whatever `command` throws
   */
  async told<T>({ centreId, productId }: PlanPlace, command: () => Promise<T>): Promise<T> {
    try {
      return await command();
    } catch (error) {
      const week = changedWeekIn(error);
      if (week === undefined || centreId === null || productId === null) throw error;
      throw new ApiError(HttpStatus.CONFLICT, ErrorCode.allocationChanged, {
        arguments: { editor: await this.editorOf(allocationId(centreId, productId, week)) },
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

/** Monday of the first week that somebody else changed since it was read; undefined for any other error. */
function changedWeekIn(error: unknown): string | undefined {
  if (!(error instanceof InvalidRequest)) return undefined;
  const conflict = error.violations.find(({ code }) => code === ErrorCode.allocationChanged);
  return conflict && String(conflict.rejectedValue);
}
