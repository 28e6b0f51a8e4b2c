import { column } from '../column.js';
import { exportedList } from '../list.js';
import { yesOrNo } from '../words.js';
import { equals, recordQuery } from './record-query.js';

interface ValueRow {
  readonly list: string;
  readonly code: string;
  readonly french: string | null;
  readonly english: string | null;
  readonly active: boolean;
}

const VALUES = {
  select: `SELECT r.list, r.code, r.labels ->> '1' AS french, r.labels ->> '2' AS english, r.active
    FROM reference.value_list_entry r`,
  orderBy: 'r.list, r.rank, r.code',
  searched: `concat_ws(' ', r.code, r.labels ->> '1', r.labels ->> '2')`,
  conditions: { list: equals('r.list', 'text'), active: equals('r.active', 'boolean') },
};

/** Parameters: ids, q (patterns), list, active. */
export const valueListList = exportedList<ValueRow>({
  title: { fr: 'Listes de valeurs', en: 'Value lists' },
  query: (given) => recordQuery(VALUES, given),
  columns: ({ language }) => [
    column('Liste', 'List', 'text', 22, (row) => row.list),
    column('Code', 'Code', 'text', 24, (row) => row.code),
    column('Libellé français', 'French label', 'text', 40, (row) => row.french),
    column('Libellé anglais', 'English label', 'text', 40, (row) => row.english),
    column('Actif', 'Active', 'text', 8, (row) => yesOrNo(language, row.active)),
  ],
});
