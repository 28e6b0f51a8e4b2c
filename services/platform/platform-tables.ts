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
