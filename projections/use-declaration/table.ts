import { mergeTable, type RowOf } from '../table.js';

const columns = {
  id: 'uuid NOT NULL',
  centre_id: 'uuid NOT NULL',
  product_id: 'uuid NOT NULL',
  /** JOUR or SEMAINE. */
  mode: 'text NOT NULL',
  /** `YYYY-MM-DD`; null in week mode. */
  day: 'date',
  /** Monday, `YYYY-MM-DD`. */
  week_start: 'date NOT NULL',
  /** Sunday, `YYYY-MM-DD`. */
  week_end: 'date NOT NULL',
  first_doses: 'integer NOT NULL',
  second_doses: 'integer NOT NULL',
  third_doses: 'integer NOT NULL',
  single_doses: 'integer NOT NULL',
  declared_at: 'timestamptz NOT NULL',
  declared_by: 'text NOT NULL',
} as const;

export type UseDeclarationRow = RowOf<typeof columns>;

/** Doses that a centre or point declared for a product and a period; the last declaration counts. */
export const useDeclarationTable = mergeTable<UseDeclarationRow>()({
  name: 'use_declaration',
  columns,
  key: ['id'],
  update: {
    first_doses: 'c.first_doses',
    second_doses: 'c.second_doses',
    third_doses: 'c.third_doses',
    single_doses: 'c.single_doses',
    declared_at: 'c.declared_at',
    declared_by: 'c.declared_by',
  },
  indexes: [
    'use_declaration_of_centre ON use_declaration (centre_id, product_id, week_start)',
    'use_declaration_of_week ON use_declaration (week_start)',
  ],
});
