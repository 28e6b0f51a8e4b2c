/** A ledger is copied from Postgres to EventStoreDB and on to another Postgres: how fast, and whether it is the same. */
import pg from 'pg';
import { connectEventStore } from '../../../services/event-store/connect.js';
import { copyLedger, hashOfLedger } from '../../../services/program/copy.js';

const STREAMS = 500;
const BATCH = 50_000;

interface Options {
  /** Of a database whose user may create databases: two are made and dropped. */
  readonly databaseUrl: string;
  readonly eventStoreDbUrl: string;
  readonly events: number;
  readonly say: (message: string) => void;
}

/** @returns events a second there and back, each with the comparison of every event, and whether the hashes agree */
export async function run({ databaseUrl, eventStoreDbUrl, events, say }: Options) {
  const admin = new pg.Client({ connectionString: databaseUrl });
  await admin.connect();
  const urls = ['bench_copy_source', 'bench_copy_target'].map((name) => {
    const url = new URL(databaseUrl);
    url.pathname = `/${name}`;
    return url.href;
  });
  for (const url of urls) await admin.query(`CREATE DATABASE ${new URL(url).pathname.slice(1)}`);
  const [source, middle, target] = await Promise.all(
    [urls[0]!, eventStoreDbUrl, urls[1]!].map(connectEventStore),
  );
  try {
    await fill(urls[0]!, events, say);
    const rate = async (copy: () => Promise<unknown>) => {
      const begun = performance.now();
      await copy();
      return events / ((performance.now() - begun) / 1_000);
    };
    const tell = (progress: { phase: string; events: number }) => {
      if (progress.events % BATCH === 0) say(`${progress.phase}: ${progress.events}`);
    };
    const there = await rate(() => copyLedger(source!, middle!, tell));
    const back = await rate(() => copyLedger(middle!, target!, tell));
    const [original, copy] = [await hashOfLedger(source!), await hashOfLedger(target!)];
    return { there, back, same: original.hash === copy.hash && original.events === copy.events };
  } finally {
    await Promise.all([source, middle, target].map((store) => store?.close()));
    for (const url of urls) await admin.query(`DROP DATABASE ${new URL(url).pathname.slice(1)} WITH (FORCE)`);
    await admin.end();
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
