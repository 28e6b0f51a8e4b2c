/**
 * Who appends: each gets a database of its own on the same Postgres and 16 connections where it can use them.
 * `writer()` answers a function that appends one event to a stream of its own and resolves when it is committed.
 */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';

const here = fileURLToPath(new URL('.', import.meta.url));

export const CONTENDERS = { ours, emmett, bareInsert };

async function ours(connectionString) {
  const { PostgresEventStore } = await import(
    '../../../dist/services/event-store/postgres/postgres-event-store.js'
  );
  const store = await PostgresEventStore.connect({ connectionString });
  await store.ensureSchema();
  return {
    writer: () => {
      const stream = `ledger-${randomUUID()}`;
      let expected = 'no-stream';
      return async () => {
        expected = (await store.append(stream, expected, [newEvent()])).revision;
      };
    },
    close: () => store.close(),
  };
}

async function emmett(connectionString, { writers }) {
  if (!existsSync(new URL('node_modules/.package-lock.json', import.meta.url))) {
    // Apart from the workspaces above it, and without scripts of packages.
    const args = [
      'install',
      '--workspaces=false',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ];
    await promisify(execFile)('npm', args, { cwd: here });
  }
  const requireHere = createRequire(import.meta.url);
  const { getPostgreSQLEventStore } = requireHere('@event-driven-io/emmett-postgresql');
  // Its own copy of pg, so that it runs as its authors tested it; its default of 10 connections would queue 16 writers.
  const pool = quiet(new (requireHere('pg').Pool)({ connectionString, max: writers }));
  const store = getPostgreSQLEventStore(connectionString, { connectionOptions: { pool } });
  await store.schema.migrate();
  return {
    writer: () => {
      const stream = `ledger-${randomUUID()}`;
      let expectedStreamVersion = 'STREAM_DOES_NOT_EXIST';
      return async () => {
        const result = await store.appendToStream(stream, [newEvent()], { expectedStreamVersion });
        expectedStreamVersion = result.nextExpectedStreamVersion;
      };
    },
    close: async () => {
      await store.close();
      await pool.end();
    },
  };
}

/** The least that a store can do: one prepared INSERT of one row, no check, no global order. */
async function bareInsert(connectionString, { writers }) {
  const pool = quiet(new pg.Pool({ connectionString, max: writers }));
  await pool.query(`CREATE TABLE bare (stream text, revision integer, id uuid, type text, data json, metadata json,
    recorded_at timestamptz DEFAULT clock_timestamp(), PRIMARY KEY (stream, revision))`);
  return {
    writer: () => {
      const stream = `ledger-${randomUUID()}`;
      let revision = 0;
      return async () => {
        const { id, type, data, metadata } = newEvent();
        await pool.query({
          name: 'insert',
          text: 'INSERT INTO bare (stream, revision, id, type, data, metadata) VALUES ($1, $2, $3, $4, $5, $6)',
          values: [stream, revision++, id, type, JSON.stringify(data), JSON.stringify(metadata)],
        });
      };
    },
    close: () => pool.end(),
  };
}

/** A pool's end does not wait for its connections: the drop of the database may still reach one. */
function quiet(pool) {
  pool.on('error', () => {});
  return pool;
}

/** Of the size that the ledger's events have: about 250 bytes of data, 450 of metadata. */
function newEvent() {
  const occurredAt = new Date().toISOString();
  return {
    id: randomUUID(),
    type: 'StockEntered',
    data: {
      batchId: randomUUID(),
      productId: randomUUID(),
      batchNumber: 'LOT-2026-11',
      quantity: 120,
      expiry: '2027-01-31',
      origin: 'EXTERNAL',
      receivedAt: occurredAt,
      comment: 'reçu conforme',
    },
    metadata: {
      userId: randomUUID(),
      centreId: randomUUID(),
      occurredAt,
      recordedAt: occurredAt,
      commandId: randomUUID(),
      correlationId: randomUUID(),
      causationId: randomUUID(),
      schemaVersion: 1,
      hash: 'c0ffee00'.repeat(8),
    },
  };
}
