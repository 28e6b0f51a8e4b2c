/**
 * A rebuild of all read models, and a verification, against a bare multi-row INSERT of the very rows that it makes, into equal tables
 * without keys and indexes: in turn on the same Postgres, so that what slows the machine down slows both.
 */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { median, round } from '../lib/figures.mjs';

const ROUNDS = 3;
/** Rows of one INSERT: Postgres takes 65,535 parameters. */
const PARAMETERS = 60_000;

/**
 * @param databaseUrl of any database whose user may create databases; one is made and dropped
 * @returns events a second of the rebuild, rows a second of the INSERT, and `ratio`, one to the other: medians
 */
export async function run({
  databaseUrl,
  events = Number(process.env.BENCH_EVENTS ?? 100_000),
  say = () => {},
}) {
  const { createPool } = await import('../../../dist/services/platform/pool.js');
  const { PostgresEventStore } = await import(
    '../../../dist/services/event-store/postgres/postgres-event-store.js'
  );
  const { rebuild } = await import('../../../dist/services/worker/projector/rebuild.js');
  const { verify } = await import('../../../dist/services/worker/projector/verify.js');

  const admin = new pg.Client({ connectionString: databaseUrl });
  await admin.connect();
  const database = `bench_rebuild_${randomUUID().slice(0, 8)}`;
  await admin.query(`CREATE DATABASE ${database}`);
  const url = new URL(databaseUrl);
  url.pathname = `/${database}`;
  const pool = createPool(url.href);
  const store = await PostgresEventStore.connect({ connectionString: url.href });
  try {
    await store.ensureSchema();
    const count = await insertHistory(pool, events);
    say(`${count} events in the ledger`);
    await rebuild(pool, store);
    const tables = await readTables(pool);
    const bytes = await bytesOf(pool);
    const rows = tables.reduce((sum, table) => sum + table.rows.length, 0);

    const rebuilt = [];
    const inserted = [];
    const verified = [];
    for (let round = 1; round <= ROUNDS; round++) {
      const rebuilding = await seconds(() => rebuild(pool, store));
      rebuilt.push(count / rebuilding);
      verified.push((await seconds(() => verify(pool, store))) / rebuilding);
      inserted.push(rows / (await seconds(() => insertRows(pool, tables))));
      say(`rebuild, verification and INSERT, round ${round} of ${ROUNDS}`);
    }
    return {
      ledgerBytesPerEvent: Math.round(bytes.event_store / count),
      readModelBytesPerEvent: Math.round(bytes.read_model / count),
      events: count,
      rows,
      eventsPerSecond: Math.round(median(rebuilt)),
      insertedRowsPerSecond: Math.round(median(inserted)),
      verifyToRebuild: round(median(verified)),
      ratio: round(median(rebuilt.map((rate, index) => rate / inserted[index]))),
    };
  } finally {
    await store.close();
    await pool.end();
    await admin.query(`DROP DATABASE ${database} WITH (FORCE)`);
    await admin.end();
  }
}

/** What ledger and read models take on the disk, indexes included. */
async function bytesOf(pool) {
  const { rows } = await pool.query(
    `SELECT n.nspname AS schema, sum(pg_total_relation_size(c.oid))::float8 AS bytes
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE c.relkind = 'r' AND n.nspname IN ('event_store', 'read_model') GROUP BY 1`,
  );
  return Object.fromEntries(rows.map(({ schema, bytes }) => [schema, bytes]));
}

/** Two months of a network of 8 centres, written the way the event store lays its events out. */
async function insertHistory(pool, count) {
  const { History } = await import('../../../dist/projections/testing/history.js');
  const until = new Date();
  const from = new Date(until.getTime() - 60 * 24 * 3_600_000);
  const { events } = new History({ seed: 1, events: count, from, until });
  for (let start = 0; start < events.length; start += 10_000) {
    const some = events.slice(start, start + 10_000);
    await pool.query(
      `INSERT INTO event_store.events (position, stream, revision, id, type, data, metadata, recorded_at)
       SELECT * FROM unnest($1::bigint[], $2::text[], $3::int[], $4::uuid[], $5::text[], $6::json[], $7::json[], $8::timestamptz[])`,
      [
        some.map(({ position }) => String(position)),
        some.map(({ stream }) => stream),
        some.map(({ revision }) => revision),
        some.map(({ id }) => id),
        some.map(({ type }) => type),
        some.map(({ data }) => JSON.stringify(data)),
        some.map(({ metadata }) => JSON.stringify(metadata)),
        some.map(({ recordedAt }) => recordedAt.toISOString()),
      ],
    );
  }
  await pool.query('VACUUM ANALYZE event_store.events');
  return events.length;
}

/** Every row of the read models, as texts, and beside each table an empty one like it. */
async function readTables(pool) {
  const { rows: names } = await pool.query(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'read_model' AND table_name <> 'checkpoint'`,
  );
  await pool.query('CREATE SCHEMA bare');
  const tables = [];
  for (const { name } of names) {
    await pool.query(`CREATE TABLE bare.${name} (LIKE read_model.${name})`);
    const { rows, fields } = await pool.query({
      text: `SELECT * FROM read_model.${name}`,
      rowMode: 'array',
      types: { getTypeParser: () => (text) => text },
    });
    tables.push({ name, rows, columns: fields.length });
  }
  return tables;
}

async function insertRows(pool, tables) {
  for (const { name, rows, columns } of tables) {
    await pool.query(`TRUNCATE bare.${name}`);
    const size = Math.min(1_000, Math.floor(PARAMETERS / columns));
    for (let start = 0; start < rows.length; start += size) {
      const some = rows.slice(start, start + size);
      await pool.query(`INSERT INTO bare.${name} VALUES ${placeholders(some.length, columns)}`, some.flat());
    }
  }
}

const placeholders = (rows, columns) =>
  Array.from(
    { length: rows },
    (_, row) =>
      `(${Array.from({ length: columns }, (_, column) => `$${row * columns + column + 1}`).join(',')})`,
  ).join(',');

async function seconds(work) {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1_000;
}
