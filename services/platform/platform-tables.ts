/** Tables of the write side and of the jobs beside the event store, in the schema `platform`. */
import type { Pool } from 'pg';
import { changeSchema } from './schema-change.js';

/** Any number; the same in every process, so that two that start at once do not conflict. */
const SCHEMA_LOCK = 7_205_134;

/**
 * Makes what is missing, each given as `CREATE TABLE IF NOT EXISTS platform.…`; harmless when repeated. A process does
 * it at each start, beside the work of others: what locks a table even where nothing is missing (`ALTER TABLE`, `CREATE
 * INDEX`) is done only after checking the catalog.
 */
export async function createPlatformTables(pool: Pool, tables: readonly string[]): Promise<void> {
  const statements = [
    `SELECT pg_advisory_xact_lock(${SCHEMA_LOCK})`,
    'CREATE SCHEMA IF NOT EXISTS platform',
    ...tables,
  ];
  await changeSchema(pool, statements.join(';\n'));
}

/** @param table with its schema */
export async function tableExists(pool: Pool, table: string): Promise<boolean> {
  const { rows } = await pool.query<{ found: boolean }>('SELECT to_regclass($1) IS NOT NULL AS found', [
    table,
  ]);
  return rows[0]!.found;
}
