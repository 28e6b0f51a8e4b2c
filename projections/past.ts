/**
 * Any past state of the read models. A query names its tables by `live(table)`; `asOf` makes of its text the same query
 * over the tables as they were when the event at a position had been applied (docs/decisions/0022).
 */
import type { QueryResult, QueryResultRow } from 'pg';
import { projections } from './index.js';
import { ledgerClockTable } from './ledger-clock/table.js';
import { columnsOf, live, type MergeTable, type Table } from './table.js';

/** What the ledger's last event at a moment was. */
export interface Moment {
  /** Of that event; `0n` before the first one. */
  readonly position: bigint;
  /** What the clock showed: windows of time end there. */
  readonly now: Date;
}

const tables = new Map<string, Table>(
  projections.flatMap((projection) => projection.tables).map((table) => [live(table), table as Table]),
);

/** A table's name, or what `liveFew` makes of it. */
const TABLE =
  /\(SELECT \* FROM (?<few>read_model\.\w+) AS few WHERE few\.(?<condition>[^()]+)\)|\bread_model\.\w+/g;

/** The text of a query on live tables, over the same tables as of a position. */
export const asOf = (text: string, position: bigint): string =>
  text.replace(TABLE, (found: string, few: string | undefined, condition: string | undefined) => {
    const table = tables.get(few ?? found);
    if (!table) return found;
    if (few === undefined) return stateAt(table, position);
    return `(SELECT * FROM ${stateAt(table, position, condition)} AS few WHERE few.${condition})`;
  });

/** @param condition on a column, which the state has to meet */
function stateAt(table: Table, position: bigint, condition?: string): string {
  if (table.kind === 'append') return `(SELECT * FROM ${live(table)} WHERE position <= ${position})`;
  return mergedAt(table, position, condition);
}

/** What is asked of the read models: a pool, or {@link queriesAsOf}. */
export interface Queries {
  query<Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<QueryResult<Row>>;
}

/** The same queries, answered as of a position; as they are where there is none. */
export const queriesAsOf = (queries: Queries, position: bigint | undefined): Queries =>
  position === undefined ? queries : { query: (text, values) => queries.query(asOf(text, position), values) };

/**
 * A row that has not changed since comes as it is. Of any other what changes is taken from the newest state at that
 * position; what never changes comes from the live row, so that its indexes still find it. A row
 * that has not changed since met a condition then if it does now: only the others are looked up for it.
 */
function mergedAt(table: MergeTable, position: bigint, condition: string | undefined): string {
  const key: readonly string[] = table.key;
  const changing = columnsOf(table.history).filter((name) => !key.includes(name));
  const columns = columnsOf(table).map((name) =>
    changing.includes(name)
      ? `CASE WHEN t.position <= ${position} THEN t.${name} ELSE h.${name} END AS ${name}`
      : `t.${name}`,
  );
  return `(SELECT ${columns.join(', ')}
      FROM ${live(table)} t
      LEFT JOIN LATERAL (
        SELECT ${changing.map((name) => `s.${name}`).join(', ')} FROM ${live(table.history)} s
         WHERE t.position > ${position} AND ${key.map((name) => `s.${name} = t.${name}`).join(' AND ')}
           AND s.position <= ${position}
         ORDER BY s.position DESC LIMIT 1
      ) h ON true
     WHERE t.since <= ${position}${condition ? ` AND (t.position > ${position} OR t.${condition})` : ''})`;
}

/** What the ledger's clock showed at each position: `$1` an instant. No row before the first event. */
export const MOMENT_AT = `SELECT position FROM ${live(ledgerClockTable.history)}
  WHERE recorded_at <= $1 ORDER BY recorded_at DESC, position DESC LIMIT 1`;

/** `$1` a position. No row before the first event. */
export const MOMENT_OF = `SELECT position, recorded_at FROM ${live(ledgerClockTable.history)}
  WHERE position <= $1 ORDER BY position DESC LIMIT 1`;
