/**
 * What the tree over the ledger costs: a proof in a ledger of 1,000,000 events, and the processor time of taking events
 * in against that of appending them.
 */
import { createHash, randomUUID } from 'node:crypto';
import { connectEventStore } from '../../../services/event-store/connect.js';
import type { EventStore } from '../../../services/event-store/writer.js';
import { createPool } from '../../../services/platform/pool.js';
import { LedgerTree } from '../../../services/proof/ledger-tree.js';
import { openReferenceData } from '../../../services/reference-data/database/data-source.js';

const PROOFS = 500;
const WRITERS = 16;
const ROUNDS = 24;
/** As long as the service gathers events before the tree takes them in. */
const WINDOW_MS = 2_000;
/** Rounds that are not counted. */
const WARM_UP = 2;

interface Options {
  readonly databaseUrl: string;
  readonly events: number;
  /** Used until now by this process and the database together. */
  readonly processorSeconds: () => number;
  readonly say: (message: string) => void;
}

/** @returns proofs in milliseconds, events a second that the tree takes in, and what appends and the tree use */
export async function run({ databaseUrl, events, processorSeconds, say }: Options) {
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
    const rounds = await roundsOfAppends(store, tree, processorSeconds, say);
    return { proofs, perSecond, rounds };
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

/**
 * In turn: appends for as long as the service gathers events, then the tree takes them in. Each is measured for itself,
 * since the difference between appends with and without the tree would be lost in what they vary.
 *
 * @returns processor seconds of each round
 */
async function roundsOfAppends(
  store: EventStore,
  tree: LedgerTree,
  processorSeconds: () => number,
  say: (message: string) => void,
) {
  const rounds: { readonly events: number; readonly appending: number; readonly keeping: number }[] = [];
  await tree.extend();
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const begun = processorSeconds();
    const events = await appendsOfWindow(store);
    const appended = processorSeconds();
    await tree.extend();
    if (round < 0) continue;
    rounds.push({ events, appending: appended - begun, keeping: processorSeconds() - appended });
    if (round % 6 === 5) say(`appends, ${round + 1} of ${ROUNDS} rounds`);
  }
  return rounds;
}

async function appendsOfWindow(store: EventStore): Promise<number> {
  const begun = performance.now();
  let appended = 0;
  const write = async () => {
    const stream = `ledger-${randomUUID()}`;
    for (let revision = -1; performance.now() - begun < WINDOW_MS; revision++) {
      await store.append(stream, revision < 0 ? 'no-stream' : revision, [exit(stream, revision)]);
      appended++;
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
  return appended;
}

/** A fridge exit as the ledger has it. */
function exit(stream: string, revision: number) {
  const id = randomUUID();
  const [centreId, now] = [stream.slice('ledger-'.length), new Date().toISOString()];
  const batch = {
    batchId: centreId,
    productId: centreId,
    lot: 'BENCH-1',
    expiry: '2031-12-31',
    thawed: false,
    returned: false,
    transferType: null,
    transferredAt: null,
    usageLimit: '2031-12-31T22:00:00.000Z',
    deliveryNote: null,
  };
  const data = {
    exitId: id,
    quantity: 1,
    syringes: null,
    packaging: 'FLACON',
    destination: 'INTERNE',
    pointId: null,
    comment: null,
    batch,
  };
  const hash = createHash('sha256').update(`${stream} ${revision}`).digest('hex');
  const metadata = {
    userId: centreId,
    centreId,
    occurredAt: now,
    commandId: id,
    correlationId: id,
    causationId: id,
    schemaVersion: 1,
    hash,
  };
  return { id, type: 'FridgeExitRecorded', data, metadata };
}
