/**
 * A database and an event store that do not belong together, or do not answer: what is said, and that nothing changes.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type EventStoreDbDouble, startDouble } from '../../test/eventstoredb-double/double.js';
import { caughtUp } from '../../test/support/caught-up.js';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { createMigratedDatabase } from '../../test/support/reference-database.js';
import { connectEventStore, hasTables, openEventStore } from '../event-store/connect.js';
import type { RecordedEvent } from '../event-store/port.js';
import type { EventStore } from '../event-store/writer.js';
import { freePort } from '../platform/free-port.js';
import { createPlatformTables } from '../platform/platform-tables.js';
import { createPool } from '../platform/pool.js';
import { StartRefused } from '../platform/start-refused.js';
import { LedgerTree } from '../proof/ledger-tree.js';
import { CheckpointProgress } from '../worker/projector/checkpoint-progress.js';
import { Projector } from '../worker/projector/projector.js';
import { rebuildTeller } from '../worker/projector/projector.module.js';
import { historyOf } from '../worker/projector/testing/histories.js';
import { dumpReadModels } from '../worker/projector/testing/ledger-database.js';
import { isSound, verify } from '../worker/projector/verify.js';
import { REACTOR_CHECKPOINT_TABLE } from '../worker/reactors/checkpoint.js';
import { rebuild as rebuildCommand } from './ledger-commands.js';
import { openRuntime, type Runtime } from './runtime.js';

const EVENTS = 60;
const ledgerOf = (events: number) => historyOf(events).slice(0, events);

describe('a start', () => {
  let folder: string;
  let databases: TestDatabase[];
  let doubles: EventStoreDbDouble[];
  const environment = { ...process.env };

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ledger-start-'));
    databases = [await createMigratedDatabase()];
    doubles = [];
  });
  afterEach(async () => {
    process.env = { ...environment };
    await Promise.all(doubles.map((double) => double.stop()));
    await Promise.all(databases.map((database) => database.release()));
    await rm(folder, { recursive: true });
  });

  const databaseUrl = () => databases[0]!.url;
  async function newDatabase(): Promise<string> {
    const database = await createTestDatabase();
    databases.push(database);
    return database.url;
  }
  async function newDouble(): Promise<EventStoreDbDouble> {
    const double = await startDouble();
    doubles.push(double);
    return double;
  }
  function open(
    eventStoreUrl: string,
    more: Record<string, string> = {},
    told: string[] = [],
  ): Promise<Runtime> {
    Object.assign(process.env, {
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl(),
      EVENT_STORE_URL: eventStoreUrl,
      MAIL_OUTBOX: 'true',
      TOKEN_KEY: randomBytes(36).toString('base64'),
      ...more,
    });
    return openRuntime({ asService: true, onProgress: (message) => told.push(message) });
  }
  const startsWith = async (eventStoreUrl: string) => (await open(eventStoreUrl)).close();

  async function importInto(url: string, events: readonly RecordedEvent[]): Promise<void> {
    const store = await connectEventStore(url);
    const hashed = events.map((event) => ({
      ...event,
      metadata: { hash: 'ab'.repeat(32), ...event.metadata },
    }));
    await store.import(hashed);
    await store.close();
  }

  /** As a service that has run leaves it. */
  async function runOn(eventStoreUrl: string): Promise<void> {
    const { pool, store, close } = await open(eventStoreUrl);
    await project(pool, store);
    await new LedgerTree(pool, store).extend();
    await createPlatformTables(pool, [REACTOR_CHECKPOINT_TABLE]);
    await pool.query(
      `INSERT INTO platform.reactor_checkpoint (name, position) VALUES ('settlement', $1), ('notifications', $1)`,
      [await store.head()],
    );
    await close();
  }

  async function project(pool: Runtime['pool'], store: EventStore): Promise<void> {
    const progress = new CheckpointProgress(pool);
    const projector = new Projector(pool, store, progress);
    projector.start();
    await caughtUp(progress, await store.head());
    await projector.stop();
  }

  async function contents() {
    const pool = createPool(databaseUrl());
    const rows = async (sql: string) => (await pool.query(sql)).rows;
    const all = {
      ...(await dumpReadModels(pool)),
      checkpoints: await rows('SELECT * FROM read_model.checkpoint ORDER BY name'),
      reactors: await rows('SELECT * FROM platform.reactor_checkpoint ORDER BY name'),
      identity: await rows('SELECT * FROM platform.ledger_identity'),
      tree: await rows('SELECT * FROM proof.leaf ORDER BY index'),
    };
    await pool.end();
    return all;
  }

  async function refusal(eventStoreUrl: string): Promise<string> {
    const before = await contents();
    const refused = await startsWith(eventStoreUrl).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StartRefused);
    expect(await contents()).toEqual(before);
    const { message } = refused as StartRefused;
    expect(message).toMatch(
      /do not belong together.*nothing was changed: either give the EVENT_STORE_URL.*, or.*run: npm run ledger -- rebuild --adopt$/,
    );
    expect(message).not.toMatch(/password|postgres:\/\/[^/]*@/);
    return message;
  }

  it('is refused where the event store was emptied', async () => {
    const url = await newDatabase();
    const history = ledgerOf(EVENTS);
    await importInto(url, history);
    await runOn(url);
    await startsWith(url);
    const emptied = await newDatabase();
    expect(await refusal(emptied)).toContain(
      `the event store is empty, and the database shows the ledger that began with event ${history[0]!.id}`,
    );
    const store = await openEventStore(emptied);
    expect(await hasTables(store)).toBe(false);
    await store.close();
  });

  it('that is refused changes no table as their owner either', async () => {
    const url = await newDatabase();
    await importInto(url, ledgerOf(EVENTS));
    await runOn(url);
    const own = new URL(databaseUrl());
    await expect(open(own.href, { DATABASE_OWNER_URL: own.href })).rejects.toThrow(StartRefused);
    const store = await openEventStore(own.href);
    expect(await hasTables(store)).toBe(false);
    await store.close();
  });

  it('is refused where the event store holds another ledger', async () => {
    const [url, other] = [await newDatabase(), await newDatabase()];
    const [history, another] = [ledgerOf(EVENTS), ledgerOf(EVENTS + 1)];
    await importInto(url, history);
    await importInto(
      other,
      another.map((event) => ({ ...event, id: randomUUID() })),
    );
    await runOn(url);
    expect(await refusal(other)).toContain(
      `and the database shows the one that began with event ${history[0]!.id}`,
    );
  });

  it('is refused where the event store was restored from an earlier backup, also after it has gone on', async () => {
    const [url, restored] = [await newDatabase(), await newDatabase()];
    const history = ledgerOf(EVENTS);
    await importInto(url, history);
    await runOn(url);
    await importInto(restored, history.slice(0, 40));
    expect(await refusal(restored)).toContain('up to position 60, and the event store ends at 40');
    const later = Array.from({ length: 30 }, () => ({
      id: randomUUID(),
      type: 'Happened',
      data: {},
      metadata: {},
    }));
    const store = await connectEventStore(restored);
    await store.append(`use-declaration-${randomUUID()}`, 'no-stream', later);
    await store.close();
    expect(await refusal(restored)).toContain(
      'at position 60 the event store holds another event than the database has seen there',
    );
  });

  it('is refused where the ledger was moved to another engine, until the database follows it', async () => {
    const [url, double] = [await newDatabase(), await newDouble()];
    const history = ledgerOf(EVENTS);
    await importInto(url, history);
    await runOn(url);
    await importInto(double.url, history);
    expect(await refusal(double.url)).toContain('the ledger of the database at other positions');

    const written = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    expect(await rebuildCommand(['--adopt'])).toBe(0);
    written.mockRestore();
    const { pool, store, close } = await open(double.url);
    expect(isSound(await verify(pool, store))).toBe(true);
    const head = String(await store.head());
    expect((await contents()).reactors).toMatchObject([
      { name: 'notifications', position: head },
      { name: 'settlement', position: '0' },
    ]);
    await new LedgerTree(pool, store).extend();
    expect(await new LedgerTree(pool, store).size()).toBe(EVENTS);
    await close();
  });

  it('says where an empty database is filled from the ledger, and how far it is', async () => {
    const url = await newDatabase();
    await importInto(url, ledgerOf(EVENTS));
    const told: string[] = [];
    const { pool, store, close } = await open(url, {}, told);
    expect(told).toEqual(['the database shows nothing of the ledger yet: its read models are built now']);
    const lines: string[] = [];
    const progress = new CheckpointProgress(pool);
    const projector = new Projector(pool, store, progress, {
      onRebuild: rebuildTeller((line) => lines.push(line)),
    });
    projector.start();
    await caughtUp(progress, await store.head());
    await projector.stop();
    await close();
    expect(lines[0]).toBe('rebuilds the read models: 60 events replayed, 100 %');
    expect(lines.at(-1)).toBe('rebuilds the read models: swap');
    told.length = 0;
    await (await open(url, {}, told)).close();
    expect(told).toEqual([]);
  });

  it('names what does not answer and its address, never a password', async () => {
    const [port, password] = [await freePort(), randomUUID()];
    const secret = { DATABASE_URL: `postgres://user:${password}@127.0.0.1:${port}/ledger` };
    const { url } = await newDouble();
    const database = await open(url, secret).catch((error: unknown) => error);
    expect(database).toMatchObject({ name: 'StartRefused' });
    expect((database as Error).message).toMatch(
      new RegExp(
        `^the database at postgres://127.0.0.1:${port}/ledger does not answer \\(.*ECONNREFUSED.*WAIT_FOR=60`,
      ),
    );
    expect((database as Error).message).not.toContain(password);
    const store = await open(`esdb://admin:${password}@127.0.0.1:${port}?tls=false`, {
      DATABASE_URL: databaseUrl(),
    }).catch((error: unknown) => error);
    expect(store).toBeInstanceOf(StartRefused);
    expect((store as Error).message).toMatch(
      new RegExp(`^the event store at esdb://127.0.0.1:${port} does not answer \\(.*ECONNREFUSED`),
    );
    expect((store as Error).message).not.toContain(password);
  });

  it('names `migrate` to a role that may not make the tables', async () => {
    const role = `service-${randomUUID().slice(0, 8)}`;
    const bare = await newDatabase();
    const pool = createPool(bare);
    await pool.query(`CREATE ROLE "${role}" LOGIN`);
    try {
      const url = new URL(bare);
      url.username = role;
      const refused = await open(url.href, { DATABASE_URL: url.href }).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(StartRefused);
      expect((refused as Error).message).toMatch(/permission denied.*npm run ledger -- migrate/);
    } finally {
      await pool.query(`DROP ROLE "${role}"`);
      await pool.end();
    }
  });

  it('waits for what does not answer yet where it is told to', async () => {
    const double = await newDouble();
    await double.pause();
    const told: string[] = [];
    const opening = open(double.url, { WAIT_FOR: '120' }, told);
    while (told.length === 0) await sleep(20);
    await double.resume();
    await (await opening).close();
    expect(told).toEqual([`waiting for the event store at ${double.url.replace(/\?.*/, '')}`]);
  });
});
