/** Finding plans, and what the requests of their weeks have been promised: the same for their list and for its exports. */
import type { PlannedDay } from '../../services/domain/allocation/events.js';
import { COUNTED_STATUSES } from '../../services/domain/replenishment/request-status.js';
import { replenishmentTable } from '../replenishment/tables.js';
import { live, type RecordOf, type Stored, select } from '../table.js';
import { allocationTable } from './table.js';

/** Packages that the requests of the plan's week were promised; `a` is the plan, $1 the statuses that count. */
export const TAKEN = `coalesce((SELECT sum(r.confirmed_quantity) FROM ${live(replenishmentTable)} r
   WHERE r.centre_id = a.centre_id AND r.product_id = a.product_id AND r.confirmed_week = a.week
     AND r.kind = 'CENTRE' AND r.status = ANY ($1::text[])), 0)::float8`;

/** Columns of {@link AllocationRecord} but `taken`; the alias of the table is `a`. */
export const ALLOCATION_COLUMNS = select(
  allocationTable,
  'a',
  'id',
  'centre_id',
  'product_id',
  'week',
  'mode',
  'packages',
  'first_doses',
  'second_doses',
  'version',
  'changed_at',
  'changed_by',
);

export interface AllocationRecord extends RecordOf<typeof ALLOCATION_COLUMNS> {
  /** Packages that are promised to requests of the week. */
  readonly taken: number;
}

/** What is planned for a week. */
export type PlanCells = Pick<
  Stored<typeof allocationTable>,
  'mode' | 'packages' | 'first_doses' | 'second_doses'
>;

export const plannedDays = (plan: Omit<PlanCells, 'mode'>): readonly PlannedDay[] =>
  plan.packages.map((count, index) => ({
    packages: count,
    firstDoses: plan.first_doses[index] ?? 0,
    secondDoses: plan.second_doses[index] ?? 0,
  }));

export interface AllocationSearch {
  /** Centres within reach. */
  readonly centreIds: readonly string[];
  readonly productId: string | null;
  readonly centreId: string | null;
  /** Mondays, `YYYY-MM-DD`, the latter excluded; null: no bound. */
  readonly weekFrom: string | null;
  readonly weekUntil: string | null;
}

/** FROM and WHERE of a search, over the live table with the alias `a`, with the names to sort by. */
export const FOUND_ALLOCATIONS = `${live(allocationTable)} a
  LEFT JOIN reference.centre centre ON centre.id = a.centre_id
  LEFT JOIN reference.product product ON product.id = a.product_id
  WHERE NOT a.removed AND a.centre_id = ANY ($2::uuid[]) AND cardinality($1::text[]) >= 0
    AND ($3::uuid IS NULL OR a.product_id = $3)
    AND ($4::uuid IS NULL OR a.centre_id = $4)
    AND ($5::date IS NULL OR a.week >= $5)
    AND ($6::date IS NULL OR a.week < $6)`;

/** $1 to $6 */
export const allocationValues = (search: AllocationSearch): unknown[] => [
  COUNTED_STATUSES,
  search.centreIds,
  search.productId,
  search.centreId,
  search.weekFrom,
  search.weekUntil,
];

export const BY_NAME =
  'centre.name COLLATE reference.alphabetical, product.commercial_name COLLATE reference.alphabetical, a.id';
