/** A copy to another engine that is killed again and again comes to the same ledger. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectEventStore } from '../../services/event-store/connect.js';
import type { EventStore } from '../../services/event-store/writer.js';
import { historyOf } from '../../services/worker/projector/testing/histories.js';
import { type EventStoreDbDouble, startDouble } from '../eventstoredb-double/double.js';
import type { TestDatabase } from '../support/database.js';
import { createMigratedDatabase } from '../support/reference-database.js';

const PROGRAM = resolve(__dirname, '../../dist/bundle/main.js');
/** The benchmark of copies kills one of 1,000,000 events twenty times. */
const DEATHS = Number(process.env.COPY_DEATHS ?? 2);
const EVENTS = 1_500;

describe('a copy that is killed', () => {
  let folder: string;
  let database: TestDatabase;
  let double: EventStoreDbDouble;
  let stores: EventStore[];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ledger-copy-'));
    database = await createMigratedDatabase();
    double = await startDouble({ indexingMs: 4 });
    stores = await Promise.all([database.url, double.url].map(connectEventStore));
    await stores[0]!.import(historyOf(EVENTS).slice(0, EVENTS));
  });
  afterAll(async () => {
    await Promise.all(stores.map((store) => store.close()));
    await double.stop();
    await database.release();
    await rm(folder, { recursive: true });
  });

  function copy(): ChildProcess {
    return spawn(process.execPath, [PROGRAM, 'copy', '--from', database.url, '--to', double.url], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATABASE_URL: database.url,
        DATA_DIR: folder,
        // A machine that does much else answers late.
        WAIT_FOR: '300',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }

  async function finished(child: ChildProcess): Promise<{ code: number | null; output: string }> {
    let output = '';
    for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (chunk) => (output += chunk));
    const [code] = await once(child, 'close');
    return { code, output };
  }

  /** In their order; an engine has positions of its own. */
  const eventsOf = async (store: EventStore) =>
    (await store.readAll({ after: 0n, limit: EVENTS + 1 })).map(({ position: _, ...event }) => event);

  it(`${DEATHS} times, and goes on each time, is the same ledger`, async () => {
    const [source, target] = stores as [EventStore, EventStore];
    for (let death = 1; death <= DEATHS; death++) {
      const before = await target.head();
      const child = copy();
      const gone = finished(child);
      while (child.exitCode === null && (await target.head()) === before) await sleep(5);
      expect(child.exitCode).toBeNull();
      child.kill('SIGKILL');
      expect((await gone).code).toBeNull();
    }
    const there = await finished(copy());
    const said = new RegExp(`both hold the same ${EVENTS} events, SHA-256 ([0-9a-f]{64})`);
    expect(there).toEqual({ code: 0, output: expect.stringMatching(said) });
    const copied = Number(/(\d+) events copied/.exec(there.output)![1]);
    expect(copied).toBeGreaterThan(0);
    expect(copied).toBeLessThan(EVENTS);
    expect(await eventsOf(target)).toEqual(await eventsOf(source));
  }, 600_000);
});
