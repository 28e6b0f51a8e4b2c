import { live, type Stored } from '../../../../projections/table.js';
import { useDeclarationTable } from '../../../../projections/use-declaration/table.js';
import { enumerationWord } from '../../../words/catalogue.js';
import { column, exportedList } from '../list.js';
import type { Names } from '../names.js';

type UseRow = Omit<Stored<typeof useDeclarationTable>, 'id' | 'week_end'>;

type WeekRow = Omit<UseRow, 'mode' | 'day' | 'declared_at' | 'declared_by'>;

/** With the values of centreIds, productId, weekFrom and weekUntil (Mondays, the latter excluded). */
const DECLARED = `${live(useDeclarationTable)} u
      LEFT JOIN reference.centre centre ON centre.id = u.centre_id
      LEFT JOIN reference.product product ON product.id = u.product_id
     WHERE u.centre_id = ANY ($1::uuid[]) AND ($2::uuid IS NULL OR u.product_id = $2)
       AND u.week_start >= $3::date AND u.week_start < $4::date`;

const BY_NAME = `centre.name COLLATE reference.alphabetical,
      product.commercial_name COLLATE reference.alphabetical, u.centre_id, u.product_id`;

const ofWhat = (names: Names) => [
  column<WeekRow>('centre', 'text', 28, (row) => names.centre(row.centre_id)),
  column<WeekRow>('product', 'text', 24, (row) => names.product(row.product_id).name),
];

const DOSES = [
  column<WeekRow>('firstDoses', 'whole', 9, (row) => row.first_doses),
  column<WeekRow>('secondDoses', 'whole', 9, (row) => row.second_doses),
  column<WeekRow>('thirdDoses', 'whole', 9, (row) => row.third_doses),
  column<WeekRow>('singleDoses', 'whole', 9, (row) => row.single_doses),
];

/** What was declared in one mode, as the screen shows it. */
export const useList = exportedList<UseRow>({
  query: (given) => ({
    text: `SELECT u.centre_id, u.product_id, u.mode, u.day::text AS day, u.week_start::text AS week_start, u.first_doses,
        u.second_doses, u.third_doses, u.single_doses, u.declared_at, u.declared_by
      FROM ${DECLARED} AND u.mode = $5`,
    orderBy: `u.week_start, u.day, ${BY_NAME}`,
    values: [given.centreIds, given.productId ?? null, given.weekFrom, given.weekUntil, given.mode],
  }),
  columns: (names) => [
    ...ofWhat(names),
    column('declaration', 'text', 12, (row) =>
      enumerationWord('administrationMode', row.mode, names.language),
    ),
    column('weekOf', 'date', 12, (row) => row.week_start),
    column('day', 'date', 12, (row) => row.day),
    ...DOSES,
    column('declaredOn', 'instant', 18, (row) => row.declared_at),
    column('declaredBy', 'text', 24, (row) => names.user(row.declared_by)),
  ],
});

/** One row for each centre, product and week, whether it was declared by day or by week. */
export const weeklyUseList = exportedList<WeekRow>({
  query: (given) => ({
    text: `SELECT u.centre_id, u.product_id, u.week_start::text AS week_start, sum(u.first_doses)::float8 AS first_doses,
        sum(u.second_doses)::float8 AS second_doses, sum(u.third_doses)::float8 AS third_doses,
        sum(u.single_doses)::float8 AS single_doses
      FROM ${DECLARED}
     GROUP BY u.week_start, u.centre_id, u.product_id, centre.name, product.commercial_name`,
    orderBy: `u.week_start, ${BY_NAME}`,
    values: [given.centreIds, given.productId ?? null, given.weekFrom, given.weekUntil],
  }),
  columns: (names) => [...ofWhat(names), column('weekOf', 'date', 12, (row) => row.week_start), ...DOSES],
});
