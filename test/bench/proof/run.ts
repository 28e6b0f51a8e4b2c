/**
 * What the tree over the ledger costs: a proof in a ledger of 1,000,000 events, and appends while the tree is kept,
 * against appends without it, in turn on one store.
 */
import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectEventStore } from '../../../services/event-store/connect.js';
import type { EventStore } from '../../../services/event-store/writer.js';
import { createPool } from '../../../services/platform/pool.js';
import { LedgerTree } from '../../../services/proof/ledger-tree.js';
import { openReferenceData } from '../../../services/reference-data/database/data-source.js';

const PROOFS = 500;
const WRITERS = 16;
const ROUNDS = 6;
const ROUND_MS = 4_000;
/** As the service does it. */
const GATHERED_MS = 2_000;

interface Options {
  readonly databaseUrl: string;
  readonly events: number;
  readonly say: (message: string) => void;
}

/** @returns proofs in milliseconds, events a second that the tree takes in, and appends a second with and without it */
export async function run({ databaseUrl, events, say }: Options) {
  await (await openReferenceData(databaseUrl)).destroy();
  const store = await connectEventStore(databaseUrl);
  const pool = createPool(databaseUrl);
  try {
    say(`${events} events are written`);
    for (let from = 0; from < events; from += 100_000) {
      await pool.query(
        `INSERT INTO event_store.events (position, stream, revision, id, type, data, metadata)
         SELECT n, 'ledger-' || n, 0, gen_random_uuid(), 'Happened', '{}',
           json_build_object('hash', encode(sha256(n::text::bytea), 'hex'))
         FROM generate_series($1::bigint, $2::bigint) n`,
        [from + 1, Math.min(from + 100_000, events)],
      );
    }
    await pool.query('ANALYZE event_store.events');
    const tree = new LedgerTree(pool, store);
    say('the tree takes them in');
    const begun = performance.now();
    await tree.extend();
    const perSecond = events / ((performance.now() - begun) / 1_000);
    const proofs = await proofTimes(tree);
    const appends = await appendRates(store, tree, say);
    return { proofs, perSecond, ...appends };
  } finally {
    await store.close();
    await pool.end();
  }
}

/** Of an event by its id, as a call asks for it: the tree is brought up to date first. */
async function proofTimes(tree: LedgerTree): Promise<number[]> {
  const size = await tree.size();
  const times: number[] = [];
  for (let n = 0; n < PROOFS; n++) {
    const index = Math.floor(Math.random() * size);
    const begun = performance.now();
    await tree.extend();
    await tree.inclusion(index, size);
    times.push(performance.now() - begun);
  }
  return times;
}

async function appendRates(store: EventStore, tree: LedgerTree, say: (message: string) => void) {
  const rates = { kept: [] as number[], without: [] as number[] };
  for (let round = 0; round <= ROUNDS; round++) {
    for (const name of ['without', 'kept'] as const) {
      const stopping = new AbortController();
      const keeping = name === 'kept' ? keep(tree, stopping.signal) : undefined;
      const rate = await appendsPerSecond(store);
      stopping.abort();
      await keeping;
      // The first round warms up. What was appended without the tree is not taken in by the next round.
      if (round > 0) rates[name].push(rate);
      await tree.extend();
    }
    say(`appends, round ${round} of ${ROUNDS}`);
  }
  return rates;
}

async function keep(tree: LedgerTree, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await tree.extend(signal);
    await sleep(GATHERED_MS, undefined, { signal }).catch(() => {});
  }
}

async function appendsPerSecond(store: EventStore): Promise<number> {
  const begun = performance.now();
  let appended = 0;
  const write = async () => {
    const stream = `ledger-${randomUUID()}`;
    for (let revision = -1; performance.now() - begun < ROUND_MS; revision++) {
      const hash = createHash('sha256').update(`${stream} ${revision}`).digest('hex');
      const event = { id: randomUUID(), type: 'Happened', data: { n: revision }, metadata: { hash } };
      await store.append(stream, revision < 0 ? 'no-stream' : revision, [event]);
      appended++;
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
  return appended / ((performance.now() - begun) / 1_000);
}
