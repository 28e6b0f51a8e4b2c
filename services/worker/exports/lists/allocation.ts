import {
  ALLOCATION_COLUMNS,
  type AllocationRecord,
  type AllocationSearch,
  allocationValues,
  BY_NAME,
  FOUND_ALLOCATIONS,
  plannedDays,
  TAKEN,
} from '../../../../projections/allocation/search.js';
import { dosesOf, dosesOfWeek, packagesOfWeek, residualOf } from '../../../domain/allocation/plan.js';
import { dosesIn } from '../../../domain/shared/doses.js';
import { enumerationWord, heading } from '../../../words/catalogue.js';
import { column, exportedList } from '../list.js';
import type { Names } from '../names.js';

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

const packagesPlanned = (row: AllocationRecord, names: Names): number =>
  packagesOfWeek(row.mode, plannedDays(row), names.product(row.product_id).doses);

const dosesPlanned = (row: AllocationRecord, names: Names): number =>
  dosesOfWeek(row.mode, plannedDays(row), names.product(row.product_id).doses);

const query = (search: AllocationSearch) => ({
  text: `SELECT ${ALLOCATION_COLUMNS}, ${TAKEN} AS taken, centre.name, product.commercial_name
    FROM ${FOUND_ALLOCATIONS}`,
  orderBy: `a.week, ${BY_NAME}`,
  values: allocationValues(search),
});

/**
 * A row for each plan, with its days, and with the first and second doses of each day. Parameters: a search of plans.
 */
export const allocationList = exportedList<AllocationRecord, AllocationSearch>({
  query,
  columns: (names) => [
    column('weekOf', 'date', 12, (row) => row.week),
    column('centre', 'text', 28, (row) => names.centre(row.centre_id)),
    column('product', 'text', 24, (row) => names.product(row.product_id).name),
    column('packaging', 'text', 16, (row) => names.product(row.product_id).packaging),
    column('mode', 'text', 18, (row) => enumerationWord('quantityMode', row.mode, names.language)),
    ...DAYS.flatMap((day, index) => {
      const planned = (row: AllocationRecord) => plannedDays(row)[index]!;
      const round = (name: 'firstDoses' | 'secondDoses') =>
        column<AllocationRecord>({ name: day, unit: heading(name, names.language) }, 'whole', 11, (row) =>
          row.mode === 'DOSE' ? planned(row)[name] : null,
        );
      return [
        column<AllocationRecord>(day, 'whole', 11, (row) =>
          row.mode === 'DOSE' ? dosesOf(planned(row)) : planned(row).packages,
        ),
        round('firstDoses'),
        round('secondDoses'),
      ];
    }),
    column('totalPackages', 'whole', 14, (row) => packagesPlanned(row, names)),
    column('totalDoses', 'decimal', 14, (row) => dosesPlanned(row, names)),
    column('confirmedQuantity', 'whole', 14, (row) => row.taken),
    column('residualPackages', 'whole', 18, (row) => residualOf(packagesPlanned(row, names), row.taken)),
    column('residualDoses', 'decimal', 18, (row) =>
      residualOf(dosesPlanned(row, names), dosesIn(row.taken, names.product(row.product_id).doses)),
    ),
  ],
});

interface TotalRow {
  readonly centre_id: string;
  readonly product_id: string;
  readonly weeks: number;
  readonly packages: number;
  readonly doses: number;
  readonly taken: number;
  readonly residual_packages: number;
  readonly residual_doses: number;
}

const sum = (array: string) => `(SELECT coalesce(sum(day), 0) FROM unnest(a.${array}) AS day)`;
const PACKAGES = sum('packages');
const DOSES = `(${sum('first_doses')} + ${sum('second_doses')})`;
const PER_PACKAGE = 'coalesce(product.doses_per_package, 1)';

/**
 * One row for each centre and product, with sums over its weeks (docs/rules/allocations.md, AL-3 and AL-4). What is
 * left is computed for each week and then added up: a week that took more than planned does not lower what is left of
 * another. Parameters: a search of plans.
 */
export const allocationTotalList = exportedList<TotalRow, AllocationSearch>({
  query: (search) => ({
    text: `WITH plan AS MATERIALIZED (
        SELECT a.centre_id, a.product_id, centre.name AS centre_name, product.commercial_name AS product_name,
               CASE a.mode WHEN 'DOSE' THEN ceil(${DOSES} / ${PER_PACKAGE}) ELSE ${PACKAGES} END AS packages,
               CASE a.mode WHEN 'DOSE' THEN ${DOSES} ELSE ${PACKAGES} * ${PER_PACKAGE} END AS doses,
               ${TAKEN} AS taken, ${PER_PACKAGE} AS per_package
          FROM ${FOUND_ALLOCATIONS}
      )
      SELECT plan.centre_id, plan.product_id, count(*)::int AS weeks, sum(plan.packages)::float8 AS packages,
        sum(plan.doses)::float8 AS doses, sum(plan.taken)::float8 AS taken,
        sum(greatest(plan.packages - plan.taken, 0))::float8 AS residual_packages,
        sum(greatest(plan.doses - plan.taken::numeric * plan.per_package, 0))::float8 AS residual_doses
      FROM plan
     GROUP BY plan.centre_id, plan.product_id, plan.centre_name, plan.product_name`,
    orderBy: `plan.centre_name COLLATE reference.alphabetical, plan.product_name COLLATE reference.alphabetical,
      plan.centre_id, plan.product_id`,
    values: allocationValues(search),
  }),
  columns: (names) => [
    column('centre', 'text', 28, (row) => names.centre(row.centre_id)),
    column('product', 'text', 24, (row) => names.product(row.product_id).name),
    column('packaging', 'text', 16, (row) => names.product(row.product_id).packaging),
    column('weekCount', 'whole', 12, (row) => row.weeks),
    column('totalPackages', 'whole', 14, (row) => row.packages),
    column('totalDoses', 'decimal', 14, (row) => row.doses),
    column('confirmedQuantity', 'whole', 14, (row) => row.taken),
    column('residualPackages', 'whole', 18, (row) => row.residual_packages),
    column('residualDoses', 'decimal', 18, (row) => row.residual_doses),
  ],
});
