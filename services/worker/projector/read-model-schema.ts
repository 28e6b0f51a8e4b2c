/**
 * The schema that holds every read model and, among them, the checkpoints (docs/decisions/0004). A session
 * names it by `search_path`, so that the same statements serve the live tables, a rebuild's and a verification's.
 */
import pg from 'pg';
import type { Projection } from '../../../projections/projection.js';
import { createTable } from '../../../projections/sql.js';
import { storedTables } from '../../../projections/table.js';
import { withoutTimeLimits } from '../../platform/pool.js';

export const LIVE = 'read_model';
export const NEXT = 'read_model_next';
export const REPLAY = 'read_model_replay';
/** A verification that blocks no other work. */
export const BACKGROUND = 'read_model_check';
export type ReadModelSchema = typeof LIVE | typeof NEXT | typeof REPLAY | typeof BACKGROUND;

export interface Checkpoint {
  readonly name: string;
  /** Global position up to which the projection's rows are true. */
  readonly position: bigint;
  readonly version: number;
  readonly halted: { readonly at: Date; readonly error: string } | null;
}

/** A connection of its own whose unqualified names mean `schema`. */
export async function openSession(pool: pg.Pool, schema: ReadModelSchema): Promise<pg.Client> {
  const client = new pg.Client(withoutTimeLimits(pool));
  // A broken connection is reported to the call that uses it; without a listener the error would end the process.
  client.on('error', () => {});
  await client.connect();
  // Rows and checkpoint are one transaction: what a crash of the server takes back is folded again.
  // A rebuild sorts its indexes in memory.
  await client.query(
    `SET search_path = ${schema}; SET synchronous_commit = off; SET maintenance_work_mem = '256MB';
     SET application_name = 'projector'`,
  );
  return client;
}

/** Empty tables without keys and secondary indexes, and no checkpoint: ready for a bulk load. */
export async function createTables(
  client: pg.ClientBase,
  schema: ReadModelSchema,
  projections: readonly Projection[],
): Promise<void> {
  await client.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE`);
  await client.query(`CREATE SCHEMA ${schema}`);
  for (const table of projections.flatMap(storedTables)) {
    await client.query(createTable(table));
  }
  await client.query(`CREATE TABLE checkpoint (
    name text PRIMARY KEY,
    position bigint NOT NULL,
    version integer NOT NULL,
    halted_at timestamptz,
    error text,
    CHECK ((halted_at IS NULL) = (error IS NULL))
  )`);
}

export async function createCheckpoint(
  client: pg.ClientBase,
  { name, version }: Projection,
  position: bigint,
): Promise<void> {
  await client.query('INSERT INTO checkpoint (name, position, version) VALUES ($1, $2, $3)', [
    name,
    position.toString(),
    version,
  ]);
}

/** In the order of their names. Empty where there is no such schema. */
export async function readCheckpoints(
  client: pg.ClientBase | pg.Pool,
  schema: ReadModelSchema,
): Promise<Checkpoint[]> {
  try {
    const { rows } = await client.query<{
      name: string;
      position: string;
      version: number;
      halted_at: Date | null;
      error: string | null;
    }>(`SELECT name, position, version, halted_at, error FROM ${schema}.checkpoint ORDER BY name`);
    return rows.map(({ name, position, version, halted_at, error }) => ({
      name,
      position: BigInt(position),
      version,
      halted: halted_at && { at: halted_at, error: error ?? '' },
    }));
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === UNDEFINED_TABLE) return [];
    throw error;
  }
}

const UNDEFINED_TABLE = '42P01';
