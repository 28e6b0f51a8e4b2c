/**
 * The schema that holds every read model and, among them, the checkpoints (docs/decisions/0004). A session
 * names it by `search_path`, so that the same statements serve the live tables, a rebuild's and a verification's.
 */
import pg from 'pg';
import type { Projection } from '../../../projections/projection.js';
import { createTable } from '../../../projections/sql.js';
import { storedTables } from '../../../projections/table.js';
import { isMissingTable } from '../../platform/missing-tables.js';
import { withoutTimeLimits } from '../../platform/pool.js';
import type { ProjectionHealth } from '../../platform/projection-status.js';
import { changeIfFree } from '../../platform/schema-change.js';

export const LIVE = 'read_model';
export const NEXT = 'read_model_next';
export const REPLAY = 'read_model_replay';
/** A verification that blocks no other work. */
export const BACKGROUND = 'read_model_check';
/** Begins the name of a schema that nobody needs any more; its oid follows, so that no two have the same name. */
const DISCARDED = 'read_model_old';
export type ReadModelSchema = typeof LIVE | typeof NEXT | typeof REPLAY | typeof BACKGROUND;

/** Up to where a read model, or a reactor, has come. */
export type Reached = Pick<ProjectionHealth, 'name' | 'position' | 'halted'>;

export interface Checkpoint extends Reached {
  readonly version: number;
}

/** How the checkpoint of a read model, or of a reactor, is stored. */
export interface StoredCheckpoint {
  readonly name: string;
  readonly position: string;
  readonly halted_at: Date | null;
  readonly error: string | null;
}

export const checkpointOf = ({ name, position, halted_at, error }: StoredCheckpoint): Reached => ({
  name,
  position: BigInt(position),
  halted: halted_at && { at: halted_at, error: error ?? '' },
});

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

/** Takes a schema out of its name, and waits for nobody who reads its tables. */
export async function discard(client: pg.ClientBase | pg.Pool, schema: ReadModelSchema): Promise<void> {
  const { rows } = await client.query<{ oid: string }>('SELECT oid FROM pg_namespace WHERE nspname = $1', [
    schema,
  ]);
  if (rows[0]) await client.query(`ALTER SCHEMA ${schema} RENAME TO ${DISCARDED}_${rows[0].oid}`);
}

/** Drops what was discarded, except what somebody still reads: that is tried again by the next rebuild or check. */
export async function dropDiscarded(client: pg.ClientBase | pg.Pool): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT quote_ident(nspname) AS name FROM pg_namespace
      WHERE starts_with(nspname, '${DISCARDED}') AND pg_has_role(nspowner, 'USAGE')`,
  );
  for (const { name } of rows) await changeIfFree(client, `DROP SCHEMA IF EXISTS ${name} CASCADE`);
}

/** The schema is gone when it resolves; its tables too, unless somebody still reads them. */
export async function clearAway(client: pg.ClientBase | pg.Pool, schema: ReadModelSchema): Promise<void> {
  await discard(client, schema);
  await dropDiscarded(client);
}

/** Empty tables without keys and secondary indexes, and no checkpoint: ready for a bulk load. */
export async function createTables(
  client: pg.ClientBase,
  schema: ReadModelSchema,
  projections: readonly Projection[],
): Promise<void> {
  await clearAway(client, schema);
  await client.query(`CREATE SCHEMA ${schema}`);
  for (const table of projections.flatMap(storedTables)) {
    await client.query(createTable(table));
  }
  await client.query(`CREATE TABLE checkpoint (
    name text PRIMARY KEY,
    position bigint NOT NULL,
    version integer NOT NULL,
    -- This table, as it was made. In what was restored from a dump it is another one: a dump that was taken while tables
    -- were replaced has some from before and some, perhaps empty, from after.
    made_as oid NOT NULL,
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
  await client.query(
    `INSERT INTO checkpoint (name, position, version, made_as) VALUES ($1, $2, $3, 'checkpoint'::regclass)`,
    [name, position.toString(), version],
  );
}

/** Among the tables of a rebuild: whose release they are of. */
export async function writeEdition(client: pg.ClientBase, edition: number): Promise<void> {
  await client.query('CREATE TABLE edition (number integer NOT NULL)');
  await client.query('INSERT INTO edition VALUES ($1)', [edition]);
}

/** 0 where earlier releases made the tables, or nobody did. */
export async function readEdition(client: pg.ClientBase | pg.Pool, schema: ReadModelSchema): Promise<number> {
  try {
    const { rows } = await client.query<{ number: number }>(`SELECT number FROM ${schema}.edition`);
    return rows[0]!.number;
  } catch (error) {
    if (isMissingTable(error)) return 0;
    throw error;
  }
}

/** In the order of their names. Empty where there is no such schema, or it was not made in this database: a dump brought it. */
export async function readCheckpoints(
  client: pg.ClientBase | pg.Pool,
  schema: ReadModelSchema,
): Promise<Checkpoint[]> {
  try {
    const { rows } = await client.query<StoredCheckpoint & { readonly version: number }>(
      `SELECT name, position, version, halted_at, error FROM ${schema}.checkpoint
        WHERE tableoid = made_as ORDER BY name`,
    );
    return rows.map((row) => ({ ...checkpointOf(row), version: row.version }));
  } catch (error) {
    if (error instanceof pg.DatabaseError && UNDEFINED.has(error.code ?? '')) return [];
    throw error;
  }
}

/** SQLSTATE of a table and of a column that do not exist: earlier releases did not write down what the tables were made as. */
const UNDEFINED = new Set(['42P01', '42703']);
