/**
 * What needs attention in a network of 5,000 centres with 1,000,000 movements: the alerts of one centre, of centres in
 * turn; all alerts of the centres a second after midnight, when days and limits have passed, a batch of them in each
 * statement; the first page of those of the whole network, and of what is urgent in it. The read models are written in single statements, as only a
 * benchmark may.
 */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { percentile, round } from '../lib/figures.mjs';

const WARM_UP = 100;
const ROUNDS = 1_000;
const NETWORK_ROUNDS = 5;
const PAGE = 100;
/** Centres in a batch. */
const BATCH = 500;
/** No batch has as many alerts. */
const ALL = 100_000;

/**
 * @param databaseUrl of any database whose user may create databases; one is made and dropped
 * @returns milliseconds: `oneP50`, `oneP95` of one centre, `batchP95` of a batch after midnight, `networkMedian` of all, `urgentMedian`
 *   of what is urgent; `alerts` in the network
 */
export async function run({ databaseUrl, centres = 5_000, movements = 1_000_000, say = () => {} }) {
  const from = (path) => import(new URL(`../../../dist/${path}`, import.meta.url));
  const { openReferenceData } = await from('services/reference-data/database/data-source.js');
  const { createDemonstrationReferenceData } = await from(
    'services/demonstration/reference-data/demonstration.js',
  );
  const { PostgresEventStore } = await from('services/event-store/postgres/postgres-event-store.js');
  const { prepareReadModels } = await from('services/worker/projector/prepare-read-models.js');
  const { createPool } = await from('services/platform/pool.js');
  const { alertSql } = await from('projections/alert/alerts.js');

  const admin = new pg.Client({ connectionString: databaseUrl });
  await admin.connect();
  const database = `bench_alerts_${randomUUID().slice(0, 8)}`;
  await admin.query(`CREATE DATABASE ${database}`);
  const url = new URL(databaseUrl);
  url.pathname = `/${database}`;
  // As the service connects: what it switches off for short queries counts here.
  const pool = createPool(url.href);
  const store = await PostgresEventStore.connect({ connectionString: url.href });
  try {
    const source = await openReferenceData(url.href);
    await createDemonstrationReferenceData(source);
    await source.destroy();
    await store.ensureSchema();
    await prepareReadModels(pool, store);
    say(`writing ${centres} centres and ${movements} movements`);
    const centreIds = await writeNetwork(pool, centres, movements);

    const ask = async (ids, networkWide, { level, now = new Date(), limit = PAGE } = {}) => {
      const statement = alertSql({
        centreIds: ids,
        networkWide,
        level,
        now: now.toISOString(),
        timeZone: 'Europe/Paris',
        offset: 0,
        limit,
      });
      const begun = performance.now();
      const { rows } = await pool.query(statement);
      return { milliseconds: performance.now() - begun, total: rows[0].total };
    };
    say('asking for the alerts of one centre after the other');
    const one = [];
    for (let turn = -WARM_UP; turn < ROUNDS; turn++) {
      const centre = centreIds[Math.abs(turn * 37) % centreIds.length];
      const { milliseconds } = await ask([centre], false);
      if (turn >= 0) one.push(milliseconds);
    }
    say('asking for all after midnight, a batch of centres after the other');
    const midnight = new Date(Date.now() + 24 * 3_600_000);
    midnight.setUTCHours(23, 0, 1, 0);
    const batches = [];
    for (let first = 0; first < centreIds.length; first += BATCH) {
      const ids = centreIds.slice(first, first + BATCH);
      const { milliseconds } = await ask(ids, false, { now: midnight, limit: ALL });
      batches.push(milliseconds);
    }
    say('asking for what is urgent in the whole network');
    const urgent = [];
    for (let turn = 0; turn < NETWORK_ROUNDS; turn++) {
      urgent.push((await ask(centreIds, true, { level: 'URGENT' })).milliseconds);
    }
    say('asking for those of the whole network');
    const network = [];
    let alerts = 0;
    for (let turn = 0; turn < NETWORK_ROUNDS; turn++) {
      const { milliseconds, total } = await ask(centreIds, true);
      network.push(milliseconds);
      alerts = total;
    }
    return {
      oneP50: round(percentile(one, 0.5)),
      oneP95: round(percentile(one, 0.95)),
      batchP95: round(percentile(batches, 0.95)),
      urgentMedian: round(percentile(urgent, 0.5)),
      networkMedian: round(percentile(network, 0.5)),
      alerts,
    };
  } finally {
    await store.close();
    await pool.end();
    await admin.query(`DROP DATABASE ${database} WITH (FORCE)`);
    await admin.end();
  }
}

/**
 * Vaccination centres with 40 batches each, of which 15 are held, with limits and expiries around today; notes of which
 * one in twenty is on the way, and movements of a year: exits, of which one in a thousand is an anomaly.
 */
async function writeNetwork(pool, centres, movements) {
  const statements = [
    [
      `INSERT INTO reference.centre (id, code, name, type, active, administration_mode, address, postal_code, city,
         mail_receivers)
       SELECT gen_random_uuid(), 'B' || n, 'Bench ' || n, 'VACCINATION', true, 'JOUR', '', '', '', 'BOTH'
       FROM generate_series(1, $1::int) n`,
      [centres],
    ],
    [
      `CREATE TEMPORARY TABLE place AS
       SELECT c.id, row_number() OVER () - 1 AS n FROM reference.centre c WHERE c.name LIKE 'Bench %'`,
      [],
    ],
    ['CREATE UNIQUE INDEX ON place (n)', []],
    [
      `INSERT INTO read_model.stock (id, centre_id, product_id, lot, expiry, thawed, returned, usage_limit, quantity,
         since, position)
       SELECT gen_random_uuid(), place.id, (SELECT id FROM reference.product ORDER BY id OFFSET b % 3 LIMIT 1),
         'LOT-' || b, current_date + (b * 7 + place.n::int) % 400 - 5, b % 2 = 0, false,
         CASE WHEN b % 2 = 0 THEN now() + ((b * 13 + place.n::int) % 900 - 10) * interval '1 hour' END,
         CASE WHEN b < 15 THEN 10 ELSE 0 END, b, b
       FROM place, generate_series(1, 40) b`,
      [],
    ],
    [
      `INSERT INTO read_model.product_balance (centre_id, product_id, quantity, since, position)
       SELECT centre_id, product_id, CASE WHEN abs(hashtext(centre_id::text)) % 20 = 0 THEN 0 ELSE sum(quantity) END, 1, 1
       FROM read_model.stock GROUP BY centre_id, product_id`,
      [],
    ],
    [
      `INSERT INTO read_model.delivery_note (id, number, issuer_id, ledger_revision, destination_id, status, prepared_at,
         prepared_by, settled_at, thawed, transfer, follow_up_disabled, since, position)
       SELECT gen_random_uuid(), 'B-' || note.n, issuer.id, note.n, receiver.id, CASE WHEN note.n % 20 = 0 THEN 'PREPARE' ELSE 'RECU' END,
         now() - (note.n % 300) * interval '1 day', 'bench', now() - (note.n % 300) * interval '1 day', false, false, false, note.n, note.n
       FROM generate_series(1, $1::int / 20) AS note (n)
       JOIN place issuer ON issuer.n = note.n % $2::int JOIN place receiver ON receiver.n = (note.n * 7) % $2::int`,
      [movements, centres],
    ],
    [
      `INSERT INTO read_model.movement (position, line, id, event_id, centre_id, occurred_at, recorded_at, type, inbound,
         quantity, user_id, product_id, batch_id, lot, expiry, operation_id, past_limit, recalled, offline)
       SELECT m.n, 0, gen_random_uuid(), gen_random_uuid(), place.id, at, at, 'SORTIE_FRIGO', false, 1, 'bench',
         (SELECT id FROM reference.product ORDER BY id OFFSET m.n % 3 LIMIT 1), gen_random_uuid(), 'LOT-' || m.n % 40,
         current_date + 100, gen_random_uuid(), m.n % 1000 = 0, false, false
       FROM (SELECT n, now() - (n::float8 / $1) * interval '365 days' AS at FROM generate_series(1, $1::int) n) m
       JOIN place ON place.n = m.n % $2::int`,
      [movements, centres],
    ],
  ];
  const client = await pool.connect();
  try {
    await client.query('SET statement_timeout = 0');
    for (const [text, values] of statements) await client.query(text, values);
    await client.query('VACUUM (ANALYZE)');
    const { rows } = await client.query('SELECT id FROM place ORDER BY n');
    return rows.map(({ id }) => id);
  } finally {
    client.release();
  }
}
