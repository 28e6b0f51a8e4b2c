/**
 * Commands over HTTP: fridge exits per second at 32 connections against the same as CRUD, in one centre and spread over
 * many; how late the read models are meanwhile; the latency of a command on a long stream against a short one, and
 * while a rebuild runs. One service, one Postgres, contenders in turn.
 */
import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { median, percentile, round } from '../lib/figures.mjs';
import { stockedCentres } from '../lib/network.mjs';
import { runCommand, signIn, startService } from '../lib/service.mjs';

const CONNECTIONS = 32;
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const LONG = Number(process.env.LONG ?? 100_000);
const SHORT = 100;
const PAIRS = 1_500;

/** `key` is the header that carries a new key with each call. */
const CONTENDERS = {
  ledger: { path: '/vaccination/sortieFrigo' },
  spread: { path: '/vaccination/sortieFrigo', isSpread: true },
  keyed: { path: '/vaccination/sortieFrigo', key: 'idempotency-key' },
  crud: { path: '/bench/sortieFrigo' },
  keyedCrud: { path: '/bench/sortieFrigo', key: 'bench-key' },
  nothing: { path: '/bench/nothing' },
};

export async function run({ seconds = 4, say = () => {} } = {}) {
  const service = await startService({
    script: new URL('../../../dist/test/bench/http/serve.js', import.meta.url).pathname,
  });
  try {
    const bellevue = await stockedCentre(service.url, 'bellevue', 'Centre Bellevue');
    const riviere = await stockedCentre(service.url, 'riviere', 'Centre Rivière');
    await bellevue.call('POST', '/bench/seed', { ids: bellevue.lines });
    const spread = await stockedCentres(service.url, CONNECTIONS);
    say(`${spread.length} centres have stock`);

    const rates = Object.fromEntries(Object.keys(CONTENDERS).map((name) => [name, []]));
    for (let turn = 0; turn <= ROUNDS; turn++) {
      for (const [name, contender] of Object.entries(CONTENDERS)) {
        const takers = contender.isSpread ? spread : [bellevue];
        const { rate } = await fire(service.url, contender, takers, { duration: seconds });
        // The first turn warms all up.
        if (turn > 0) rates[name].push(rate);
      }
      say(`commands, turn ${turn} of ${ROUNDS}`);
    }

    const lag = await lagUnderLoad(service.url, bellevue, seconds);
    await lengthen(service.url, bellevue, LONG, say);
    await lengthen(service.url, riviere, SHORT, say);
    const latencies = { long: [], short: [] };
    for (let pair = 0; pair < PAIRS; pair++) {
      for (const [length, centre] of pair % 2
        ? [
            ['long', bellevue],
            ['short', riviere],
          ]
        : [
            ['short', riviere],
            ['long', bellevue],
          ]) {
        const begun = performance.now();
        await centre.call('POST', CONTENDERS.ledger.path, exitOf(centre, pair));
        latencies[length].push(performance.now() - begun);
      }
    }
    say('commands while a rebuild runs');
    const quiet = await fire(service.url, CONTENDERS.keyed, [bellevue], { duration: seconds });
    const rebuild = runCommand(service.folder, 'rebuild');
    const busy = await fire(service.url, CONTENDERS.keyed, [bellevue], { duration: seconds });
    await rebuild;
    return {
      lag,
      rebuild: { quietP99Ms: quiet.p99Ms, busyP99Ms: busy.p99Ms, ratio: round(busy.p99Ms / quiet.p99Ms) },
      commands: {
        perSecond: Object.fromEntries(
          Object.entries(rates).map(([name, found]) => [name, Math.round(median(found))]),
        ),
        ratio: ratioOf(rates.ledger, rates.crud),
        keyedRatio: ratioOf(rates.keyed, rates.keyedCrud),
        priceOfKey: ratioOf(rates.keyed, rates.ledger),
        spread: ratioOf(rates.spread, rates.ledger),
      },
      streamLength: {
        longP50Ms: round(median(latencies.long)),
        shortP50Ms: round(median(latencies.short)),
        longP95Ms: round(percentile(latencies.long, 0.95)),
        shortP95Ms: round(percentile(latencies.short, 0.95)),
        ratio: round(median(latencies.long) / median(latencies.short)),
      },
    };
  } finally {
    await service.remove();
  }
}

const ratioOf = (ours, theirs) => round(median(ours.map((rate, turn) => rate / theirs[turn])));

/** A centre with one line for each connection, so that rows are no bottleneck for CRUD either. */
async function stockedCentre(url, login, name) {
  const dispatch = await signIn(url, 'dispatch', 'Plateforme Nord');
  const centre = await signIn(url, login, name);
  const products = (await dispatch.call('GET', '/referentiel/liste/produit')).body;
  const product = products.find(({ nomCommercial }) => nomCommercial === 'Immunol');
  const batch = await dispatch.call('POST', '/dispatch/entree-stock', {
    idProduit: product.id,
    quantite: 9_900_000,
    lot: `BENCH-${login}`,
    peremption: '2032-12-31',
    conforme: true,
  });
  const note = await dispatch.call('POST', '/dispatch/preparation', {
    destination: centre.centreId,
    // The demonstration's week has an allocation.
    forceValidation: true,
    produits: Array.from({ length: CONNECTIONS }, () => ({
      idProduit: product.id,
      typeProduit: 'VACCIN',
      quantite: 300_000,
      idStock: batch.body.id,
    })),
  });
  const entry = await centre.call(
    'POST',
    '/vaccination/entree-stock',
    { idBl: note.body.id, conforme: true },
    note.position,
  );
  const stock = await centre.call('GET', `/vaccination/stock?lot=BENCH-${login}`, undefined, entry.position);
  return { ...centre, lines: stock.body.map(({ id }) => id), events: 0 };
}

const exitOf = (centre, index) => ({
  idLigneBl: centre.lines[index % centre.lines.length],
  quantite: 1,
  sortieType: 'INTERNE',
  typeConditionnement: 'FLACON',
});

/**
 * While commands come in as fast as they are taken: milliseconds from the answer to a command until a read that asks
 * for its position is answered, the time of the read included; p99.
 */
async function lagUnderLoad(url, centre, seconds) {
  const times = [];
  const load = fire(url, CONTENDERS.keyed, [centre], { duration: 2 * seconds });
  let loading = true;
  load.finally(() => {
    loading = false;
  });
  for (let probe = 0; loading; probe++) {
    const { position } = await centre.call('POST', CONTENDERS.ledger.path, exitOf(centre, probe));
    const begun = performance.now();
    await centre.call('GET', '/vaccination/stock?lot=none', undefined, position);
    times.push(performance.now() - begun);
  }
  await load;
  return { probes: times.length, p50Ms: round(median(times), 0), p99Ms: round(percentile(times, 0.99), 0) };
}

/** Every call of every contender is built anew, so that the load costs each of them the same. */
async function fire(url, { path, key }, centres, options) {
  const calls = centres.flatMap((centre) =>
    centre.lines.map((_, line) => ({
      headers: { ...centre.headers, 'content-type': 'application/json' },
      body: JSON.stringify(exitOf(centre, line)),
    })),
  );
  let call = 0;
  const result = await autocannon({
    url: `${url}/api/admin${path}`,
    connections: CONNECTIONS,
    requests: [
      {
        method: 'POST',
        setupRequest: (request) => {
          const { headers, body } = calls[call++ % calls.length];
          return { ...request, headers: { ...headers, [key ?? 'bench-no-key']: randomUUID() }, body };
        },
      },
    ],
    ...options,
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${path}: ${result.non2xx} refused, ${result.errors} errors`);
  if (path.startsWith('/vaccination') && centres.length === 1) centres[0].events += result['2xx'];
  return { rate: result['2xx'] / result.duration, p99Ms: result.latency.p99 };
}

async function lengthen(url, centre, wanted, say) {
  const missing = wanted - centre.events;
  if (missing <= 0) return;
  say(`lengthening a stream by ${missing} events`);
  await fire(url, CONTENDERS.ledger, [centre], { amount: missing });
}
