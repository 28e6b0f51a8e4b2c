/**
 * A lot to its last dose, in a network of 5,000 centres with 1,000,000 movements: the trace of a lot that went through
 * 200 centres, and its recall, the first that all these centres see.
 */
import { join } from 'node:path';
import pg from 'pg';
import { percentile, round } from '../lib/figures.mjs';
import { startDatabase, startService } from '../lib/service.mjs';

const script = new URL('../../../scripts/start.mjs', import.meta.url).pathname;
const CENTRES = 5_000;
/** Centres that each lot goes through, below the one that it enters. */
const REACHED = 200;
/** Movements of each lot: its entry, a note and its reception for each of these centres, and exits there. */
const PER_LOT = 5_000;
const WARM_UP = 10;
const ROUNDS = 200;

/**
 * @returns p95 of the trace (ms), the seconds that the first recall of a lot took, and those of the second, of which all
 *   ledgers are in memory
 */
export async function run({ movements = 1_000_000, say = () => {} } = {}) {
  const first = await startService({ script });
  await first.stop();
  say(`writing ${CENTRES} centres and ${movements} movements into the read models`);
  const server = await startDatabase(join(first.folder, 'postgres'));
  try {
    await writeNetwork(server.url, movements / PER_LOT);
  } finally {
    await server.stop();
  }
  say('starting a service on it');
  const service = await startService({ script, dataDir: first.folder });
  try {
    const call = await signInAdministrator(service.url);
    const products = await call('GET', '/referentiel/liste/produit');
    const { id: idProduit } = products.find(({ nomCommercial }) => nomCommercial === 'Immunol');
    const times = [];
    for (let turn = -WARM_UP; turn < ROUNDS; turn++) {
      const lot = `TRACE-${Math.abs(turn) % (movements / PER_LOT)}`;
      const begun = performance.now();
      const trace = await call('GET', `/lot/trace?idProduit=${idProduit}&lot=${lot}`);
      if (turn >= 0) times.push(performance.now() - begun);
      if (trace.noeuds.length !== REACHED + 1)
        throw new Error(`${lot} went through ${trace.noeuds.length} centres`);
    }
    say('recalling a lot');
    const recalls = [];
    for (const lot of ['TRACE-0', 'TRACE-1']) {
      const begun = performance.now();
      await call('POST', '/lot/rappel', { idProduit, lot, motif: 'Défaut' });
      recalls.push((performance.now() - begun) / 1000);
    }
    const [firstRecallS, nextRecallS] = recalls.map((seconds) => round(seconds, 1));
    return { traceP95Ms: round(percentile(times, 0.95), 1), firstRecallS, nextRecallS };
  } finally {
    await service.remove();
  }
}

async function signInAdministrator(url) {
  const request = async (method, path, body, headers) => {
    const response = await fetch(`${url}/api/admin${path}`, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      body: body && JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
    return JSON.parse(text);
  };
  const credentials = { username: 'admin', password: 'Demo-ledger-2026!' };
  const { token } = await request('POST', '/auth/login', credentials);
  return (method, path, body) => request(method, path, body, { authorization: `Bearer ${token}` });
}

async function writeNetwork(connectionString, lots) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(
    `WITH added AS (
       INSERT INTO reference.centre (code, name, type, finess, address, postal_code, city, mail_receivers, active,
         administration_mode)
       SELECT 'T' || n, 'Centre ' || n, 'VACCINATION', '87' || lpad(n::text, 7, '0'), n || ' rue de la Paix', '59000',
         'Lille', 'CENTER', true, 'JOUR'
       FROM generate_series(1, $1) AS n RETURNING id
     )
     INSERT INTO reference.centre_link (parent_id, child_id)
     SELECT c.id, added.id FROM added, reference.centre c WHERE c.name = 'Plateforme Nord'`,
    [CENTRES],
  );
  await client.query(
    `CREATE TEMP TABLE step AS
     WITH centre AS MATERIALIZED (
       SELECT id, row_number() OVER (ORDER BY code) - 1 AS place FROM reference.centre WHERE code LIKE 'T%'
     )
     SELECT lot, nth, centre.id AS centre, md5('trace-note-' || lot || '-' || nth % ${REACHED})::uuid AS note,
            now() - interval '1 year' + (lot * ${PER_LOT} + nth) * interval '10 seconds' AS at
       FROM generate_series(0, ${lots} - 1) AS lot
       CROSS JOIN generate_series(0, ${PER_LOT} - 1) AS nth
       JOIN centre ON centre.place = (lot * 7 + nth % ${REACHED}) % ${CENTRES}`,
  );
  const place = `place AS MATERIALIZED (
    SELECT (SELECT id FROM reference.centre WHERE name = 'Plateforme Nord') AS nord,
           (SELECT id FROM reference.product WHERE commercial_name = 'Immunol') AS product,
           (SELECT id::text FROM reference.user_account WHERE login = 'dispatch') AS "user"
  )`;
  // The entry, then a preparation and a reception of 30 packages for each centre, then exits of one package there.
  await client.query(
    `WITH ${place}, kind AS (
       SELECT step.*, CASE WHEN nth = 0 THEN 'ENTREE' WHEN nth <= ${REACHED} THEN 'PREPARATION'
                           WHEN nth <= ${2 * REACHED} THEN 'REASSORT' ELSE 'SORTIE_FRIGO' END AS type FROM step
     )
     INSERT INTO read_model.movement (position, line, id, event_id, centre_id, occurred_at, recorded_at, type, inbound,
       quantity, user_id, product_id, batch_id, lot, expiry, operation_id, note_id, destination_id, origin_id,
       past_limit, offline, recalled)
     SELECT 1000000 + lot * ${PER_LOT} + nth, 0, gen_random_uuid(), gen_random_uuid(),
       CASE WHEN type IN ('ENTREE', 'PREPARATION') THEN nord ELSE centre END, at, at, type,
       type IN ('ENTREE', 'REASSORT'), CASE type WHEN 'ENTREE' THEN 100000 WHEN 'SORTIE_FRIGO' THEN 1 ELSE 30 END,
       "user", product, md5('trace-batch-' || lot || centre)::uuid, 'TRACE-' || lot, '2031-06-30',
       CASE type WHEN 'PREPARATION' THEN note ELSE gen_random_uuid() END,
       CASE WHEN type <> 'ENTREE' THEN note END,
       CASE type WHEN 'PREPARATION' THEN centre END, CASE type WHEN 'REASSORT' THEN nord END, false, false, false
     FROM kind, place`,
  );
  await client.query(
    `WITH ${place}
     INSERT INTO read_model.delivery_note (id, number, issuer_id, ledger_revision, destination_id, status, prepared_at,
       prepared_by, thawed, transfer, follow_up_disabled, since, position)
     SELECT note, 'PN-2026-' || lpad((lot * ${REACHED} + nth)::text, 6, '0'), nord, 0, centre, 'RECU', at, "user", false,
       false, false, 1000000, 1000000
     FROM step, place WHERE nth BETWEEN 1 AND ${REACHED}`,
  );
  await client.query(
    `WITH ${place}
     INSERT INTO read_model.stock (id, centre_id, product_id, lot, expiry, thawed, returned, quantity, since, position)
     SELECT gen_random_uuid(), CASE WHEN nth = 0 THEN nord ELSE centre END, product, 'TRACE-' || lot, '2031-06-30',
       false, false, 5, 1000000, 1000000
     FROM step, place WHERE nth <= ${REACHED}`,
  );
  await client.query('VACUUM (ANALYZE)');
  await client.end();
}
