/**
 * Administration of a whole country: every list page and the user search among 5,000 centres, 20,000 users and 2,000
 * products, and the tree of a referent above a hundred centres of them. Pages are asked for in turn, one at a time,
 * each turn with other words and another page.
 */
import { join } from 'node:path';
import pg from 'pg';
import { percentile, round } from '../lib/figures.mjs';
import { signIn, startDatabase, startService } from '../lib/service.mjs';

const script = new URL('../../../scripts/start.mjs', import.meta.url).pathname;
const CENTRES = 5_000;
const USERS = 20_000;
const PRODUCTS = 2_000;
/** Centres below each dispatch centre. */
const BELOW = 100;
const WARM_UP = 20;

/** What a reader sees at once, and what the console asks for at a desk, where one scrolls. */
const PAGE = 25;
const DESK = 200;

const window = (turn, total, size = PAGE) => {
  const first = (turn * size) % (total - size + 1);
  return `range=[${first},${first + size - 1}]`;
};
const word = (turn) => ['martin', 'berna', 'lefe', 'user 12', 'dupont'][turn % 5];

/** `LISTS[name](turn)` is the path of a list page. */
const LISTS = {
  centres: (turn) => `/centre?${window(turn, CENTRES)}&sort=["nom","ASC"]`,
  'centres by town': (turn) => `/centre?${window(turn, CENTRES)}&sort=["ville","DESC"]`,
  'centres by name': (turn) => `/centre?range=[0,24]&filter={"nom":"centre ${turn % 50}","statut":true}`,
  'centres at a desk': (turn) => `/centre?${window(turn, CENTRES, DESK)}&sort=["nom","ASC"]`,
  'centres to write to': (turn) => `/centre?q=ville%20${turn}&statut=true&page=0&size=50`,
  'centres to attach': () => '/centre/available?centerType=REFERENT',
  users: (turn) => `/users?${window(turn, USERS)}&sort=["lastname","ASC"]`,
  'users by login': (turn) => `/users?${window(turn, USERS)}&sort=["login","DESC"]`,
  'users by name': (turn) => `/users?range=[0,24]&filter={"q":"${word(turn)}"}`,
  'users at a desk': (turn) => `/users?${window(turn, USERS, DESK)}&sort=["lastname","ASC"]`,
  'user search': (turn) => `/users/query?query=${encodeURIComponent(word(turn))}`,
  products: (turn) => `/referentiel/produit?${window(turn, PRODUCTS)}`,
  'products at a desk': (turn) => `/referentiel/produit?${window(turn, PRODUCTS, DESK)}`,
  'products by name': (turn) =>
    `/referentiel/produit?range=[0,24]&filter={"nomCommercial":"produit ${turn % 90}"}`,
  carriers: () => '/referentiel/transporteur?range=[0,24]',
  trackers: () => '/referentiel/tracker?range=[0,24]',
  containers: () => '/referentiel/contenant?range=[0,24]',
  templates: () => '/template?range=[0,24]',
  'value lists': () => '/value-list/all?range=[0,24]',
  'audit trail': (turn) => `/audit?page=${turn % 40}&size=25`,
  'audit trail at a desk': () => `/audit?page=0&size=${DESK}`,
};

/** @returns p95 of each list in ms, the slowest of them, and that of `GET /centre/me` */
export async function run({ rounds = 200, say = () => {} } = {}) {
  const first = await startService({ script });
  await first.stop();
  say(`writing ${CENTRES} centres, ${USERS} users, ${PRODUCTS} products`);
  const server = await startDatabase(join(first.folder, 'postgres'));
  try {
    await writeCountry(server.url);
  } finally {
    await server.stop();
  }

  say('starting a service on it');

  const service = await startService({ script, dataDir: first.folder });
  try {
    const administrator = await signInAdministrator(service.url);
    const referent = await signIn(service.url, 'referent', 'Pharmacie centrale');
    const times = Object.fromEntries([...Object.keys(LISTS), 'own centre'].map((name) => [name, []]));
    say('asking for each list in turn');
    for (let turn = -WARM_UP; turn < rounds; turn++) {
      for (const [name, pathOf] of Object.entries(LISTS)) {
        const elapsed = await timed(() => administrator(pathOf(Math.abs(turn))));
        if (turn >= 0) times[name].push(elapsed);
      }
      const elapsed = await timed(() => referent.call('GET', '/centre/me'));
      if (turn >= 0) times['own centre'].push(elapsed);
    }
    const { 'own centre': ownCentre, ...lists } = Object.fromEntries(
      Object.entries(times).map(([name, values]) => [name, round(percentile(values, 0.95), 1)]),
    );
    const [slowest] = Object.entries(lists).sort(([, one], [, other]) => other - one);
    return { lists, slowest: { name: slowest[0], p95Ms: slowest[1] }, ownCentreP95Ms: ownCentre };
  } finally {
    await service.remove();
  }
}

async function timed(work) {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

async function signInAdministrator(url) {
  const answer = await fetch(`${url}/api/admin/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'Demo-ledger-2026!' }),
  });
  const { token } = await answer.json();
  return async (path) => {
    const response = await fetch(`${url}/api/admin${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
    return JSON.parse(text);
  };
}

/** Fifty dispatch centres below the demonstration's referent, a hundred centres below each; four users a centre. */
async function writeCountry(connectionString) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(
    `WITH added AS (
       INSERT INTO reference.centre (code, name, type, finess, address, postal_code, city, mail_receivers, active,
         quantity_mode, administration_mode)
       SELECT 'B' || n, CASE WHEN n % $2 = 0 THEN 'Plateforme ' ELSE 'Centre ' END || n,
         CASE WHEN n % $2 = 0 THEN 'DISPATCH' ELSE 'VACCINATION' END, '88' || lpad(n::text, 7, '0'), n || ' rue de la Paix',
         lpad((n * 19 % 95000)::text, 5, '0'), 'Ville ' || n * 7919 % 1000, 'BOTH', n % 20 > 0,
         CASE WHEN n % $2 = 0 THEN 'CONDITIONNEMENT' END, CASE WHEN n % $2 > 0 THEN 'JOUR' END
       FROM generate_series(1, $1) AS n
       RETURNING id, code
     )
     INSERT INTO reference.centre_link (parent_id, child_id)
     SELECT coalesce(platform.id, root.id), centre.id
       FROM added AS centre
       LEFT JOIN added AS platform ON substr(centre.code, 2)::int % $2 > 0
         AND platform.code = 'B' || (substr(centre.code, 2)::int / $2 + 1) * $2
       JOIN reference.centre AS root ON root.name = 'Pharmacie centrale'`,
    [CENTRES, BELOW],
  );
  await client.query(
    `INSERT INTO reference.user_account (login, email, last_name, first_name, authorities, language, date_format, active)
     SELECT 'bench' || n, 'bench' || n || '@example.org',
       (ARRAY['Martin', 'Bernard', 'Lefèvre', 'Dupont', 'Moreau', 'Girard'])[1 + n % 6] || ' ' || n % 500,
       (ARRAY['Claire', 'Hugo', 'Élodie', 'Rémi', 'Nadia'])[1 + n % 5], '{ROLE_VACCINATION_CENTER}', 'fr', 'FR', n % 9 > 0
     FROM generate_series(1, $1) AS n`,
    [USERS],
  );
  await client.query(
    `INSERT INTO reference.centre_user (centre_id, user_id)
     SELECT centre.id, account.id FROM reference.user_account AS account
       JOIN reference.centre AS centre ON centre.code = 'B' || 1 + substr(account.login, 6)::int % $1
      WHERE account.login LIKE 'bench%'`,
    [CENTRES],
  );
  await client.query(
    `INSERT INTO reference.product (type, cip_code, commercial_name, name, packaging, active)
     SELECT 'MEDICAMENT', 'BENCH' || n, 'Produit ' || n, 'Produit de mesure ' || n, 'BOITE', true
     FROM generate_series(1, $1) AS n`,
    [PRODUCTS],
  );
  await client.query('VACUUM (ANALYZE)');
  await client.end();
}
