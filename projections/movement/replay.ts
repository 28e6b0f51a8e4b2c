/** Movements with what each of them left, and with the proof of each: what an auditor replays and takes home. */
import { live, select } from '../table.js';
import { movementTable } from './table.js';

export interface ReplaySearch {
  /** Null: every centre. */
  readonly centreId: string | null;
  readonly productId: string | null;
  /** As it is written; null: every lot. */
  readonly lot: string | null;
  /** ISO instants; `until` is exclusive, and `infinity` where there is no end. */
  readonly from: string;
  readonly until: string;
}

const COLUMNS = select(
  movementTable,
  'm',
  'id',
  'event_id',
  'position',
  'line',
  'centre_id',
  'product_id',
  'batch_id',
  'lot',
  'expiry',
  'occurred_at',
  'recorded_at',
  'type',
  'inbound',
  'cancels',
  'quantity',
  'user_id',
  'comment',
  'note_number',
  'operation_id',
  'past_limit',
  'offline',
);

export interface ReplayRecord {
  readonly id: string;
  readonly event_id: string;
  readonly position: string;
  readonly line: number;
  readonly centre_id: string;
  readonly product_id: string;
  readonly batch_id: string;
  readonly lot: string;
  /** `YYYY-MM-DD` */
  readonly expiry: string;
  readonly occurred_at: Date;
  readonly recorded_at: Date;
  readonly type: string;
  readonly inbound: boolean;
  readonly cancels: string | null;
  /** Packages. */
  readonly quantity: number;
  readonly user_id: string;
  readonly comment: string | null;
  readonly note_number: string | null;
  readonly operation_id: string;
  readonly past_limit: boolean;
  readonly offline: boolean;
  /** Packages of the product, of the chosen lot where there is one, that the centre had then. */
  readonly balance: number;
  /** Place of the event among all, from 0; null before the tree has it. */
  readonly index: string | null;
  /** Of the event, hexadecimal; null before the tree has it. */
  readonly hash: string | null;
}

/**
 * The balance is that of a product in a centre, in the order of the ledger; with a lot, of that lot. It runs over the
 * whole life, and the period chooses a part of it (docs/rules/history.md, HI-13).
 *
 * @returns a query without its order, see {@link REPLAY_ORDER}; `values` are `$1` to `$5`
 */
export function replaySql({ centreId, productId, lot, from, until }: ReplaySearch): {
  readonly text: string;
  readonly values: readonly (string | null)[];
} {
  return {
    text: `SELECT * FROM (
      SELECT r.*, ${ofLeaf('run.index + array_position(run.positions, r.position) - 1')} AS index,
             ${ofLeaf(HASH)} AS hash FROM (
        SELECT ${COLUMNS},
               sum(CASE WHEN m.inbound THEN m.quantity ELSE -m.quantity END)
                 OVER (PARTITION BY m.centre_id, m.product_id ORDER BY m.position, m.line)::int AS balance
          FROM ${live(movementTable)} m
         WHERE ($1::uuid IS NULL OR m.centre_id = $1) AND ($2::uuid IS NULL OR m.product_id = $2)
           AND ($3::text IS NULL OR m.lot = $3)
      ) r
     WHERE r.occurred_at >= $4 AND r.occurred_at < $5
    ) replayed`,
    values: [centreId, productId, lot, from, until],
  };
}

/** Of the run of leaves that a movement's event is in, which is looked up for the rows of a page alone. */
const ofLeaf = (expression: string): string => `(SELECT ${expression} FROM (
    SELECT index, positions, hashes FROM proof.leaf WHERE last_position >= r.position ORDER BY last_position LIMIT 1
  ) AS run)`;

const HASH = `encode(substring(run.hashes FROM 32 * (array_position(run.positions, r.position) - 1) + 1 FOR 32), 'hex')`;

export const REPLAY_ORDER = 'position, line';
