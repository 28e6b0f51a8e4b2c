import { live } from '../../../../projections/table.js';
import { useDeclarationTable } from '../../../../projections/use-declaration/table.js';
import { enumerationWord } from '../../../words/catalogue.js';
import { column } from '../column.js';
import { exportedList } from '../list.js';

interface UseRow {
  readonly centre_id: string;
  readonly product_id: string;
  readonly mode: string;
  readonly day: string | null;
  readonly week_start: string;
  readonly first_doses: number;
  readonly second_doses: number;
  readonly third_doses: number;
  readonly single_doses: number;
  readonly declared_at: Date;
  readonly declared_by: string;
}

/**
 * What was declared in one mode, as the screen shows it. Parameters: centreIds, productId, mode, weekFrom and weekUntil
 * (Mondays, the latter excluded).
 */
export const useList = exportedList<UseRow>({
  query: (given) => ({
    text: `SELECT u.centre_id, u.product_id, u.mode, u.day::text AS day, u.week_start::text AS week_start, u.first_doses,
        u.second_doses, u.third_doses, u.single_doses, u.declared_at, u.declared_by
      FROM ${live(useDeclarationTable)} u
      LEFT JOIN reference.centre centre ON centre.id = u.centre_id
      LEFT JOIN reference.product product ON product.id = u.product_id
     WHERE u.centre_id = ANY ($1::uuid[]) AND ($2::uuid IS NULL OR u.product_id = $2)
       AND u.week_start >= $3::date AND u.week_start < $4::date AND u.mode = $5`,
    orderBy: `u.week_start, u.day, centre.name COLLATE reference.alphabetical,
      product.commercial_name COLLATE reference.alphabetical, u.centre_id, u.product_id`,
    values: [given.centreIds, given.productId ?? null, given.weekFrom, given.weekUntil, given.mode],
  }),
  columns: (names) => [
    column('centre', 'text', 28, (row) => names.centre(row.centre_id)),
    column('product', 'text', 24, (row) => names.product(row.product_id).name),
    column('declaration', 'text', 12, (row) =>
      enumerationWord('administrationMode', row.mode, names.language),
    ),
    column('weekOf', 'date', 12, (row) => row.week_start),
    column('day', 'date', 12, (row) => row.day),
    column('firstDoses', 'whole', 9, (row) => row.first_doses),
    column('secondDoses', 'whole', 9, (row) => row.second_doses),
    column('thirdDoses', 'whole', 9, (row) => row.third_doses),
    column('singleDoses', 'whole', 9, (row) => row.single_doses),
    column('declaredOn', 'instant', 18, (row) => row.declared_at),
    column('declaredBy', 'text', 24, (row) => names.user(row.declared_by)),
  ],
});
