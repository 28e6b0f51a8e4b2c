import { HttpStatus, Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { allocationTable } from '../../../../projections/allocation/table.js';
import { live } from '../../../../projections/table.js';
import { allocationId } from '../../../domain/allocation/decide.js';
import { PG_POOL } from '../../../platform/tokens.js';
import { Directory } from '../../../reference-data/directory.js';
import { ErrorCode } from '../../../words/codes.js';
import { ApiError, InvalidRequest, type Violation } from '../../http/errors/api-error.js';
import type { PlanKey } from '../../queries/allocation/residuals.js';
import type { CommandFacts } from '../facts.js';
import { Requests } from '../replenishment/requests.js';
import { mayPlanFor } from './plan-allocation.js';

/** Runs commands on plans, and says of what they refuse what only the read model knows. */
@Injectable()
export class Plans {
  constructor(
    private readonly requests: Requests,
    private readonly directory: Directory,
    @Inject(PG_POOL) private readonly pool: Pool,
  ) {}

  /**
   * Runs a command on a plan. Whether it is still there is for the domain to say: a command that is sent again finds
   * what it did, whatever became of the plan and of its centre since.
   *
   * @param command gets what refuses it unless it was executed before
   * @throws `missing` there is no such plan, or not one for whose centre the sender may plan; else as {@link withRefusals}
   */
  async on<T>(
    planId: string,
    facts: CommandFacts,
    missing: InvalidRequest | ApiError,
    command: (plan: PlanKey, faults: readonly Violation[]) => Promise<T>,
  ): Promise<T> {
    const plan = await this.keyOf(planId);
    if (!plan) throw missing;
    const faults = mayPlanFor(plan.centreId, facts) ? [] : [{ code: ErrorCode.noAllocation }];
    return this.withRefusals(plan, async () => {
      try {
        return await command(plan, faults);
      } catch (error) {
        const isMissing = faults.length > 0 && error instanceof InvalidRequest;
        throw isMissing || violationIn(error, ErrorCode.noAllocation) ? missing : error;
      }
    });
  }

  /**
   * Runs a command on plans of a centre and a product. Where two users plan the same week, the answer to the second one
   * names the first (docs/rules/allocations.md, AL-13).
   *
   * @throws ApiError 409 with the name of the user who changed the plan since it was read; whatever `command` throws
   */
  async withRefusals<T>(
    { centreId, productId }: { readonly centreId: string | null; readonly productId: string | null },
    command: () => Promise<T>,
  ): Promise<T> {
    try {
      return await command();
    } catch (error) {
      const conflict = violationIn(error, ErrorCode.allocationChanged);
      if (!conflict || centreId === null || productId === null) throw error;
      const planId = allocationId(centreId, productId, String(conflict.rejectedValue));
      throw new ApiError(HttpStatus.CONFLICT, ErrorCode.allocationChanged, {
        arguments: { editor: await this.editorOf(planId) },
        cause: error,
      });
    }
  }

  private async keyOf(planId: string): Promise<PlanKey | undefined> {
    await this.requests.catchUp();
    const { rows } = await this.pool.query<PlanKey>(
      `SELECT a.centre_id AS "centreId", a.product_id AS "productId", a.week::text AS week
         FROM ${live(allocationTable)} a WHERE a.id = $1`,
      [planId],
    );
    return rows[0];
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

const violationIn = (error: unknown, code: ErrorCode) =>
  error instanceof InvalidRequest ? error.violations.find((violation) => violation.code === code) : undefined;
