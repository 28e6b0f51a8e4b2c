import { Injectable } from '@nestjs/common';
import { type PlanCells, plannedDays } from '../../../../projections/allocation/search.js';
import { allocationTable } from '../../../../projections/allocation/table.js';
import { replenishmentTable } from '../../../../projections/replenishment/tables.js';
import { live } from '../../../../projections/table.js';
import { packagesOfWeek } from '../../../domain/allocation/plan.js';
import { COUNTED_STATUSES } from '../../../domain/replenishment/request-status.js';
import { Directory } from '../../../reference-data/directory.js';
import { ReadModels } from '../../http/ledger-position/read-models.js';

/** What identifies a plan; it never changes, even when the plan is removed. */
export interface PlanKey {
  readonly centreId: string;
  readonly productId: string;
  /** Monday, `YYYY-MM-DD`. */
  readonly week: string;
}

/** A plan and what its week's requests have been promised of it. Packages. */
export interface PlanUse {
  readonly total: number;
  readonly taken: number;
}

interface UseRecord extends PlanCells {
  readonly ordinal: number;
  readonly taken: number;
}

const USE = `SELECT k.ordinal::int AS ordinal, a.mode, a.packages, a.first_doses, a.second_doses,
    coalesce((SELECT sum(r.confirmed_quantity) FROM ${live(replenishmentTable)} r
               WHERE r.centre_id = k.centre_id AND r.product_id = k.product_id AND r.confirmed_week = k.week
                 AND r.kind = 'CENTRE' AND r.status = ANY ($4::text[])), 0)::float8 AS taken
   FROM unnest($1::uuid[], $2::uuid[], $3::date[]) WITH ORDINALITY AS k (centre_id, product_id, week, ordinal)
   JOIN ${live(allocationTable)} a
     ON a.centre_id = k.centre_id AND a.product_id = k.product_id AND a.week = k.week AND NOT a.removed`;

/** What the plans of weeks still leave (docs/rules/allocations.md, AL-4), as the read models show it. */
@Injectable()
export class Residuals {
  constructor(
    private readonly readModels: ReadModels,
    private readonly directory: Directory,
  ) {}

  /** In the order of the keys; null where there is no plan. */
  async of(keys: readonly PlanKey[]): Promise<readonly (PlanUse | null)[]> {
    if (keys.length === 0) return [];
    const { rows } = await this.readModels.query<UseRecord>(USE, [
      keys.map(({ centreId }) => centreId),
      keys.map(({ productId }) => productId),
      keys.map(({ week }) => week),
      COUNTED_STATUSES,
    ]);
    const found = new Map(rows.map((row) => [row.ordinal, row]));
    return keys.map(({ productId }, index) => {
      const row = found.get(index + 1);
      if (!row) return null;
      const doses = this.directory.product(productId)?.dosesPerPackage ?? 1;
      return { total: packagesOfWeek(row.mode, plannedDays(row), doses), taken: row.taken };
    });
  }
}
