/** Tables of the write side and of the jobs beside the event store, in the schema `platform`. */
import type { Pool } from 'pg';

/** Any number; the same in every process, so that two that start at once do not trip over each other. */
const SCHEMA_LOCK = 7_205_134;

/** Makes what is missing, each given as `CREATE TABLE IF NOT EXISTS platform.…`; harmless when repeated. */
export async function createPlatformTables(pool: Pool, tables: readonly string[]): Promise<void> {
  const statements = [
    `SELECT pg_advisory_xact_lock(${SCHEMA_LOCK})`,
    'CREATE SCHEMA IF NOT EXISTS platform',
    ...tables,
  ];
  // Sent as one query, the statements are one transaction.
  await pool.query(statements.join(';\n'));
}

/** @param table with its schema */
export async function tableExists(pool: Pool, table: string): Promise<boolean> {
  const { rows } = await pool.query<{ found: boolean }>('SELECT to_regclass($1) IS NOT NULL AS found', [
    table,
  ]);
  return rows[0]!.found;
}
