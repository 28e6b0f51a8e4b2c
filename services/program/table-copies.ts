/** Tables as files of a backup, and back: the text format of COPY, which every version of Postgres reads. */
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { ClientBase } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { transaction } from '../platform/transaction.js';

export interface TableCopy {
  /** With its schema: `reference.centre`. */
  readonly table: string;
  readonly columns: readonly string[];
  readonly rows: number;
}

/** Tables of a schema with their columns, but those that follow from others; by name. */
export async function tablesOf(client: ClientBase, schema: string): Promise<Omit<TableCopy, 'rows'>[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE n.nspname = $1 AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     GROUP BY c.relname ORDER BY c.relname`,
    [schema],
  );
  return rows.map(({ name, columns }) => ({ table: `${schema}.${name}`, columns }));
}

const listOf = (client: ClientBase, columns: readonly string[]): string =>
  columns.map((column) => client.escapeIdentifier(column)).join(', ');

/** @param file written anew, compressed @returns rows */
export async function writeTable(
  client: ClientBase,
  { table, columns }: Omit<TableCopy, 'rows'>,
  file: string,
): Promise<number> {
  const copy = client.query(copyTo(`COPY ${table} (${listOf(client, columns)}) TO STDOUT`));
  await pipeline(copy, createGzip(), createWriteStream(file, { mode: 0o600 }));
  return copy.rowCount;
}

/** Adds what {@link writeTable} has written to the table. */
export async function readTable(
  client: ClientBase,
  { table, columns }: Omit<TableCopy, 'rows'>,
  file: string,
): Promise<void> {
  const copy = client.query(copyFrom(`COPY ${table} (${listOf(client, columns)}) FROM STDIN`));
  await pipeline(createReadStream(file), createGunzip(), copy);
}

/**
 * Runs `work` in one transaction of the tables' owner, while no trigger of theirs fires, and references between them are
 * looked at when it has ended: rows that are put back are no changes that anybody makes, and come in any order.
 */
export function asItWas(
  client: ClientBase,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  return transaction(client, 'BEGIN', async () => {
    const triggers = await triggersOf(client, tables);
    const references = await referencesOf(client, tables);
    for (const { table, name } of triggers)
      await client.query(`ALTER TABLE ${table} DISABLE TRIGGER ${name}`);
    for (const { table, name } of references)
      await client.query(`ALTER TABLE ${table} ALTER CONSTRAINT ${name} DEFERRABLE INITIALLY DEFERRED`);
    await work();
    await client.query('SET CONSTRAINTS ALL IMMEDIATE');
    for (const { table, name } of references)
      await client.query(`ALTER TABLE ${table} ALTER CONSTRAINT ${name} NOT DEFERRABLE`);
    for (const { table, name, how } of triggers)
      await client.query(`ALTER TABLE ${table} ENABLE ${how} TRIGGER ${name}`);
  });
}

/** Those that are on, and how they were switched on. */
async function triggersOf(client: ClientBase, tables: readonly string[]) {
  const { rows } = await client.query<{ table: string; name: string; how: string }>(
    `SELECT tgrelid::regclass::text AS table, quote_ident(tgname) AS name,
            CASE tgenabled WHEN 'A' THEN 'ALWAYS' WHEN 'R' THEN 'REPLICA' ELSE '' END AS how
     FROM pg_trigger WHERE NOT tgisinternal AND tgenabled <> 'D' AND tgrelid = ANY ($1::regclass[])`,
    [tables],
  );
  return rows;
}

async function referencesOf(client: ClientBase, tables: readonly string[]) {
  const { rows } = await client.query<{ table: string; name: string }>(
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name FROM pg_constraint
     WHERE contype = 'f' AND NOT condeferrable AND conrelid = ANY ($1::regclass[])`,
    [tables],
  );
  return rows;
}

/** Numbers that the tables give themselves go on behind the highest that is there. */
export async function continueNumbers(client: ClientBase, tables: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `SELECT a.attrelid::regclass::text AS table, quote_ident(a.attname) AS column,
            pg_get_serial_sequence(a.attrelid::regclass::text, a.attname) AS sequence
     FROM pg_attribute a
     WHERE a.attrelid = ANY ($1::regclass[]) AND a.attnum > 0 AND NOT a.attisdropped
       AND pg_get_serial_sequence(a.attrelid::regclass::text, a.attname) IS NOT NULL`,
    [tables],
  );
  for (const { table, column, sequence } of rows)
    await client.query(
      `SELECT setval('${sequence}', greatest((SELECT max(${column}) FROM ${table}), 1), (SELECT count(*) > 0 FROM ${table}))`,
    );
}
