/** Every benchmark of the product, and what it is to reach (a row of docs/benchmarks.md each). */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { median, percentile, round } from './lib/figures.mjs';
import { undoneAtTheEnd } from './lib/leftovers.mjs';
import { processorSeconds } from './lib/processor-time.mjs';
import { residentMemory, startDatabase, startService } from './lib/service.mjs';

const atLeast = (target, value) => ({ target: `≥ ${target}`, measured: value, reached: value >= target });
const atMost = (target, value, unit = '') => ({
  target: `≤ ${target}${unit}`,
  measured: `${value}${unit}`,
  reached: value <= target,
});

export const BENCHMARKS = [
  {
    name: 'append',
    run: async ({ say }) => {
      const { run } = await import('./append/run.mjs');
      const figures = await withDatabase((databaseUrl) => run({ databaseUrl, say }));
      return [
        {
          what: 'event store append, 1 event, 16 concurrent streams ÷ emmett-postgresql',
          ...atLeast(8, figures.ratio),
          figures: `${figures.ours}/s; emmett ${figures.emmett}/s; bare single-row INSERT ${figures.bareInsert}/s`,
        },
      ];
    },
  },
  {
    name: 'eventstoredb',
    run: async ({ say }) => {
      const { run } = await import('../../dist/test/bench/eventstoredb/run.js');
      const servers = [['a double', undefined]];
      if (process.env.EVENTSTOREDB_URL) servers.push(['a server', process.env.EVENTSTOREDB_URL]);
      const rows = [];
      for (const [what, url] of servers) {
        const rates = await (url ? run(url, say) : withDouble((double) => run(double, say)));
        const ratio = median(rates.adapter.map((rate, round) => rate / rates.client[round]));
        rows.push({
          what: `EventStoreDB (${what}), append, 1 event, 16 concurrent streams: the adapter ÷ the bare client`,
          ...atLeast(0.8, round(ratio)),
          figures: `${Math.round(median(rates.adapter))}/s; ${Math.round(median(rates.client))}/s`,
        });
      }
      return rows;
    },
  },
  {
    name: 'copy',
    run: async ({ say }) => {
      const { run } = await import('../../dist/test/bench/copy/run.js');
      const events = Number(process.env.BENCH_EVENTS ?? 1_000_000);
      const { there, back, killed, same, hash } = await withDatabase((databaseUrl) =>
        withDouble((eventStoreDbUrl) => run({ databaseUrl, eventStoreDbUrl, events, deaths: 10, say })),
      );
      return [
        {
          what: `copy of ${events} events, Postgres → EventStoreDB (a double) → Postgres: same hash of all events`,
          ...atLeast(1, same ? 1 : 0),
          figures: `killed ${killed} times on the way; there ${Math.round(there)} events/s, back ${Math.round(back)} events/s, each with the comparison of every event; SHA-256 ${hash}`,
        },
      ];
    },
  },
  {
    name: 'decisions',
    run: async () => {
      const { run } = await import('../../dist/test/bench/decisions/run.js');
      const { manyMicroseconds, fewMicroseconds } = run();
      return [
        {
          what: 'decision of a fridge exit with 5,000 batches in the centre ÷ with 50, median',
          ...atMost(5, round(manyMicroseconds / fewMicroseconds)),
          figures: `${round(manyMicroseconds, 1)} µs; ${round(fewMicroseconds, 1)} µs`,
        },
      ];
    },
  },
  {
    name: 'alerts',
    run: async ({ say }) => {
      const { run } = await import('./alerts/run.mjs');
      const figures = await withDatabase((databaseUrl) => run({ databaseUrl, say }));
      return [
        {
          what: 'alerts of one centre of 5,000 with 1,000,000 movements, p95',
          ...atMost(50, figures.oneP95, ' ms'),
          figures: `median ${figures.oneP50} ms; first page of ${figures.alerts} in the network ${figures.networkMedian} ms`,
        },
        {
          what: 'all alerts of 500 of these centres a second after midnight, p95 of ten such batches',
          ...atMost(1_000, figures.batchP95, ' ms'),
          figures: 'one statement a batch; nothing is stored, so nothing else has to be recomputed',
        },
        {
          what: 'what is urgent in these 5,000 centres, first page, median',
          ...atMost(500, figures.urgentMedian, ' ms'),
          figures: `everything, by a button: ${figures.networkMedian} ms`,
        },
      ];
    },
  },
  {
    name: 'proof',
    run: async ({ say }) => {
      const { run } = await import('../../dist/test/bench/proof/run.js');
      const events = Number(process.env.BENCH_EVENTS ?? 1_000_000);
      const { proofs, perSecond, rounds } = await withDatabase((databaseUrl, pid) =>
        run({ databaseUrl, events, processorSeconds: () => processorSeconds([process.pid, pid]), say }),
      );
      const total = (some, figure) => some.reduce((sum, one) => sum + one[figure], 0);
      const cost = (some) => round((100 * total(some, 'keeping')) / total(some, 'appending'));
      const third = rounds.length / 3;
      const thirds = [0, 1, 2].map((n) => `${cost(rounds.slice(n * third, (n + 1) * third))} %`);
      const each = (figure) => round((1e6 * total(rounds, figure)) / total(rounds, 'events'));
      return [
        {
          what: `inclusion proof in a ledger of ${events} events, p95`,
          ...atMost(20, round(percentile(proofs, 0.95)), ' ms'),
          figures: `median ${round(median(proofs))} ms; the tree takes in ${Math.round(perSecond)} events/s`,
        },
        {
          what: 'processor time of keeping the tree ÷ of the appends, 16 writers, service and database together',
          ...atMost(5, cost(rounds), ' %'),
          figures: `each third of the run: ${thirds.join(', ')}; ${each('keeping')} and ${each('appending')} µs for each event`,
        },
      ];
    },
  },
  {
    name: 'check',
    run: async ({ say }) => {
      const { run } = await import('./check/run.mjs');
      const { share, lengthS, slowerP50, slowerP95, pauseP95Ms, roundP95Ms, commands } = await run({ say });
      return [
        {
          what: 'the check in the background, of a processor core (service and database), while a round is under way',
          ...atMost(10, share, ' %'),
          figures: `a round of 5,000 movements took ${lengthS} s`,
        },
        {
          what: 'a command while a round is under way: how much longer it takes than between rounds, median',
          ...atMost(5, slowerP50, ' %'),
          figures: `p95 ${slowerP95} %: ${roundP95Ms} ms, between rounds ${pauseP95Ms} ms; ${commands} commands`,
        },
      ];
    },
  },
  {
    name: 'http',
    run: async ({ say }) => {
      const { run } = await import('./http/run.mjs');
      const { commands, streamLength, lag, rebuild } = await run({ say });
      return [
        {
          what: 'HTTP command (fridge exit) per second ÷ plain TypeORM CRUD, 32 connections',
          ...atLeast(3, commands.ratio),
          figures: `${commands.perSecond.ledger}/s; CRUD ${commands.perSecond.crud}/s; the same call that does nothing ${commands.perSecond.nothing}/s`,
        },
        {
          what: 'the same with an Idempotency-Key ÷ CRUD that keeps a key with its answer in its transaction',
          ...atLeast(3, commands.keyedRatio),
          figures: `${commands.perSecond.keyed}/s; CRUD ${commands.perSecond.keyedCrud}/s`,
        },
        {
          what: 'HTTP command with an Idempotency-Key ÷ without',
          ...atLeast(0.9, commands.priceOfKey),
          figures: `${commands.perSecond.keyed}/s; ${commands.perSecond.ledger}/s`,
        },
        {
          what: 'exits spread over 32 centres ÷ on one centre',
          ...atLeast(0.8, commands.spread),
          figures: `${commands.perSecond.spread}/s; ${commands.perSecond.ledger}/s`,
        },
        {
          what: 'projection lag under full command load, seen by a reader who waits for it, p99',
          ...atMost(250, lag.p99Ms, ' ms'),
          figures: `p50 ${lag.p50Ms} ms; ${lag.probes} readers in turn`,
        },
        {
          what: 'command p99 at full load while a rebuild of 100,000 events runs ÷ without',
          ...atMost(2, rebuild.ratio),
          figures: `${rebuild.busyP99Ms} ms; ${rebuild.quietP99Ms} ms`,
        },
        {
          what: 'command latency p50 on a stream of 100,000 events ÷ 100 events',
          ...atMost(1.3, streamLength.ratio),
          figures: `${streamLength.longP50Ms} ms; ${streamLength.shortP50Ms} ms (p95 ${streamLength.longP95Ms}; ${streamLength.shortP95Ms} ms)`,
        },
      ];
    },
  },
  {
    name: 'rebuild',
    run: async ({ say }) => {
      const { run } = await import('./rebuild/run.mjs');
      const figures = await withDatabase((databaseUrl) => run({ databaseUrl, say }));
      return [
        {
          what: 'rebuild of all projections, events/s ÷ rows/s of a bare multi-row INSERT of the same rows',
          ...atLeast(1, figures.ratio),
          figures: `${figures.eventsPerSecond} events/s; INSERT ${figures.insertedRowsPerSecond} rows/s (${figures.events} events, ${figures.rows} rows)`,
        },
        {
          what: 'verification ÷ rebuild, time',
          ...atMost(1, figures.verifyToRebuild),
          figures: `on the disk, for each event: ledger ${figures.ledgerBytesPerEvent} bytes, read models ${figures.readModelBytesPerEvent} bytes`,
        },
      ];
    },
  },
  {
    name: 'lists',
    run: async ({ say }) => {
      const { run } = await import('./lists/run.mjs');
      const many = Number(process.env.BENCH_MOVEMENTS ?? 1_000_000);
      const { stockList, movementPage } = await run({ many, say });
      return [
        ['stock list', stockList],
        ['movement page', movementPage],
      ].map(([page, { ratio, manyP95Ms, fewP95Ms }]) => ({
        what: `${page} p95 with ${many} movements ÷ with 10000`,
        ...atMost(1.2, ratio),
        figures: `${manyP95Ms} ms; ${fewP95Ms} ms`,
      }));
    },
  },
  {
    name: 'traffic',
    run: async ({ say }) => {
      const { run } = await import('./traffic/run.mjs');
      const { share, rates, day, busiest, cores } = await run({ say });
      const what = `a day of 50,000 centres at two api processes, ${share * 100} % of its calls`;
      const times = ({ count, p50Ms, p99Ms }) => `p50 ${p50Ms} ms, p99 ${p99Ms} ms, ${count} calls`;
      return [
        {
          what: `${what}: a command, p95`,
          ...atMost(250, day.commands.p95Ms, ' ms'),
          figures: `${times(day.commands)}; in the busiest minute p95 ${busiest.commands.p95Ms} ms`,
        },
        {
          what: `${what}: a read, p95`,
          ...atMost(250, day.reads.p95Ms, ' ms'),
          figures: `${times(day.reads)}; in the busiest minute p95 ${busiest.reads.p95Ms} ms`,
        },
        {
          what: `${what}: a read of what a command at the other process has changed, p95`,
          ...atMost(500, day.looks.p95Ms, ' ms'),
          figures: times(day.looks),
        },
        {
          what: `${what}: calls that failed`,
          ...atMost(0, day.lost),
          figures: `all of the busiest minute, ${rates.commands} commands/s and ${rates.reads} reads/s, by what each call takes here: ${cores.api} cores for api processes, ${cores.keeper} for projector and worker, ${cores.database} for Postgres`,
        },
      ];
    },
  },
  {
    name: 'past',
    run: async ({ say }) => {
      const { run } = await import('./past/run.mjs');
      const movements = Number(process.env.BENCH_MOVEMENTS ?? 1_000_000);
      const { stockList, movementPage, dashboard, replay } = await run({ movements, say });
      const pages = [
        ['stock list', stockList],
        ['movement page', movementPage],
        ['dashboard', dashboard],
      ].map(([page, { liveMs, yesterdayMs, yearAgoMs, ratio }]) => ({
        what: `${page} as of yesterday and of a year ago ÷ live, p95 of the slower; ${movements} movements`,
        ...atMost(3, ratio),
        figures: `yesterday ${yesterdayMs} ms, a year ago ${yearAgoMs} ms; live ${liveMs} ms`,
      }));
      return [
        ...pages,
        {
          what: `replay of a centre, its last page ÷ its first, p95; ${movements} movements`,
          ...atMost(3, replay.ratio),
          figures: `first ${replay.firstMs} ms, last ${replay.lateMs} ms`,
        },
      ];
    },
  },
  {
    name: 'documents',
    run: async ({ say }) => {
      const { run } = await import('./documents/run.mjs');
      const { throughput, click } = await run({ say });
      return [
        {
          what: 'documents per second ÷ page.pdf() of the same HTML in the same browser',
          ...atLeast(0.7, throughput.ratio),
          figures: `${throughput.perSecond}/s; bare ${throughput.barePerSecond}/s`,
        },
        {
          what: 'a one-page label after the click, warm, p95',
          ...atMost(600, click.p95Ms, ' ms'),
          figures: `p50 ${click.p50Ms} ms`,
        },
      ];
    },
  },
  {
    name: 'exports',
    run: async ({ say }) => {
      const { run } = await import('./exports/run.mjs');
      const figures = await withDatabase((databaseUrl) => run({ databaseUrl, say }));
      return [
        {
          what: 'export of 100,000 movements, rows/s ÷ exceljs streaming as many cells from memory',
          ...atLeast(1.5, figures.ratio),
          figures: `${figures.rowsPerSecond} rows/s; exceljs ${figures.bareRowsPerSecond} rows/s`,
        },
        {
          what: 'export of 100,000 movements, peak memory of the process',
          ...atMost(200, figures.peakMb, ' MB'),
          figures: `exceljs alone ${figures.barePeakMb} MB`,
        },
      ];
    },
  },
  {
    name: 'console',
    run: async ({ say }) => {
      const { run } = await import('./console/run.mjs');
      const { firstP50Ms, firstP95Ms, againP50Ms, againP95Ms, preparation } = await run({ say });
      const lists = [
        ['first visit after the page was opened', firstP50Ms, firstP95Ms],
        ['visited before', againP50Ms, againP95Ms],
      ].map(([visit, p50, p95]) => ({
        what: `console, from click to rendered list with 1,000 rows, ${visit}, p95`,
        ...atMost(200, p95, ' ms'),
        figures: `p50 ${p50} ms`,
      }));
      return [
        ...lists,
        {
          what: 'console, interaction to next paint in a preparation of 40 lines; phone, 4 × slower processor, slow 4G; p95',
          ...atMost(100, preparation.p95Ms, ' ms'),
          figures: `${preparation.count} taps and keys, p50 ${preparation.p50Ms} ms, longest ${preparation.longestMs} ms`,
        },
      ];
    },
  },
  {
    name: 'home',
    run: async ({ say }) => {
      const { run } = await import('./home/run.mjs');
      const { firstP50Ms, firstP95Ms, againP50Ms, againP95Ms, waitingP50Ms, waitingP95Ms } = await run({
        say,
      });
      return [
        ['in a new browser', firstP50Ms, firstP95Ms],
        ['visited before', againP50Ms, againP95Ms],
      ].map(([visit, p50, p95]) => ({
        what: `home page, from the answer of the sign-in to its first paint, ${visit}, p95`,
        ...atMost(300, p95, ' ms'),
        figures: `p50 ${p50} ms; what waits, in a new browser: p50 ${waitingP50Ms} ms, p95 ${waitingP95Ms} ms`,
      }));
    },
  },
  {
    name: 'hostile',
    run: async ({ say }) => {
      const { run } = await import('./hostile/run.mjs');
      const { calls, serverErrors, statuses, longestLagMs, healthP99Ms, grownMb } = await run({ say });
      return [
        {
          what: `${calls} hostile bodies and files, answers with 5xx`,
          ...atMost(0, serverErrors),
          figures: statuses,
        },
        {
          what: 'the same, longest time that the loop was late by',
          ...atMost(100, longestLagMs, ' ms'),
          figures: `health answered meanwhile, p99 ${healthP99Ms} ms`,
        },
        {
          what: 'the same, memory that the process has grown by',
          ...atMost(200, grownMb, ' MB'),
          figures: '',
        },
      ];
    },
  },
  {
    name: 'sign-in',
    run: async ({ say }) => {
      const { run } = await import('./sign-in/run.mjs');
      const { calls, p95Ms, statuses, unwell, asked, unknownToKnown } = await run({ say });
      return [
        {
          what: `${calls} sign-ins and changes of passwords at once, p95`,
          ...atMost(5_000, p95Ms, ' ms'),
          figures: statuses,
        },
        {
          what: 'the same, answers of the readiness check that were not "well"',
          ...atMost(0, unwell),
          figures: `of ${asked}`,
        },
        {
          what: 'a refusal of an unknown login, in time, to one of a known login',
          ...atLeast(0.5, unknownToKnown),
          figures: '',
        },
      ];
    },
  },
  {
    name: 'trace',
    run: async ({ say }) => {
      const { run } = await import('./trace/run.mjs');
      const { traceP95Ms, firstRecallS, nextRecallS } = await run({ say });
      return [
        {
          what: 'trace of a lot over 200 centres, p95; 1,000,000 movements, 5,000 centres',
          ...atMost(500, traceP95Ms, ' ms'),
          figures: '',
        },
        {
          what: 'first recall of a lot in a network of 5,000 centres',
          ...atMost(10, firstRecallS, ' s'),
          figures: `the next one ${nextRecallS} s`,
        },
      ];
    },
  },
  {
    name: 'administration',
    run: async ({ say }) => {
      const { run } = await import('./administration/run.mjs');
      const { lists, slowest, ownCentreP95Ms } = await run({ say });
      return [
        {
          what: 'slowest of the administration’s lists, p95; 5,000 centres, 20,000 users, 2,000 products',
          ...atMost(100, slowest.p95Ms, ' ms'),
          figures: `${slowest.name}; user search ${lists['user search']} ms, users ${lists.users} ms, centres ${lists.centres} ms`,
        },
        { what: 'own centre with 5,000 below it, p95', ...atMost(50, ownCentreP95Ms, ' ms'), figures: '' },
      ];
    },
  },
  {
    name: 'replenishment',
    run: async ({ say }) => {
      const { run } = await import('./replenishment/run.mjs');
      const { calls, slowest } = await run({ say });
      return [
        {
          what: 'slowest of the lists of requests and plans, p95; 200,000 requests, 52 weeks × 500 centres × 5 products',
          ...atMost(100, slowest.p95Ms, ' ms'),
          figures: Object.entries(calls)
            .map(([name, p95]) => `${name} ${p95} ms`)
            .join('; '),
        },
      ];
    },
  },
  {
    name: 'allocations',
    run: async ({ say }) => {
      const { run } = await import('./allocations/run.mjs');
      const { triedSeconds, importedSeconds, generatedSeconds, fullSeconds, plansPerSecond } = await run({
        say,
      });
      return [
        {
          what: 'import of 5,000 lines of plans, one week each, from upload to answer',
          ...atMost(10, importedSeconds, ' s'),
          figures: `tried only ${triedSeconds} s; ten weeks each ${fullSeconds} s, ${plansPerSecond} plans/s`,
        },
        { what: 'generation of 2,000 requests', ...atMost(10, generatedSeconds, ' s'), figures: '' },
      ];
    },
  },
  {
    name: 'import',
    run: async ({ say }) => {
      const { run } = await import('./import/run.mjs');
      const { made, unchanged, changed } = await run({ say });
      return [
        {
          what: 'import of 2,000 new products, from upload to answer',
          ...atMost(3, made, ' s'),
          figures: `the same file again ${unchanged} s; with a change in each line ${changed} s`,
        },
      ];
    },
  },
  {
    name: 'start',
    run: async ({ say }) => {
      const command = ['npm', 'start', '--silent'];
      const first = await startService({ script: '', command });
      await first.stop();
      const times = [];
      try {
        for (let turn = 1; turn <= 5; turn++) {
          const service = await startService({ script: '', command, dataDir: first.folder });
          times.push(service.readyAfterMs / 1_000);
          await service.stop();
          say(`start ${turn} of 5`);
        }
      } finally {
        await rm(first.folder, { recursive: true, force: true });
      }
      return [
        {
          what: 'second `npm start` until it is ready, median',
          ...atMost(1.5, round(median(times), 1), ' s'),
          figures: `the first, with its demonstration, ${round(first.readyAfterMs / 1_000, 1)} s`,
        },
      ];
    },
  },
  {
    name: 'memory',
    run: async ({ say }) => {
      const service = await startService({ script: '', command: ['npm', 'start', '--silent'] });
      try {
        say('idle for 20 seconds');
        await sleep(20_000);
        const mebibytes = round(await residentMemory(service.pid), 0);
        return [
          {
            what: 'resident memory of the whole service, idle, without Postgres',
            ...atMost(180, mebibytes, ' MB'),
            figures: 'all processes of `npm start`, npm itself included',
          },
        ];
      } finally {
        await service.remove();
      }
    },
  },
];

/** The double of EventStoreDB, in a process of its own. */
async function withDouble(measure) {
  const program = new URL('../../dist/test/bench/eventstoredb/double.js', import.meta.url);
  const child = spawn(process.execPath, [fileURLToPath(program)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const end = undoneAtTheEnd(async () => child.kill());
  try {
    const [url] = await once(child.stdout, 'data');
    return await measure(String(url).trim());
  } finally {
    await end();
  }
}

/** An embedded Postgres with the settings that users get. */
async function withDatabase(measure) {
  const database = await startDatabase();
  try {
    return await measure(database.url, database.pid);
  } finally {
    await database.stop();
  }
}
