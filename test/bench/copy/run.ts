/**
 * A ledger is copied from Postgres to EventStoreDB and on to another Postgres, by processes that are killed on the way:
 * how fast, and whether it is the same.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { connectEventStore } from '../../../services/event-store/connect.js';
import { type CopyProgress, type CopyReport, hashOfLedger } from '../../../services/program/copy.js';

const STREAMS = 500;
const BATCH = 50_000;
const TIMES_AGAIN = 10;
const COPYING = fileURLToPath(new URL('./copying.js', import.meta.url));

interface Options {
  /** Of a database whose user may create databases: two are made and dropped. */
  readonly databaseUrl: string;
  readonly eventStoreDbUrl: string;
  readonly events: number;
  /** `kill -9` of a copy under way, in each direction. */
  readonly deaths: number;
  readonly say: (message: string) => void;
}

/**
 * @returns events a second there and back, each with the deaths and the comparison of every event; how often a copy was
 *   killed; whether the hashes agree
 */
export async function run({ databaseUrl, eventStoreDbUrl, events, deaths, say }: Options) {
  const admin = new pg.Client({ connectionString: databaseUrl });
  await admin.connect();
  const urls = ['bench_copy_source', 'bench_copy_target'].map((name) => {
    const url = new URL(databaseUrl);
    url.pathname = `/${name}`;
    return url.href;
  });
  for (const url of urls) await admin.query(`CREATE DATABASE ${new URL(url).pathname.slice(1)}`);
  const [source, target] = await Promise.all(urls.map(connectEventStore));
  try {
    await fill(urls[0]!, events, say);
    let killed = 0;
    const rate = async (from: string, to: string) => {
      const begun = performance.now();
      killed += await copyOverDeaths({ from, to, events, deaths, say });
      return events / ((performance.now() - begun) / 1_000);
    };
    const there = await rate(urls[0]!, eventStoreDbUrl);
    const back = await rate(eventStoreDbUrl, urls[1]!);
    const [original, copy] = [await hashOfLedger(source!), await hashOfLedger(target!)];
    const same = original.hash === copy.hash && original.events === copy.events;
    return { there, back, killed, same, hash: copy.hash };
  } finally {
    await Promise.all([source, target].map((store) => store?.close()));
    for (const url of urls) await admin.query(`DROP DATABASE ${new URL(url).pathname.slice(1)} WITH (FORCE)`);
    await admin.end();
  }
}

/** Each process is killed a share of the events further on, the last one comes to the end. @returns how many were killed */
async function copyOverDeaths({
  from,
  to,
  events,
  deaths,
  say,
}: Pick<Options, 'events' | 'deaths' | 'say'> & {
  readonly from: string;
  readonly to: string;
}): Promise<number> {
  let killed = 0;
  let again = 0;
  for (let before = 0; ; ) {
    const until = killed < deaths ? ((killed + 1) / (deaths + 1)) * events : Number.POSITIVE_INFINITY;
    const child = spawn(process.execPath, [COPYING, from, to], { stdio: ['ignore', 'pipe', 'inherit'] });
    const gone = once(child, 'exit');
    let copied = 0;
    let report: CopyReport | undefined;
    for await (const line of createInterface({ input: child.stdout })) {
      const told = JSON.parse(line) as CopyProgress & { readonly report?: CopyReport };
      report = told.report;
      if (told.phase === 'copy') copied = told.events;
      if (told.events % BATCH === 0) say(`${told.phase}: ${told.events}`);
      if (before + copied >= until) child.kill('SIGKILL');
    }
    const [code, signal] = await gone;
    if (report) {
      say(`${report.copied} events copied after ${killed} deaths, SHA-256 ${report.hash}`);
      return killed;
    }
    if (signal === 'SIGKILL') killed++;
    // On a busy machine an engine may not answer in time: the copy is started again, as a person who moves a ledger would.
    else if (++again > TIMES_AGAIN) throw new Error(`a copy ended with ${code}`);
    before += copied;
  }
}

/** Each event of another stream than its neighbours: the slowest case, an append each. */
async function fill(url: string, events: number, say: (message: string) => void): Promise<void> {
  say(`${events} events are written`);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (let from = 0; from < events; from += BATCH) {
    await client.query(
      `INSERT INTO event_store.events (position, stream, revision, id, type, data, metadata, recorded_at)
       SELECT n + 1, 'ledger-' || n % ${STREAMS}, n / ${STREAMS}, gen_random_uuid(), 'StockEntered',
              json_build_object('text', repeat('x', 250)),
              json_build_object('text', repeat('x', 380), 'hash', encode(sha256(n::text::bytea), 'hex')),
              date_trunc('milliseconds', now())
         FROM generate_series($1::int, $2::int) n`,
      [from, Math.min(from + BATCH, events) - 1],
    );
  }
  await client.end();
}
