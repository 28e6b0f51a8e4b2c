import type { QuantityMode } from '../../services/domain/shared/quantity-mode.js';
import { mergeTable, type WrittenTo } from '../table.js';

/** The plan of a centre, a product and a week. A change that removes it leaves what was planned empty. */
export const allocationTable = mergeTable<{
  id: string;
  mode: QuantityMode | null;
  removed: boolean;
  version: number;
  changed_at: string;
  changed_by: string;
}>()({
  name: 'allocation',
  columns: {
    id: 'uuid NOT NULL',
    centre_id: 'uuid NOT NULL',
    product_id: 'uuid NOT NULL',
    /** Monday, `YYYY-MM-DD`. */
    week: 'date NOT NULL',
    mode: 'text NOT NULL',
    /** An array of Postgres, `{5,0,…}`: seven numbers from Monday to Sunday, of packages or of doses as `mode` says; the other ones are 0. */
    packages: 'integer[] NOT NULL',
    first_doses: 'integer[] NOT NULL',
    second_doses: 'integer[] NOT NULL',
    /** It is no plan any more, until the week is planned again. */
    removed: 'boolean NOT NULL',
    /** Number of changes so far, a removal included. */
    version: 'integer NOT NULL',
    changed_at: 'timestamptz NOT NULL',
    /** User who planned, changed or removed it last. */
    changed_by: 'text NOT NULL',
  },
  key: ['id'],
  update: {
    mode: 'coalesce(c.mode, t.mode)',
    packages: 'coalesce(c.packages, t.packages)',
    first_doses: 'coalesce(c.first_doses, t.first_doses)',
    second_doses: 'coalesce(c.second_doses, t.second_doses)',
    removed: 'c.removed',
    version: 'c.version',
    changed_at: 'c.changed_at',
    changed_by: 'c.changed_by',
  },
  indexes: [
    'allocation_of_centre ON allocation (centre_id, product_id, week) WHERE NOT removed',
    'allocation_of_week ON allocation (week, centre_id) WHERE NOT removed',
  ],
});

export type AllocationChange = WrittenTo<typeof allocationTable>;
