/**
 * A thousand bodies and files that are made to hurt, four at a time, while the service's own heartbeat is read: nothing is
 * answered with 5xx, nobody waits for the loop, and memory stays as it is.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile, round } from '../lib/figures.mjs';
import { signIn, startService } from '../lib/service.mjs';

const script = new URL('../../../scripts/start.mjs', import.meta.url).pathname;
const BODIES = 500;
const FILES = 500;
const AT_ONCE = 4;
/** Bodies, and files, that are sent before anything is measured. */
const WARMING = 60;
const BEAT_MS = 20;
/** The threads that read files end when they have had nothing to do for ten seconds; what they held is free then. */
const UNTIL_IDLE_MS = 15_000;

export async function run({ say = () => {} } = {}) {
  const service = await startService({ script });
  try {
    const { headers } = await signIn(service.url, 'dispatch', 'Plateforme Nord');
    const token = await administrator(service.url);
    const calls = [...bodies(headers), ...(await files(token))];
    // Every kind of body and file once: code is loaded, and threads have been there, before memory is compared.
    say('warming up');
    await all(
      service.url,
      calls.filter((_, n) => n % BODIES < WARMING),
    );
    await sleep(UNTIL_IDLE_MS);
    const before = await figures(service.url);
    say(`${calls.length} calls`);
    const waits = [];
    const lags = [];
    let open = true;
    const beating = (async () => {
      while (open) {
        const begun = performance.now();
        await fetch(`${service.url}/health/live`);
        waits.push(performance.now() - begun);
        await new Promise((done) => setTimeout(done, BEAT_MS));
      }
    })();
    const scraping = (async () => {
      while (open) {
        lags.push((await figures(service.url)).lagMs);
        await new Promise((done) => setTimeout(done, 1_000));
      }
    })();
    const statuses = await all(service.url, calls);
    open = false;
    await Promise.all([beating, scraping]);
    say('waiting until its threads have ended');
    await sleep(UNTIL_IDLE_MS);
    const after = await figures(service.url);
    return {
      calls: statuses.length,
      serverErrors: statuses.filter((status) => status >= 500).length,
      statuses: Object.entries(groups(statuses))
        .map(([status, { length }]) => `${length} × ${status}`)
        .join(', '),
      longestLagMs: round(Math.max(...lags), 0),
      healthP99Ms: round(percentile(waits, 0.99), 0),
      grownMb: round((after.bytes - before.bytes) / 1_048_576, 0),
    };
  } finally {
    await service.remove();
  }
}

function groups(statuses) {
  const found = {};
  for (const status of statuses) {
    found[status] ??= [];
    found[status].push(status);
  }
  return found;
}

async function administrator(url) {
  const response = await fetch(`${url}/api/admin/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'Demo-ledger-2026!' }),
  });
  return (await response.json()).token;
}

const json = (path, method, body, headers = {}) => ({
  path,
  init: () => ({ method, headers: { ...headers, 'content-type': 'application/json' }, body }),
});

/** Open to everybody, and as a user; deep, broken, long, and of the wrong kind. */
function bodies(headers) {
  const keyed = { ...headers, 'idempotency-key': '5f1d7a52-8c1b-4d0e-a0f1-0a6d3b1f2c4d' };
  const deep = (open, bytes) => open.repeat(Math.floor(bytes / open.length));
  const kinds = [
    json('/auth/login', 'POST', deep('[', 4_000)),
    json('/auth/login', 'POST', deep('{"a":', 4_000)),
    json('/auth/login', 'POST', 'x'.repeat(1_000_000)),
    json('/auth/password/forgotten', 'POST', '{"__proto__":{"a":1}}'),
    json('/utilisateurs/langue', 'PUT', deep('[', 1_000_000), keyed),
    json('/utilisateurs/langue', 'PUT', deep('{"a":', 1_000_000), keyed),
    json('/dispatch/preparation', 'POST', '{"produits":"', headers),
    json('/dispatch/preparation', 'POST', `{"produits":[${'[],'.repeat(300_000)}[]]}`, headers),
    json('/dispatch/preparation', 'POST', JSON.stringify({ produits: Array(50_000).fill({}) }), headers),
    json(
      '/dispatch/preparation',
      'POST',
      JSON.stringify({ commentaireDestination: '\u0000'.repeat(1_000) }),
      headers,
    ),
  ];
  return Array.from({ length: BODIES }, (_, n) => kinds[n % kinds.length]);
}

async function files(token) {
  const { HOSTILE_SHEETS } = await import('../../../dist/services/uploads/testing/hostile-sheets.js');
  const { HOSTILE } = await import('../../../dist/services/documents/docx/testing/hostile.js');
  const authorization = `Bearer ${token}`;
  const form = (path, fields, name, content) => ({
    path,
    init: () => {
      const body = new FormData();
      for (const [field, value] of Object.entries(fields)) body.set(field, value);
      body.set('file', new Blob([content]), name);
      return { method: 'POST', headers: { authorization }, body };
    },
  });
  const kinds = [];
  for (const [, file] of HOSTILE_SHEETS) {
    const content = await file();
    for (const path of ['/centre/import', '/referentiel/produit/import'])
      kinds.push(form(path, { dryRun: 'true' }, 'a.xlsx', content));
  }
  for (const [, file] of HOSTILE)
    kinds.push(form('/template', { nom: 'Hostile', type: 'DISPATCH_BL' }, 'a.docx', await file()));
  return Array.from({ length: FILES }, (_, n) => kinds[n % kinds.length]);
}

/** The statuses. */
async function all(url, calls) {
  const left = [...calls];
  const statuses = [];
  const take = async () => {
    for (let call = left.shift(); call; call = left.shift()) {
      const response = await fetch(`${url}/api/admin${call.path}`, call.init());
      await response.arrayBuffer();
      statuses.push(response.status);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, take));
  return statuses;
}

/** Longest time since the last question that the loop was late by, and the memory of the process. */
async function figures(url) {
  const text = await (await fetch(`${url}/metrics`)).text();
  const value = (name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)[1]);
  return {
    lagMs: value('nodejs_eventloop_lag_max_seconds') * 1_000,
    bytes: value('process_resident_memory_bytes'),
  };
}
