import type { ClientBase } from 'pg';
import { columnsOf, type Row, type Table } from '../../../projections/table.js';
import { LIVE, type ReadModelSchema } from './read-model-schema.js';

/** A row that the live read model and the ledger do not agree on. */
export interface Difference {
  readonly table: string;
  readonly key: Row;
  /** `missing` from the live table, `surplus` in it, or there with other values. */
  readonly kind: 'missing' | 'surplus' | 'different';
  /** Columns that differ, with the value in the live table and the one that follows from the ledger. */
  readonly columns: Readonly<Record<string, { readonly live: unknown; readonly ledger: unknown }>>;
}

export interface Comparison {
  readonly table: string;
  /** Rows that the ledger says there are. */
  readonly rows: number;
  readonly differing: number;
  /** The first of them, in order of their keys. */
  readonly differences: readonly Difference[];
}

/** Differences of one table that are reported one by one; all are counted. */
const MOST_TOLD = 1_000;

/** Compares a live table with its replay, row by row and column by column, in the transaction's one snapshot. */
export async function compareTable(
  client: ClientBase,
  table: Table,
  replay: ReadModelSchema,
): Promise<Comparison> {
  const keys = table.key.map((name: string) => `live.${name} = ledger.${name}`).join(' AND ');
  const order = table.key.map((name: string) => `coalesce(live.${name}, ledger.${name})`).join(', ');
  const values = (alias: string) =>
    `ROW(${columnsOf(table)
      .map((name) => `${alias}.${name}`)
      .join(', ')})`;
  const { rows: differing } = await client.query<{ live: Row | null; ledger: Row | null; total: string }>(
    `SELECT to_jsonb(live) AS live, to_jsonb(ledger) AS ledger, count(*) OVER () AS total
       FROM ${LIVE}.${table.name} live FULL JOIN ${replay}.${table.name} ledger ON ${keys}
      WHERE ${values('live')} IS DISTINCT FROM ${values('ledger')}
      ORDER BY ${order} LIMIT ${MOST_TOLD}`,
  );
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM ${replay}.${table.name}`,
  );
  return {
    table: table.name,
    rows: rows[0]!.count,
    differing: Number(differing[0]?.total ?? 0),
    differences: differing.map(({ live, ledger }) => difference(table, live, ledger)),
  };
}

function difference(table: Table, live: Row | null, ledger: Row | null): Difference {
  const columns = columnsOf(table).filter(
    (name) => JSON.stringify(live?.[name]) !== JSON.stringify(ledger?.[name]),
  );
  const known = ledger ?? live ?? {};
  return {
    table: table.name,
    key: Object.fromEntries(table.key.map((name: string) => [name, known[name] ?? null])),
    kind: live === null ? 'missing' : ledger === null ? 'surplus' : 'different',
    columns: Object.fromEntries(
      columns.map((name) => [name, { live: live?.[name] ?? null, ledger: ledger?.[name] ?? null }]),
    ),
  };
}
