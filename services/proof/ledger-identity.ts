/**
 * Which ledger a database was folded from (OP-3, docs/decisions/0039). A ledger is known by its first event; the database
 * keeps that event's id and position, so that the rows of one ledger never meet the events of another.
 */
import type pg from 'pg';
import { type EventReader, UnknownPosition } from '../event-store/port.js';
import { isMissingTable } from '../platform/missing-tables.js';
import { createPlatformTables } from '../platform/platform-tables.js';

const TABLE = `
  CREATE TABLE IF NOT EXISTS platform.ledger_identity (
    one         boolean PRIMARY KEY DEFAULT true CHECK (one),
    first_event uuid NOT NULL,
    -- Engines count differently: the same ledger on another one has the same events at other positions.
    position    bigint NOT NULL,
    noted_at    timestamptz NOT NULL DEFAULT now()
  )`;

export interface LedgerIdentity {
  /** Id of the ledger's first event. */
  readonly firstEvent: string;
  /** Where the event store has that event. */
  readonly position: bigint;
}

type Store = Pick<EventReader, 'head' | 'readAll'>;

/** Undefined: there is no event yet, perhaps not even a table for it. */
export async function identityOf(store: Store): Promise<LedgerIdentity | undefined> {
  const [first] = (await unlessMissing(() => store.readAll({ after: 0n, limit: 1 }))) ?? [];
  return first && { firstEvent: first.id, position: first.position };
}

/** Of the ledger that the database was folded from; undefined where it was folded from none. */
export async function keptIdentity(pool: pg.Pool): Promise<LedgerIdentity | undefined> {
  const [kept] =
    (await rowsOf<{ id: string; position: string }>(
      pool,
      'SELECT first_event AS id, position FROM platform.ledger_identity',
    )) ?? [];
  return kept && { firstEvent: kept.id, position: BigInt(kept.position) };
}

/**
 * Writes down which ledger the database follows, once there is an event; what is written down already stays.
 *
 * @returns whether it is written down by now
 */
export async function keepIdentity(pool: pg.Pool, store: Store): Promise<boolean> {
  const identity = await identityOf(store);
  if (!identity) return false;
  await createPlatformTables(pool, [TABLE]);
  await pool.query(
    'INSERT INTO platform.ledger_identity (first_event, position) VALUES ($1, $2) ON CONFLICT DO NOTHING',
    [identity.firstEvent, identity.position],
  );
  return true;
}

/** Takes the event store's ledger for the database's own, whatever it was. */
export async function replaceIdentity(pool: pg.Pool, store: Store): Promise<void> {
  await createPlatformTables(pool, [TABLE]);
  await pool.query('DELETE FROM platform.ledger_identity');
  await keepIdentity(pool, store);
}

/**
 * What speaks against it that the database was folded from this event store; undefined where nothing does. Reads only.
 *
 * @throws EventStoreUnavailable
 */
export async function mismatchOf(pool: pg.Pool, store: Store): Promise<string | undefined> {
  const kept = await keptIdentity(pool);
  // Before the head: what is appended in between is not too much.
  const seen = await lastSeen(pool);
  const own = await identityOf(store);
  if (kept && !own)
    return `the event store is empty, and the database shows the ledger that began with event ${kept.firstEvent}`;
  if (kept && own && kept.firstEvent !== own.firstEvent)
    return `the event store holds the ledger that began with event ${own.firstEvent}, and the database shows the one that began with event ${kept.firstEvent}`;
  if (kept && own && kept.position !== own.position)
    return 'the event store holds the ledger of the database at other positions, as after a copy to another engine';
  const head = own ? await store.head() : 0n;
  if (seen > head)
    return `the database has seen the ledger up to position ${seen}, and the event store ends at ${head}, as after a restore of an earlier backup`;
  return divergence(pool, store);
}

/** Highest position that anything in the database was written from. */
async function lastSeen(pool: pg.Pool): Promise<bigint> {
  let seen = 0n;
  for (const [table, column] of [
    ['read_model.checkpoint', 'position'],
    ['platform.reactor_checkpoint', 'position'],
    ['proof.leaf', 'last_position'],
  ]) {
    const rows = await rowsOf<{ last: string | null }>(pool, `SELECT max(${column}) AS last FROM ${table}`);
    const last = BigInt(rows?.[0]?.last ?? 0);
    if (last > seen) seen = last;
  }
  return seen;
}

/** Where the last event that the tree has taken in is another one in the event store. */
async function divergence(pool: pg.Pool, store: Store): Promise<string | undefined> {
  const leaves =
    (await rowsOf<{ hash: string; position: string }>(
      pool,
      `SELECT encode(substring(run.hashes FROM 32 * (n - 1) + 1 FOR 32), 'hex') AS hash, run.positions[n] AS position
       FROM (SELECT * FROM proof.leaf ORDER BY index DESC LIMIT 2) AS run,
         generate_series(greatest(cardinality(run.positions) - 1, 1), cardinality(run.positions)) AS n
       ORDER BY run.index DESC, n DESC LIMIT 2`,
    )) ?? [];
  const [last, before] = leaves;
  if (!last) return undefined;
  const text = `at position ${last.position} the event store holds another event than the database has seen there`;
  try {
    const [event] = await store.readAll({ after: BigInt(before?.position ?? 0), limit: 1 });
    return event?.metadata.hash === last.hash ? undefined : text;
  } catch (error) {
    if (error instanceof UnknownPosition) return text;
    throw error;
  }
}

/** Undefined where there is no such table yet. */
const rowsOf = async <Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  sql: string,
): Promise<Row[] | undefined> => (await unlessMissing(() => pool.query<Row>(sql)))?.rows;

async function unlessMissing<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (isMissingTable(error)) return undefined;
    throw error;
  }
}
