import type { RecallScope } from '../../services/domain/recall/events.js';
import { mergeTable, type WrittenTo } from '../table.js';

/** A recall of a lot. A change that only settles or lifts it leaves the rest empty. */
export const recallTable = mergeTable<{ id: string; scope: RecallScope | null }>()({
  name: 'recall',
  columns: {
    id: 'uuid NOT NULL',
    scope: 'text NOT NULL',
    /** The referent; null for the whole network. */
    centre_id: 'uuid',
    product_id: 'uuid NOT NULL',
    lot: 'text NOT NULL',
    reason: 'text NOT NULL',
    instruction: 'text',
    recalled_at: 'timestamptz NOT NULL',
    recalled_by: 'text NOT NULL',
    /** Every centre that it reached when it was made has it. */
    settled: 'boolean NOT NULL',
    lifted_at: 'timestamptz',
    lifted_by: 'text',
    lift_reason: 'text',
  },
  key: ['id'],
  update: {
    settled: 'coalesce(c.settled, t.settled)',
    lifted_at: 'coalesce(c.lifted_at, t.lifted_at)',
    lifted_by: 'coalesce(c.lifted_by, t.lifted_by)',
    lift_reason: 'coalesce(c.lift_reason, t.lift_reason)',
  },
  indexes: ['recall_of_lot ON recall (product_id, lot)'],
});

export type RecallChange = WrittenTo<typeof recallTable>;

/** A recall in the ledger of one centre that it reaches. A change that only acknowledges it leaves the rest empty. */
export const recallAtCentreTable = mergeTable<{ recall_id: string; centre_id: string }>()({
  name: 'recall_at_centre',
  columns: {
    recall_id: 'uuid NOT NULL',
    centre_id: 'uuid NOT NULL',
    product_id: 'uuid NOT NULL',
    lot: 'text NOT NULL',
    /** Goods of the lot do not leave the centre. */
    blocked: 'boolean NOT NULL',
    acknowledged_at: 'timestamptz',
    acknowledged_by: 'text',
  },
  key: ['recall_id', 'centre_id'],
  update: {
    blocked: 'coalesce(c.blocked, t.blocked)',
    acknowledged_at: 'coalesce(c.acknowledged_at, t.acknowledged_at)',
    acknowledged_by: 'coalesce(c.acknowledged_by, t.acknowledged_by)',
  },
  indexes: ['recall_blocking ON recall_at_centre (centre_id, product_id, lot) WHERE blocked'],
});

export type RecallAtCentreChange = WrittenTo<typeof recallAtCentreTable>;
