/** Finding counts and their lines: the same for the API, the count sheet and the export. */
import { stockTable } from '../stock/table.js';
import { live, type RecordOf, select } from '../table.js';
import { countLineTable, countTable } from './tables.js';

const OF_COUNT = select(
  countTable,
  'c',
  'id',
  'centre_id',
  'number',
  'product_id',
  'status',
  'opened_at',
  'opened_by',
  'ended_at',
  'ended_by',
  'ended_position',
);

/** A count, with how many of its lines there are. */
export interface CountRecord extends RecordOf<typeof OF_COUNT> {
  readonly counted_lines: number;
  readonly differences: number;
}

export const COUNT_COLUMNS = `${OF_COUNT}, (SELECT count(*)::int FROM ${live(countLineTable)} l WHERE l.count_id = c.id) AS counted_lines,
  (SELECT count(*)::int FROM ${live(countLineTable)} l WHERE l.count_id = c.id AND l.counted <> l.expected) AS differences`;

export const COUNTS = `${live(countTable)} c`;

const OF_BATCH = select(
  stockTable,
  's',
  'id',
  'centre_id',
  'product_id',
  'lot',
  'expiry',
  'thawed',
  'returned',
  'transfer_type',
  'usage_limit',
  'note_number',
);

/** One line of a count: a batch that was counted, or that is there to be counted. */
export interface CountLineRecord extends RecordOf<typeof OF_BATCH> {
  /** Packages that the ledger had: when the line was counted, else at the moment that is looked at. */
  readonly expected: number;
  /** Null: not counted. */
  readonly counted: number | null;
  readonly counted_at: Date | null;
  readonly counted_by: string | null;
}

export const COUNT_LINE_COLUMNS = `${OF_BATCH}, coalesce(l.expected, s.quantity) AS expected, l.counted, l.counted_at, l.counted_by`;

/**
 * Lines of the count $1: what was counted, and what the centre holds of the products that are counted. Of a count that
 * has ended, to be asked as of its end.
 */
export const COUNT_LINES = `FROM ${live(countTable)} c
  JOIN ${live(stockTable)} s ON s.centre_id = c.centre_id AND (c.product_id IS NULL OR s.product_id = c.product_id)
  LEFT JOIN ${live(countLineTable)} l ON l.count_id = c.id AND l.batch_id = s.id
  LEFT JOIN reference.product product ON product.id = s.product_id
  WHERE c.id = $1 AND (s.quantity > 0 OR l.count_id IS NOT NULL)`;

export const COUNT_LINE_ORDER =
  'product.commercial_name COLLATE reference.alphabetical, s.expiry, s.lot COLLATE reference.alphabetical, s.id';

/** A line of one of several counts, as lists show it. */
export type ListedLineRecord = Pick<CountLineRecord, 'id' | 'lot' | 'expected' | 'counted'> & {
  readonly count_id: string;
};

/**
 * Lines of the counts $1: what was counted, and what is there to be counted in those that are open. A lot never
 * changes, so that lines of ended counts need no look into the past.
 */
export const LISTED_LINES = `SELECT line.count_id, s.id, s.lot, line.expected, line.counted
  FROM (SELECT l.count_id, l.batch_id, l.expected, l.counted FROM ${live(countLineTable)} l WHERE l.count_id = ANY ($1::uuid[])
        UNION ALL
        SELECT c.id, held.id, held.quantity, NULL FROM ${live(countTable)} c
          JOIN ${live(stockTable)} held ON held.centre_id = c.centre_id AND held.quantity > 0
           AND (c.product_id IS NULL OR held.product_id = c.product_id)
         WHERE c.id = ANY ($1::uuid[]) AND c.status = 'OUVERT' AND NOT EXISTS (
               SELECT FROM ${live(countLineTable)} l WHERE l.count_id = c.id AND l.batch_id = held.id)
       ) AS line (count_id, batch_id, expected, counted)
  JOIN ${live(stockTable)} s ON s.id = line.batch_id
  LEFT JOIN reference.product product ON product.id = s.product_id
 ORDER BY ${COUNT_LINE_ORDER}`;
