/** Tables of the write side beside the event store, in the schema `platform`. */
import type { Pool } from 'pg';
import { SNAPSHOT_TABLE } from './snapshots.js';

/** Any number; the same in every process, so that two that start at once do not trip over each other. */
const SCHEMA_LOCK = 7_205_134;

/** Makes what is missing; harmless when repeated. */
export async function createPlatformTables(
  pool: Pool,
  tables: readonly string[] = [SNAPSHOT_TABLE],
): Promise<void> {
  const statements = [
    'BEGIN',
    `SELECT pg_advisory_xact_lock(${SCHEMA_LOCK})`,
    'CREATE SCHEMA IF NOT EXISTS platform',
    ...tables,
    'COMMIT',
  ];
  await pool.query(statements.join(';\n'));
}
