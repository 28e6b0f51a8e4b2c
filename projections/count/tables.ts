import { mergeTable, PACKAGES, type WrittenTo } from '../table.js';

export const COUNT_STATUSES = ['OUVERT', 'CLOTURE', 'ABANDONNE'] as const;
export type CountStatus = (typeof COUNT_STATUSES)[number];

/** A count of a centre's stock. A change that ends it leaves what it began with empty. */
export const countTable = mergeTable<{ id: string; status: CountStatus }>()({
  name: 'stock_count',
  columns: {
    id: 'uuid NOT NULL',
    centre_id: 'uuid NOT NULL',
    number: 'text NOT NULL',
    /** Null: all products. */
    product_id: 'uuid',
    status: 'text NOT NULL',
    opened_at: 'timestamptz NOT NULL',
    opened_by: 'text NOT NULL',
    ended_at: 'timestamptz',
    ended_by: 'text',
    /** Global position of the event that ended it. */
    ended_position: 'bigint',
  },
  key: ['id'],
  update: {
    status: 'c.status',
    ended_at: 'c.ended_at',
    ended_by: 'c.ended_by',
    ended_position: 'c.ended_position',
  },
  indexes: ['stock_count_of_centre ON stock_count (centre_id, opened_at)'],
});

export type CountChange = WrittenTo<typeof countTable>;

/** A batch as it was counted last. A change that revises what was expected leaves what was found empty. */
export const countLineTable = mergeTable<{ count_id: string; batch_id: string; expected: number }>()({
  name: 'stock_count_line',
  columns: {
    count_id: 'uuid NOT NULL',
    batch_id: 'uuid NOT NULL',
    /** Packages that were to be expected at that moment. */
    expected: `${PACKAGES} NOT NULL`,
    /** Packages that were found. */
    counted: 'integer NOT NULL',
    counted_at: 'timestamptz NOT NULL',
    counted_by: 'text NOT NULL',
  },
  key: ['count_id', 'batch_id'],
  update: {
    expected: 'c.expected',
    counted: 'coalesce(c.counted, t.counted)',
    counted_at: 'coalesce(c.counted_at, t.counted_at)',
    counted_by: 'coalesce(c.counted_by, t.counted_by)',
  },
});
