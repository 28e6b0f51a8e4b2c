import { randomInt } from 'node:crypto';
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
/** Rows of the replay that are compared in one statement. */
const PART = 5_000;

/**
 * Compares a live table with its replay in the transaction's one snapshot: the digests of both tables first, and where
 * they differ the rows.
 *
 * @param key called before rows are compared: they are found by it, in both tables
 */
export async function compareTable(
  client: ClientBase,
  table: Table,
  replay: ReadModelSchema,
  key: () => Promise<void>,
): Promise<Comparison> {
  const seed = randomInt(MOST_SEED);
  const live = await digestOf(client, LIVE, table, seed);
  const ledger = await digestOf(client, replay, table, seed);
  if (live.sum === ledger.sum && live.rows === ledger.rows)
    return { table: table.name, rows: ledger.rows, differing: 0, differences: [] };
  await key();
  return compareByRows(client, table, replay);
}

interface Digest {
  readonly rows: number;
  /** Of the hashes of all rows, whatever their order; null: there is no row. */
  readonly sum: string | null;
}

const MOST_SEED = 2 ** 47;

/**
 * Reads the table once, in no order: it takes no index and no memory. Rows that are told apart by nothing but their text
 * (1.0 and 1.00) have different digests.
 *
 * @param seed chosen anew for each comparison: nobody can know rows beforehand that would hide each other
 */
async function digestOf(
  client: ClientBase,
  schema: ReadModelSchema,
  table: Table,
  seed: number,
): Promise<Digest> {
  const { rows } = await client.query<Digest>(
    `SELECT count(*)::int AS rows, sum(hashtextextended(${rowOf(table, 't')}::text, ${seed}))::text AS sum
       FROM ${schema}.${table.name} t`,
  );
  return rows[0]!;
}

const rowOf = (table: Table, alias: string): string =>
  `ROW(${columnsOf(table)
    .map((name) => `${alias}.${name}`)
    .join(', ')})`;

/** Compares a live table with its replay row by row and column by column: part after part in the order of their keys. */
async function compareByRows(client: ClientBase, table: Table, replay: ReadModelSchema): Promise<Comparison> {
  const parts: Part[] = [];
  do parts.push(await compareNextPart(client, table, replay, parts.at(-1)?.until));
  while (parts.at(-1)!.until !== undefined);
  return joined(table, parts);
}

/** Some rows of a table, in the order of their keys. */
export interface Part extends Omit<Comparison, 'table'> {
  /** Where the next part begins; undefined: this is the last one. */
  readonly until: Key | undefined;
}

/** Compares the next few thousand rows row by row and column by column. @param after end of the part before it */
export async function compareNextPart(
  client: ClientBase,
  table: Table,
  replay: ReadModelSchema,
  after: Key | undefined,
): Promise<Part> {
  const until = await keyAfter(client, table, replay, after);
  return { ...(await comparePart(client, table, replay, { after, until })), until };
}

/** What the parts of a table say together. */
export const joined = (table: Table, parts: readonly Part[]): Comparison => ({
  table: table.name,
  rows: parts.reduce((sum, { rows }) => sum + rows, 0),
  differing: parts.reduce((sum, { differing }) => sum + differing, 0),
  differences: parts.flatMap(({ differences }) => differences).slice(0, MOST_TOLD),
});

/** Values of the key's columns, in their order, as text. */
export type Key = readonly string[];

/** Key of the last of the next rows of the replay that make up a part; undefined where fewer are left. */
async function keyAfter(
  client: ClientBase,
  table: Table,
  replay: ReadModelSchema,
  after: Key | undefined,
): Promise<Key | undefined> {
  const { rows } = await client.query<{ key: string[] }>(
    `SELECT ARRAY[${table.key.map((name: string) => `${name}::text`).join(', ')}] AS key
       FROM ${replay}.${table.name} ${between(table, { after })} ORDER BY ${table.key.join(', ')}
     OFFSET ${PART - 1} LIMIT 1`,
    [...(after ?? [])],
  );
  return rows[0]?.key;
}

interface KeyRange {
  /** Exclusive; undefined: from the first one. */
  readonly after?: Key | undefined;
  /** Inclusive; undefined: to the last one. */
  readonly until?: Key | undefined;
}

/** Its values are those of `after`, then those of `until`. */
function between({ key }: Table, { after, until }: KeyRange): string {
  const values = (from: number) => key.map((_: string, n: number) => `$${from + n + 1}`).join(', ');
  const conditions = [
    ...(after ? [`(${key.join(', ')}) > (${values(0)})`] : []),
    ...(until ? [`(${key.join(', ')}) <= (${values(after?.length ?? 0)})`] : []),
  ];
  return conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '';
}

async function comparePart(
  client: ClientBase,
  table: Table,
  replay: ReadModelSchema,
  range: KeyRange,
): Promise<Omit<Comparison, 'table'>> {
  const keys = table.key.map((name: string) => `live.${name} = ledger.${name}`).join(' AND ');
  const order = table.key.map((name: string) => `coalesce(live.${name}, ledger.${name})`).join(', ');
  const where = between(table, range);
  const parameters = [...(range.after ?? []), ...(range.until ?? [])];
  const { rows: found } = await client.query<{ live: Row | null; ledger: Row | null; total: string }>(
    `SELECT to_jsonb(live) AS live, to_jsonb(ledger) AS ledger, count(*) OVER () AS total
       FROM (SELECT * FROM ${LIVE}.${table.name} ${where}) live
       FULL JOIN (SELECT * FROM ${replay}.${table.name} ${where}) ledger ON ${keys}
      WHERE ${rowOf(table, 'live')} IS DISTINCT FROM ${rowOf(table, 'ledger')}
      ORDER BY ${order} LIMIT ${MOST_TOLD}`,
    parameters,
  );
  return {
    rows: range.until ? PART : await rowsOf(client, `${replay}.${table.name} ${where}`, parameters),
    differing: Number(found[0]?.total ?? 0),
    differences: found.map(({ live, ledger }) => difference(table, live, ledger)),
  };
}

async function rowsOf(client: ClientBase, source: string, parameters: readonly string[]): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${source}`, [
    ...parameters,
  ]);
  return rows[0]!.count;
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
