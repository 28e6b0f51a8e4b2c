/**
 * Requests and plans of a whole country: 200,000 requests, and 52 weeks of plans of 5 products for 500 centres, all
 * below one dispatch centre. Lists, the grid of a week's plans and what a week still leaves are asked for in turn, one
 * at a time, each turn of another page, centre or week.
 */
import { join } from 'node:path';
import pg from 'pg';
import { percentile, round } from '../lib/figures.mjs';
import { rebuildReadModels, signIn, startDatabase, startService } from '../lib/service.mjs';

const script = new URL('../../../scripts/start.mjs', import.meta.url).pathname;
const CENTRES = 500;
const PRODUCTS = 5;
const WEEKS = 52;
/** Weeks of plans before the current one. */
const PAST_WEEKS = 26;
const REQUESTS = 200_000;
const WARM_UP = 20;
const DAY_MS = 24 * 3_600_000;

const OPEN = 'statut=EN_ATTENTE&statut=CONFIRME';

/** `CALLS[name](turn, world)` is the path that is asked for. */
const CALLS = {
  'requests, to be done': (turn) => `/vaccination/besoin?${OPEN}&page=${turn % 40}&size=25`,
  'requests at a desk': (turn) => `/vaccination/besoin?${OPEN}&page=${turn % 20}&size=200`,
  'requests, every status': (turn) => `/vaccination/besoin?page=${turn % 40}&size=25`,
  'requests by reception': (turn) =>
    `/vaccination/besoin?${OPEN}&page=${turn % 10}&size=25&sort=${encodeURIComponent('["dateReception","ASC"]')}`,
  'requests of a centre': (turn, { centres }) =>
    `/vaccination/besoin?page=0&size=25&idCentre=${centres[turn % centres.length]}`,
  'requests of a product': (turn, { products }) =>
    `/vaccination/besoin?${OPEN}&page=0&size=25&idProduit=${products[turn % products.length]}`,
  'requests of a week': (turn, { mondayOf }) =>
    `/vaccination/besoin?page=0&size=25&typeDate=RECEPTION&dateDebut=${mondayOf(turn % WEEKS)}&dateFin=${mondayOf((turn % WEEKS) + 1)}`,
  'plans, latest week first': (turn) => `/vaccination/approvisionnement?page=${turn % 40}&size=25`,
  'grid of a week': (turn, { mondayOf }) =>
    `/vaccination/approvisionnement?page=0&size=200&debutSemaine=${mondayOf(turn % WEEKS)}`,
  'plan and what it leaves': (turn, { centres, products, mondayOf }) =>
    `/vaccination/approvisionnement/plan?idCentre=${centres[turn % centres.length]}` +
    `&idProduit=${products[turn % products.length]}&debutSemaine=${mondayOf(turn % WEEKS)}`,
};

/** @returns p95 of each call in ms, and the slowest of them */
export async function run({ rounds = 200, say = () => {} } = {}) {
  const first = await startService({ script });
  await first.stop();
  say(`writing ${REQUESTS} requests and ${CENTRES * PRODUCTS * WEEKS} plans into a ledger`);
  const server = await startDatabase(join(first.folder, 'postgres'));
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const firstMonday = new Date(mondayBefore(new Date()).getTime() - PAST_WEEKS * 7 * DAY_MS);
  const world = await writeWorld(client, dayOf(firstMonday));
  await rebuildReadModels(server.url);
  // As on any later day: reactors and autovacuum have seen what was just written before anything is measured.
  await client.query(
    'UPDATE platform.reactor_checkpoint SET position = (SELECT max(position) FROM event_store.events)',
  );
  await client.query('VACUUM (ANALYZE)');
  await client.end();
  await server.stop();

  say('starting a service on it');
  const service = await startService({ script, dataDir: first.folder });
  try {
    const dispatch = await signIn(service.url, 'dispatch', 'Plateforme Nord');
    const known = {
      ...world,
      mondayOf: (week) => dayOf(new Date(firstMonday.getTime() + week * 7 * DAY_MS)),
    };
    const times = Object.fromEntries(Object.keys(CALLS).map((name) => [name, []]));
    for (let turn = -WARM_UP; turn < rounds; turn++) {
      for (const [name, pathOf] of Object.entries(CALLS)) {
        const path = pathOf(Math.abs(turn), known);
        const begun = performance.now();
        const { body } = await dispatch.call('GET', path);
        if (turn >= 0) times[name].push(performance.now() - begun);
        if ((body.content ?? [body]).length === 0) throw new Error(`nothing found: ${path}`);
      }
    }
    const calls = Object.fromEntries(
      Object.entries(times).map(([name, values]) => [name, round(percentile(values, 0.95), 1)]),
    );
    const [slowest] = Object.entries(calls).sort(([, one], [, other]) => other - one);
    return { calls, slowest: { name: slowest[0], p95Ms: slowest[1] } };
  } finally {
    await service.remove();
  }
}

function mondayBefore(date) {
  const day = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()));
  return new Date(day.getTime() - ((day.getUTCDay() + 6) % 7) * DAY_MS);
}

const dayOf = (date) => date.toISOString().slice(0, 10);

/** Centres and products in the reference data; plans and requests as events, as only a benchmark may write them. */
async function writeWorld(client, firstMonday) {
  await client.query(
    `WITH added AS (
       INSERT INTO reference.centre (code, name, type, finess, address, postal_code, city, mail_receivers, active,
         administration_mode)
       SELECT 'B' || n, 'Centre ' || n, 'VACCINATION', '88' || lpad(n::text, 7, '0'), n || ' rue de la Paix', '59000',
         'Lille', 'BOTH', true, 'JOUR'
       FROM generate_series(1, $1) AS n
       RETURNING id
     )
     INSERT INTO reference.centre_link (parent_id, child_id)
     SELECT platform.id, added.id FROM added, reference.centre AS platform WHERE platform.name = 'Plateforme Nord'`,
    [CENTRES],
  );
  await client.query(
    `INSERT INTO reference.product (type, cip_code, commercial_name, name, packaging, doses_per_package, active)
     SELECT 'MEDICAMENT', 'BENCH' || n, 'Produit ' || n, 'Produit de mesure ' || n, 'BOITE', 10, true
     FROM generate_series(1, $1) AS n`,
    [PRODUCTS],
  );
  await writePlans(client, firstMonday);
  await writeRequests(client, firstMonday);
  const idsOf = async (table, code) =>
    (
      await client.query(
        `SELECT id FROM reference.${table} WHERE ${code} LIKE 'B%' AND ${code} ~ '[0-9]$' ORDER BY id`,
      )
    ).rows.map(({ id }) => id);
  return { centres: await idsOf('centre', 'code'), products: await idsOf('product', 'cip_code') };
}

/** What both streams have in common: who wrote them, and the places that they are for, numbered from 0. */
const PLACES = `centres AS MATERIALIZED (
     SELECT id, (substr(code, 2)::int - 1) AS n FROM reference.centre WHERE code ~ '^B[0-9]+$'
   ), products AS MATERIALIZED (
     SELECT id, (substr(cip_code, 6)::int - 1) AS n FROM reference.product WHERE cip_code LIKE 'BENCH%'
   ), place AS MATERIALIZED (
     SELECT (SELECT max(position) FROM event_store.events) AS head, u.id AS "user", c.id AS supplier
       FROM reference.user_account u, reference.centre c
      WHERE u.login = 'dispatch' AND c.name = 'Plateforme Nord'
   )`;

const metadata = (at) => `json_build_object('userId', "user", 'centreId', supplier,
  'occurredAt', to_char(${at} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'recordedAt', ${at},
  'commandId', event_id, 'correlationId', 'bench', 'causationId', 'bench', 'schemaVersion', 1, 'hash', repeat('0', 64))`;

async function writePlans(client, firstMonday) {
  await client.query(
    `WITH ${PLACES}, plans AS (
       SELECT row_number() OVER () AS n, c.id AS centre, p.id AS product,
         md5('bench-plans-' || c.n || '-' || p.n)::uuid AS id, md5('bench-plans-event-' || c.n || '-' || p.n)::uuid AS event_id
       FROM centres c, products p
     )
     INSERT INTO event_store.events (position, stream, revision, id, type, data, metadata)
     SELECT head + n, 'allocation-' || plans.id, 0, event_id, 'AllocationsPlanned',
       json_build_object('centreId', centre, 'productId', product, 'weeks', (
         SELECT json_agg(json_build_object('week', $1::date + 7 * w, 'version', 1, 'mode', 'CONDITIONNEMENT',
           'days', (SELECT json_agg(json_build_object('packages', 1 + (n + w + day) % 9, 'firstDoses', 0,
             'secondDoses', 0) ORDER BY day) FROM generate_series(0, 6) AS day)) ORDER BY w)
         FROM generate_series(0, $2 - 1) AS w)),
       ${metadata('now()')}
     FROM plans, place`,
    [firstMonday, WEEKS],
  );
}

/** In ten requests two wait, two are confirmed, one is processed and five have departed. */
async function writeRequests(client, firstMonday) {
  await client.query(
    `WITH ${PLACES}, request AS (
       SELECT i, md5('bench-request-' || i)::uuid AS id, c.id AS centre, p.id AS product, 1 + i % 7 AS quantity,
         ($2::date + 7 * (i::bigint * $3 / $1)::int + i % 7) AS day, $2::date + 7 * (i::bigint * $3 / $1)::int AS week,
         now() - interval '365 days' * (1 - (i + 1)::float / $1) AS at,
         CASE WHEN i % 10 < 2 THEN 1 WHEN i % 10 < 4 THEN 2 WHEN i % 10 < 5 THEN 3 ELSE 4 END AS steps
       FROM generate_series(0, $1 - 1) AS i
       JOIN centres c ON c.n = i % $4 JOIN products p ON p.n = (i / $4) % $5
     ), step AS (
       SELECT row_number() OVER (ORDER BY i, s) AS n, s, request.*, md5('bench-request-event-' || i || '-' || s)::uuid AS event_id,
         json_build_object('quantity', quantity, 'receptionAt', to_char(day, 'YYYY-MM-DD') || 'T11:00:00.000Z', 'week', week) AS appointment
       FROM request, generate_series(1, 4) AS s WHERE s <= steps
     )
     INSERT INTO event_store.events (position, stream, revision, id, type, data, metadata)
     SELECT head + n, 'replenishment-' || step.id, s - 1, event_id,
       (ARRAY['ReplenishmentRequested', 'ReplenishmentConfirmed', 'ReplenishmentProcessed', 'GoodsDeparted'])[s],
       CASE WHEN s = 1 THEN json_build_object('requestId', step.id, 'kind', 'CENTRE', 'centreId', centre, 'pointId', null,
           'supplierId', supplier, 'productId', product, 'mode', 'CONDITIONNEMENT',
           'doses', json_build_object('first', 0, 'second', 0, 'booster', 0), 'wanted', appointment,
           'coverageFrom', null, 'coverageUntil', null, 'carrierId', null, 'comment', null, 'allocationId', null)
         ELSE json_build_object('requestId', step.id, 'kind', 'CENTRE', 'centreId', centre, 'pointId', null,
           'supplierId', supplier, 'productId', product, 'confirmed', appointment, 'departedAt', at, 'comment', null) END,
       ${metadata('at')}
     FROM step, place`,
    [REQUESTS, firstMonday, WEEKS, CENTRES, PRODUCTS],
  );
}
