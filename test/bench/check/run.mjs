/**
 * What the check in the background costs while it goes through a ledger and its read models: its share of a processor
 * core, of the service and its database together, and how much longer a command takes while a round is under way. In one
 * service rounds and pauses alternate, and are compared with each other.
 */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile, round } from '../lib/figures.mjs';
import { serviceWithHistory } from '../lib/history.mjs';
import { postgresPid, processorSeconds } from '../lib/processor-time.mjs';
import { signIn } from '../lib/service.mjs';

/** So few that a round, which takes a tenth of a core, ends within half a minute. */
const MOVEMENTS = 5_000;
const PAUSE_S = 10;
/** Rounds with commands, each after a pause with commands. */
const BUSY_ROUNDS = 3;
const WRITERS = 2;
/** Between two commands of a writer, in milliseconds: a busy day, not a flood. What they write, the rounds go through. */
const THINKS_MS = 50;

/** @returns the check's share of a core in percent, the length of a round, and latencies of commands in milliseconds */
export async function run({ say = () => {} } = {}) {
  // The history is invented and carries no hashes: what the check finds in it is no news.
  const env = { CHECK_PAUSE: String(PAUSE_S), LOG_LEVEL: 'silent' };
  const { service } = await serviceWithHistory(MOVEMENTS, say, env);
  try {
    const rounds = new Rounds(await auditor(service.url));
    say('the first round, then a pause and a round without work');
    await rounds.end();
    const idlePause = await coresUsed(service, () => rounds.begin());
    const idleRound = await coresUsed(service, () => rounds.end());
    say('pauses and rounds with commands');
    const times = { pause: [], round: [] };
    const stopping = new AbortController();
    const nord = await signIn(service.url, 'dispatch', 'Plateforme Nord');
    const products = (await nord.call('GET', '/referentiel/liste/produit')).body;
    const entry = {
      idProduit: products.find(({ nomCommercial }) => nomCommercial === 'Immunol').id,
      quantite: 1,
      lot: 'BENCH-CHECK',
      peremption: '2036-12-31',
      conforme: true,
    };
    const write = async () => {
      while (!stopping.signal.aborted) {
        const period = rounds.isUnderWay ? 'round' : 'pause';
        const begun = performance.now();
        await nord.call('POST', '/dispatch/entree-stock', entry);
        times[period].push(performance.now() - begun);
        await sleep(THINKS_MS);
      }
    };
    const writing = Array.from({ length: WRITERS }, write);
    for (let n = 0; n < BUSY_ROUNDS; n++) {
      await rounds.begin();
      await rounds.end();
    }
    stopping.abort();
    await Promise.all(writing);
    const slower = (share) =>
      round(100 * (percentile(times.round, share) / percentile(times.pause, share) - 1), 1);
    return {
      share: round(100 * (idleRound.cores - idlePause.cores), 1),
      lengthS: round(idleRound.seconds, 0),
      slowerP50: slower(0.5),
      slowerP95: slower(0.95),
      pauseP95Ms: round(percentile(times.pause, 0.95)),
      roundP95Ms: round(percentile(times.round, 0.95)),
      commands: times.round.length + times.pause.length,
    };
  } finally {
    await service.remove();
  }
}

/** When rounds begin and end, by what the service says of the last one. */
class Rounds {
  isUnderWay = true;
  #ended;
  #endedAt = 0;

  constructor(call) {
    this.call = call;
  }

  /** Resolves when the round that is under way has ended. */
  async end() {
    for (;;) {
      const { verifieLe } = await this.call('/ledger/verification');
      if (verifieLe !== null && verifieLe !== this.#ended) {
        this.#ended = verifieLe;
        this.#endedAt = performance.now();
        this.isUnderWay = false;
        return;
      }
      await sleep(100);
    }
  }

  /** Resolves when the next one has begun. */
  async begin() {
    await sleep(PAUSE_S * 1_000 - (performance.now() - this.#endedAt));
    this.isUnderWay = true;
  }
}

async function auditor(url) {
  const login = await fetch(`${url}/api/admin/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'auditeur', password: 'Demo-ledger-2026!' }),
  });
  const headers = { authorization: `Bearer ${(await login.json()).token}` };
  return async (path) => (await fetch(`${url}/api/admin${path}`, { headers })).json();
}

/** Processor cores that the service and its database used until `wait` resolved, and how long that was. */
async function coresUsed(service, wait) {
  const ancestors = [service.pid, postgresPid(join(service.folder, 'postgres'))];
  const [begun, before] = [performance.now(), processorSeconds(ancestors)];
  await wait();
  const seconds = (performance.now() - begun) / 1_000;
  return { seconds, cores: (processorSeconds(ancestors) - before) / seconds };
}
