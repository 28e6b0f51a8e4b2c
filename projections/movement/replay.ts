/** Movements with what each of them left, and with the proof of each: what an auditor replays and takes home. */
import { stockTable } from '../stock/table.js';
import { live, type RecordOf, select } from '../table.js';
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
  't',
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

export interface ReplayRecord extends RecordOf<typeof COLUMNS> {
  /** Packages of the product, of the chosen lot where there is one, that the centre had then. */
  readonly balance: number;
  /** Place of the event among all, from 0; null before the tree has it. */
  readonly index: string | null;
  /** Of the event, hexadecimal; null before the tree has it. */
  readonly hash: string | null;
}

/** Movements that lie one behind the other in the ledger, and what there was before the first of them. */
export interface ReplayPart {
  /** Positions of the first and of the last event, both included. */
  readonly first: bigint;
  readonly last: bigint;
  readonly opening: readonly OpeningBalance[];
}

export interface OpeningBalance {
  readonly centre_id: string;
  readonly product_id: string;
  /** Packages. */
  readonly quantity: number;
}

/** What a replay is about, of a row `t` of movements or of stock: `$1` to `$3`, null where all are wanted. */
export const REPLAYED = `($1::uuid IS NULL OR t.centre_id = $1) AND ($2::uuid IS NULL OR t.product_id = $2)
  AND ($3::text IS NULL OR t.lot = $3)`;

/**
 * The first and the last position of a page: `$1` to `$5` as of {@link replaySql}, `$6` the position after which it
 * begins, `$7` its length in movements. The movements of one event are all on one page. Both are null where none is left.
 */
export const REPLAY_PAGE = `SELECT min(position) AS first, max(position) AS last FROM (
    SELECT position FROM ${live(movementTable)} t
     WHERE ${REPLAYED} AND occurred_at >= $4 AND occurred_at < $5 AND position > $6
     ORDER BY position FETCH FIRST $7 ROWS WITH TIES
  ) page`;

/** What there is of each product in each centre, by {@link OpeningBalance}: `$1` to `$3` as of {@link replaySql}. */
export const REPLAY_OPENING = `SELECT t.centre_id, t.product_id, sum(t.quantity)::float8 AS quantity
  FROM ${live(stockTable)} t WHERE ${REPLAYED} GROUP BY t.centre_id, t.product_id`;

/**
 * The balance is that of a product in a centre, in the order of the ledger; with a lot, of that lot. It counts what
 * happened outside the period too (docs/rules/history.md, HI-13).
 *
 * @param part of the ledger; else it is read from its first event on
 * @returns a query without its order, see {@link REPLAY_ORDER}; the first five `values` are those of the search
 */
export function replaySql(
  { centreId, productId, lot, from, until }: ReplaySearch,
  part?: ReplayPart,
): { readonly text: string; readonly values: readonly unknown[] } {
  const search = [centreId, productId, lot, from, until];
  const moved = `sum(CASE WHEN t.inbound THEN t.quantity ELSE -t.quantity END)
    OVER (PARTITION BY t.centre_id, t.product_id ORDER BY t.position, t.line)::float8`;
  return {
    text: `SELECT * FROM (
      SELECT r.*, ${ofLeaf('run.index + array_position(run.positions, r.position) - 1')} AS index,
             ${ofLeaf(HASH)} AS hash FROM (
        SELECT ${COLUMNS}, ${part ? `${OPENED} + ` : ''}${moved} AS balance
          FROM ${live(movementTable)} t
         WHERE ${REPLAYED}${part ? ' AND t.position BETWEEN $6 AND $7' : ''}
      ) r
     WHERE r.occurred_at >= $4 AND r.occurred_at < $5
    ) replayed`,
    values: part
      ? [...search, String(part.first), String(part.last), JSON.stringify(openedOf(part.opening))]
      : search,
  };
}

const openedOf = (opening: readonly OpeningBalance[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    opening.map(({ centre_id, product_id, quantity }) => [`${centre_id} ${product_id}`, quantity]),
  );

/** The opening balance of a movement's product in its centre, of what {@link openedOf} made. */
const OPENED = `coalesce(($8::jsonb ->> (t.centre_id || ' ' || t.product_id))::float8, 0)`;

/** Of the run of leaves that a movement's event is in, which is looked up for the rows that are answered alone. */
const ofLeaf = (expression: string): string => `(SELECT ${expression} FROM (
    SELECT index, positions, hashes FROM proof.leaf WHERE last_position >= r.position ORDER BY last_position LIMIT 1
  ) AS run)`;

const HASH = `encode(substring(run.hashes FROM 32 * (array_position(run.positions, r.position) - 1) + 1 FOR 32), 'hex')`;

export const REPLAY_ORDER = 'position, line';
