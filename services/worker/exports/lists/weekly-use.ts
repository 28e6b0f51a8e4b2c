import { live } from '../../../../projections/table.js';
import { useDeclarationTable } from '../../../../projections/use-declaration/table.js';
import { column } from '../column.js';
import { exportedList } from '../list.js';

interface WeekRow {
  readonly centre_id: string;
  readonly product_id: string;
  readonly week_start: string;
  readonly first_doses: number;
  readonly second_doses: number;
  readonly third_doses: number;
  readonly single_doses: number;
}

/**
 * A row a centre, product and week, however it was declared. Parameters: centreIds, productId, weekFrom and weekUntil
 * (Mondays, the latter excluded).
 */
export const weeklyUseList = exportedList<WeekRow>({
  query: (given) => ({
    text: `SELECT u.centre_id, u.product_id, u.week_start::text AS week_start, sum(u.first_doses)::float8 AS first_doses,
        sum(u.second_doses)::float8 AS second_doses, sum(u.third_doses)::float8 AS third_doses,
        sum(u.single_doses)::float8 AS single_doses
      FROM ${live(useDeclarationTable)} u
      LEFT JOIN reference.centre centre ON centre.id = u.centre_id
      LEFT JOIN reference.product product ON product.id = u.product_id
     WHERE u.centre_id = ANY ($1::uuid[]) AND ($2::uuid IS NULL OR u.product_id = $2)
       AND u.week_start >= $3::date AND u.week_start < $4::date
     GROUP BY u.week_start, u.centre_id, u.product_id, centre.name, product.commercial_name`,
    orderBy: `u.week_start, centre.name COLLATE reference.alphabetical,
      product.commercial_name COLLATE reference.alphabetical, u.centre_id, u.product_id`,
    values: [given.centreIds, given.productId ?? null, given.weekFrom, given.weekUntil],
  }),
  columns: (names) => [
    column('centre', 'text', 28, (row) => names.centre(row.centre_id)),
    column('product', 'text', 24, (row) => names.product(row.product_id).name),
    column('weekOf', 'date', 12, (row) => row.week_start),
    column('firstDoses', 'whole', 9, (row) => row.first_doses),
    column('secondDoses', 'whole', 9, (row) => row.second_doses),
    column('thirdDoses', 'whole', 9, (row) => row.third_doses),
    column('singleDoses', 'whole', 9, (row) => row.single_doses),
  ],
});
