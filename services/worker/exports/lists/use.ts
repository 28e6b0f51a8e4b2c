import { column } from '../column.js';
import { exportedList } from '../list.js';
import { exportWord } from '../words.js';

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

/** Parameters: centreIds, productId, weekFrom and weekUntil (Mondays, the latter excluded). */
export const useList = exportedList<UseRow>({
  title: { fr: 'Utilisation', en: 'Use' },
  query: (given) => ({
    text: `SELECT u.centre_id, u.product_id, u.mode, u.day::text AS day, u.week_start::text AS week_start, u.first_doses,
        u.second_doses, u.third_doses, u.single_doses, u.declared_at, u.declared_by
      FROM read_model.use_declaration u
     WHERE u.centre_id = ANY ($1::uuid[]) AND ($2::uuid IS NULL OR u.product_id = $2)
       AND u.week_start >= $3::date AND u.week_start < $4::date`,
    orderBy: 'u.week_start, u.day NULLS FIRST, u.centre_id, u.product_id',
    values: [given.centreIds, given.productId ?? null, given.weekFrom, given.weekUntil],
  }),
  columns: (names) => [
    column('Centre', 'Centre', 'text', 28, (row) => names.centre(row.centre_id)),
    column('Produit', 'Product', 'text', 24, (row) => names.product(row.product_id).name),
    column('Déclaration', 'Declared by', 'text', 12, (row) => exportWord(names.language, row.mode)),
    column('Semaine du', 'Week of', 'date', 12, (row) => row.week_start),
    column('Jour', 'Day', 'date', 12, (row) => row.day),
    column('D1', 'D1', 'whole', 9, (row) => row.first_doses),
    column('D2', 'D2', 'whole', 9, (row) => row.second_doses),
    column('DR', 'DR', 'whole', 9, (row) => row.third_doses),
    column('DU', 'DU', 'whole', 9, (row) => row.single_doses),
    column('Déclaré le', 'Declared on', 'instant', 18, (row) => row.declared_at),
    column('Déclaré par', 'Declared by user', 'text', 24, (row) => names.user(row.declared_by)),
  ],
});
