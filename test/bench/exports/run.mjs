/**
 * The export of 100,000 movements as the service makes it, from its read models into its file store, against exceljs
 * alone that streams as many cells from memory. Each export in a process of its own, in turn.
 */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import pg from 'pg';
import { median, round } from '../lib/figures.mjs';

const ROWS = 100_000;
const ROUNDS = 3;
const script = new URL('./make.mjs', import.meta.url).pathname;

/**
 * @param databaseUrl of any database whose user may create databases; one is made and dropped
 * @returns rows a second of both, `ratio` of the medians, and the most memory that an export took (MB, resident)
 */
export async function run({ databaseUrl, say = () => {} }) {
  const from = (path) => import(new URL(`../../../dist/services/${path}`, import.meta.url));
  const { openReferenceData } = await from('reference-data/database/data-source.js');
  const { createDemonstrationReferenceData } = await from('demonstration/reference-data/demonstration.js');
  const { createPlatformTables } = await from('platform/platform-tables.js');
  const { JOB_FILE_TABLES } = await from('jobs/file-store.js');
  const { PostgresEventStore } = await from('event-store/postgres/postgres-event-store.js');
  const { prepareReadModels } = await from('worker/projector/prepare-read-models.js');

  const admin = new pg.Client({ connectionString: databaseUrl });
  await admin.connect();
  const database = `bench_exports_${randomUUID().slice(0, 8)}`;
  await admin.query(`CREATE DATABASE ${database}`);
  const url = new URL(databaseUrl);
  url.pathname = `/${database}`;
  const pool = new pg.Pool({ connectionString: url.href });
  const store = await PostgresEventStore.connect({ connectionString: url.href });
  try {
    const source = await openReferenceData(url.href);
    await createDemonstrationReferenceData(source);
    await source.destroy();
    await store.ensureSchema();
    await prepareReadModels(pool, store);
    await createPlatformTables(pool, JOB_FILE_TABLES);
    await insertMovements(pool);
    say(`${ROWS} movements in the read model`);

    const made = { ledger: [], bare: [] };
    for (let turn = 1; turn <= ROUNDS; turn++) {
      for (const contender of ['ledger', 'bare']) {
        const { stdout } = await promisify(execFile)(process.execPath, [script, contender, url.href]);
        const { rows, seconds, peakMb } = JSON.parse(stdout);
        if (rows !== ROWS) throw new Error(`${contender} wrote ${rows} rows`);
        made[contender].push({ rate: rows / seconds, peakMb });
      }
      say(`exports, round ${turn} of ${ROUNDS}`);
    }
    const rate = (contender) => median(made[contender].map(({ rate: perSecond }) => perSecond));
    const peak = (contender) => Math.max(...made[contender].map(({ peakMb }) => peakMb));
    return {
      rowsPerSecond: Math.round(rate('ledger')),
      bareRowsPerSecond: Math.round(rate('bare')),
      ratio: round(rate('ledger') / rate('bare')),
      peakMb: peak('ledger'),
      barePeakMb: peak('bare'),
    };
  } finally {
    await store.close();
    await pool.end();
    await admin.query(`DROP DATABASE ${database} WITH (FORCE)`);
    await admin.end();
  }
}

/** A year of a network: every kind of movement, of every product, at every centre. */
async function insertMovements(pool) {
  await pool.query(
    `INSERT INTO read_model.movement (position, line, id, centre_id, occurred_at, type, inbound, quantity, user_id,
       comment, product_id, batch_id, lot, expiry, operation_id, note_number, destination_id, point_id, past_limit,
       event_id, recorded_at, offline, recalled)
     SELECT n, 0, gen_random_uuid(), centres[1 + n % array_length(centres, 1)],
       now() - n * interval '5 minutes', types[1 + n % array_length(types, 1)], n % 3 = 0, n % 500,
       users[1 + n % array_length(users, 1)]::text, CASE WHEN n % 10 = 0 THEN 'Seen at reception' END,
       products[1 + n % array_length(products, 1)], gen_random_uuid(), 'LOT' || n % 997,
       '2027-01-31'::date + n % 300, gen_random_uuid(),
       CASE WHEN n % 2 = 0 THEN 'PN-2026-' || lpad((n / 4)::text, 6, '0') END,
       CASE WHEN n % 2 = 0 THEN centres[1 + n % array_length(centres, 1)] END, NULL, false,
       gen_random_uuid(), now() - n * interval '5 minutes', false, false
     FROM generate_series(1, $1) AS n,
       (SELECT array_agg(id) AS centres FROM reference.centre) AS c,
       (SELECT array_agg(id) AS products FROM reference.product) AS p,
       (SELECT array_agg(id) AS users FROM reference.user_account) AS u,
       (SELECT ARRAY['ENTREE', 'PREPARATION', 'SORTIE_FRIGO', 'DECHET'] AS types) AS t`,
    [ROWS],
  );
  await pool.query('VACUUM ANALYZE read_model.movement');
}
