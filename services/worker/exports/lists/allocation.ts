import {
  type AllocationSearch,
  allocationValues,
  BY_NAME,
  FOUND_ALLOCATIONS,
  TAKEN,
} from '../../../../projections/allocation/search.js';
import type { PlannedDay } from '../../../domain/allocation/events.js';
import { dosesOf, dosesOfWeek, packagesOfWeek, residualOf } from '../../../domain/allocation/plan.js';
import { dosesIn, packagesFor } from '../../../domain/shared/doses.js';
import type { QuantityMode } from '../../../domain/shared/quantity-mode.js';
import { enumerationWord } from '../../../words/catalogue.js';
import { column } from '../column.js';
import { exportedList } from '../list.js';
import type { Names } from '../names.js';

interface PlanRow {
  readonly centre_id: string;
  readonly product_id: string;
  readonly week: string;
  readonly mode: QuantityMode;
  readonly packages: readonly number[];
  readonly first_doses: readonly number[];
  readonly second_doses: readonly number[];
  readonly taken: number;
}

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

const daysOf = (row: PlanRow): readonly PlannedDay[] =>
  row.packages.map((packages, index) => ({
    packages,
    firstDoses: row.first_doses[index] ?? 0,
    secondDoses: row.second_doses[index] ?? 0,
  }));

const packagesIn = (row: PlanRow, names: Names): number =>
  packagesOfWeek(row.mode, daysOf(row), names.product(row.product_id).doses);

const query = (search: AllocationSearch) => ({
  text: `SELECT a.centre_id, a.product_id, a.week::text AS week, a.mode, a.packages, a.first_doses, a.second_doses,
      ${TAKEN} AS taken, centre.name, product.commercial_name
    FROM ${FOUND_ALLOCATIONS}`,
  orderBy: `a.week, ${BY_NAME}`,
  values: allocationValues(search),
});

/** A row a plan, with its days. Parameters: a search of plans. */
export const allocationList = exportedList<PlanRow, AllocationSearch>({
  query,
  columns: (names) => [
    column('weekOf', 'date', 12, (row) => row.week),
    column('centre', 'text', 28, (row) => names.centre(row.centre_id)),
    column('product', 'text', 24, (row) => names.product(row.product_id).name),
    column('packaging', 'text', 16, (row) => names.product(row.product_id).packaging),
    column('mode', 'text', 18, (row) => enumerationWord('quantityMode', row.mode, names.language)),
    ...DAYS.map((day, index) =>
      column<PlanRow>(day, 'whole', 11, (row) => {
        const planned = daysOf(row)[index]!;
        return row.mode === 'DOSE' ? dosesOf(planned) : planned.packages;
      }),
    ),
    column('totalPackages', 'whole', 14, (row) => packagesIn(row, names)),
    column('totalDoses', 'decimal', 14, (row) =>
      dosesOfWeek(row.mode, daysOf(row), names.product(row.product_id).doses),
    ),
    column('confirmedQuantity', 'whole', 14, (row) => row.taken),
    column('residual', 'whole', 14, (row) => residualOf(packagesIn(row, names), row.taken)),
  ],
});

interface TotalRow {
  readonly centre_id: string;
  readonly product_id: string;
  readonly weeks: number;
  /** Of the plans that are made in packages, and of those in doses. */
  readonly packages: number;
  readonly doses: number;
  readonly taken: number;
}

const sum = (array: string) => `(SELECT coalesce(sum(day), 0) FROM unnest(a.${array}) AS day)`;

/** A row a centre and product, its weeks added together. Parameters: a search of plans. */
export const allocationTotalList = exportedList<TotalRow, AllocationSearch>({
  query: (search) => ({
    text: `SELECT a.centre_id, a.product_id, count(*)::int AS weeks,
        sum(${sum('packages')})::float8 AS packages,
        sum(${sum('first_doses')} + ${sum('second_doses')})::float8 AS doses,
        sum(${TAKEN})::float8 AS taken
      FROM ${FOUND_ALLOCATIONS}
     GROUP BY a.centre_id, a.product_id`,
    orderBy: 'min(centre.name) COLLATE reference.alphabetical, a.centre_id, a.product_id',
    values: allocationValues(search),
  }),
  columns: (names) => [
    column('centre', 'text', 28, (row) => names.centre(row.centre_id)),
    column('product', 'text', 24, (row) => names.product(row.product_id).name),
    column('packaging', 'text', 16, (row) => names.product(row.product_id).packaging),
    column('weekCount', 'whole', 12, (row) => row.weeks),
    column('totalPackages', 'whole', 14, (row) => totalPackages(row, names)),
    column('totalDoses', 'decimal', 14, (row) => totalDoses(row, names)),
    column('confirmedQuantity', 'whole', 14, (row) => row.taken),
    column('residual', 'whole', 14, (row) => residualOf(totalPackages(row, names), row.taken)),
  ],
});

const totalPackages = ({ packages, doses, product_id }: TotalRow, names: Names): number =>
  packages + packagesFor(doses, names.product(product_id).doses);

const totalDoses = ({ packages, doses, product_id }: TotalRow, names: Names): number =>
  dosesIn(packages, names.product(product_id).doses) + doses;
