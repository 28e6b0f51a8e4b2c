/**
 * A day of 50,000 centres, scaled down: two api processes, one that keeps the read models and does the jobs, one Postgres.
 * The same share of the calls is sent in a shorter day, hour after hour, with its busiest minutes; then commands and
 * reads by themselves, for what each of them costs whom.
 */
import { percentile, round } from '../lib/figures.mjs';
import { stockedCentres } from '../lib/network.mjs';
import { processorSeconds } from '../lib/processor-time.mjs';
import { startDatabase, startService } from '../lib/service.mjs';
import { BUSIEST, DAY } from './demand.mjs';
import { send } from './load.mjs';

const script = new URL('../../../dist/bundle/main.js', import.meta.url).pathname;
const CENTRES = 200;
const SECONDS_FOR_EACH = 15;
/** Calls a second of one kind alone: enough that what a process does by itself hardly counts. */
const ALONE = { commands: 60, reads: 300 };

/**
 * @param share of the calls of 50,000 centres
 * @param secondsAnHour that an hour of the day takes
 * @returns `day`, `busiest` (times in ms), and `cores` that all of the busiest minute would take, by whom
 */
export async function run({ share = 0.1, secondsAnHour = 6, say = () => {} } = {}) {
  const server = await startDatabase();
  const services = [];
  const env = {
    DATABASE_URL: server.url,
    TOKEN_KEY: 'a key of the benchmark, of 32 characters',
    INSTALLATION: 'trial',
    DEMO: 'true',
  };
  try {
    const first = await startService({ script, env });
    services.push(first);
    const centres = await stockedCentres(first.url, CENTRES);
    await first.stop();
    say(`${CENTRES} centres have stock`);
    // An API is ready once somebody keeps the read models.
    const [one, other, keeper] = await Promise.all(
      ['api', 'api', 'projector,worker'].map((ROLES) => startService({ script, env: { ...env, ROLES } })),
    );
    services.push(one, other, keeper);
    const urls = [one.url, other.url];
    const parts = { api: [one.pid, other.pid], keeper: [keeper.pid], database: [server.pid] };
    const fire = ({ commands, reads }, seconds) =>
      send({ urls, centres, seconds, rates: { commands: commands * share, reads: reads * share } });

    // Warmed up: each process has read each centre's ledger once.
    await fire(BUSIEST, SECONDS_FOR_EACH);
    const day = { commands: [], reads: [], looks: [], lost: 0 };
    let busiest;
    for (const part of DAY) {
      const times = await fire(part, secondsAnHour / 3);
      for (const kind of ['commands', 'reads', 'looks']) day[kind].push(...times[kind]);
      day.lost += times.lost;
      if (part === BUSIEST) busiest = times;
      if (part.commands === BUSIEST.commands || part.hour % 4 === 0)
        say(`${part.hour} o'clock, ${round(part.commands * share, 1)} commands/s`);
    }

    const cores = {};
    for (const [kind, perSecond] of Object.entries(ALONE)) {
      say(`${kind} alone`);
      const before = mapValues(parts, processorSeconds);
      const rates = { commands: 0, reads: 0, [kind]: perSecond };
      const times = await send({ urls, centres, rates, seconds: SECONDS_FOR_EACH });
      const calls = times[kind].length;
      for (const [part, pids] of Object.entries(parts)) {
        const each = (processorSeconds(pids) - before[part]) / calls;
        cores[part] = (cores[part] ?? 0) + each * BUSIEST[kind];
      }
    }
    return {
      share,
      rates: { commands: round(BUSIEST.commands, 0), reads: round(BUSIEST.reads, 0) },
      day: figuresOf(day),
      busiest: figuresOf(busiest),
      cores: mapValues(cores, (value) => round(value, 1)),
    };
  } finally {
    for (const service of services) await service.remove();
    await server.stop();
  }
}

const mapValues = (object, change) =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]));

const figuresOf = ({ lost, ...times }) => ({
  lost,
  ...mapValues(times, (values) => ({
    count: values.length,
    p50Ms: round(percentile(values, 0.5), 0),
    p95Ms: round(percentile(values, 0.95), 0),
    p99Ms: round(percentile(values, 0.99), 0),
  })),
});
