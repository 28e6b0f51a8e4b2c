import { mergeTable } from '../table.js';

/** Doses that a centre or point declared for a product and a period; the last declaration counts. */
export interface UseDeclarationRow {
  id: string;
  centre_id: string;
  product_id: string;
  /** JOUR or SEMAINE. */
  mode: string;
  /** `YYYY-MM-DD`; null in week mode. */
  day: string | null;
  /** Monday, `YYYY-MM-DD`. */
  week_start: string;
  /** Sunday, `YYYY-MM-DD`. */
  week_end: string;
  first_doses: number;
  second_doses: number;
  third_doses: number;
  single_doses: number;
  declared_at: string;
  declared_by: string;
}

export const useDeclarationTable = mergeTable<UseDeclarationRow>()({
  name: 'use_declaration',
  columns: {
    id: 'uuid NOT NULL',
    centre_id: 'uuid NOT NULL',
    product_id: 'uuid NOT NULL',
    mode: 'text NOT NULL',
    day: 'date',
    week_start: 'date NOT NULL',
    week_end: 'date NOT NULL',
    first_doses: 'integer NOT NULL',
    second_doses: 'integer NOT NULL',
    third_doses: 'integer NOT NULL',
    single_doses: 'integer NOT NULL',
    declared_at: 'timestamptz NOT NULL',
    declared_by: 'text NOT NULL',
  },
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
