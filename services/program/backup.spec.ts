import { execFileSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { appendFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { startDouble } from '../../test/eventstoredb-double/double.js';
import type { TestDatabase } from '../../test/support/database.js';
import { eventually } from '../../test/support/eventually.js';
import { createMigratedDatabase } from '../../test/support/reference-database.js';
import { createDemonstrationReferenceData } from '../demonstration/reference-data/demonstration.js';
import { connectEventStore } from '../event-store/connect.js';
import type { EventStore } from '../event-store/writer.js';
import { createExecutions } from '../execution/executions.js';
import { SNAPSHOT_TABLE } from '../execution/snapshots.js';
import { TestNetwork } from '../execution/testing/network.js';
import { createPlatformTables } from '../platform/platform-tables.js';
import { createPool } from '../platform/pool.js';
import { chainAuditTrail, checkAuditTrail } from '../proof/audit-chain.js';
import { keptIdentity } from '../proof/ledger-identity.js';
import { openReferenceData } from '../reference-data/database/data-source.js';
import { hashChain } from '../worker/projector/commands.js';
import { prepareReadModels } from '../worker/projector/prepare-read-models.js';
import { isSound, verify } from '../worker/projector/verify.js';
import { REACTOR_CHECKPOINT_TABLE } from '../worker/reactors/checkpoint.js';
import { backup, EVENTS_FILE, KEPT, type Manifest } from './backup.js';
import { restore } from './restore.js';

type Config = Parameters<typeof restore>[1]['config'];

interface Installation {
  readonly config: Config;
  readonly pool: pg.Pool;
  readonly store: EventStore;
}

describe('a backup', () => {
  let work: string;
  const undo: (() => Promise<unknown>)[] = [];

  afterAll(async () => {
    for (const step of undo.splice(0).reverse()) await step();
    await rm(work, { recursive: true });
  });

  async function install(eventStoreUrl?: string): Promise<Installation> {
    const database: TestDatabase = await createMigratedDatabase();
    undo.push(() => database.release());
    const dataDir = await mkdtemp(join(work, 'data-'));
    const config = { databaseUrl: database.url, dataDir, tokenKey: undefined, databaseOwnerUrl: undefined };
    const pool = createPool(database.url);
    undo.push(() => pool.end());
    const store = await connectEventStore(eventStoreUrl ?? database.url);
    undo.push(() => store.close());
    return { config: config as unknown as Config, pool, store };
  }

  let original: Installation;
  let network: TestNetwork;
  let manifest: Manifest;
  /** Positions that were answered to who appended, while the backup was taken. */
  const acknowledged: bigint[] = [];
  let folder: string;

  beforeAll(async () => {
    work = await mkdtemp(join(tmpdir(), 'ledger-backup-'));
    original = await install();
    const { pool, store, config } = original;
    const source = await openReferenceData(config.databaseUrl);
    await createDemonstrationReferenceData(source, { language: 'fr' });
    await source.query(`UPDATE reference.product SET name = name || ' 2'`);
    await source.destroy();
    await writeFile(join(config.dataDir, 'token.key'), randomBytes(36).toString('base64url'));
    await createPlatformTables(pool, [SNAPSHOT_TABLE, REACTOR_CHECKPOINT_TABLE]);
    await eventually(async () => (await chainAuditTrail(pool)).entries > 0);
    await pool.query(
      `INSERT INTO platform.reactor_checkpoint (name, position) VALUES ('notifications', 9999)`,
    );
    const api = createExecutions({ store, pool, clock: () => new Date(), onWarning: () => {} });
    network = new TestNetwork(api);
    for (let n = 0; n < 20; n++) await network.enter(30);

    // Under load: appends go on before, while and after it is taken.
    const stopping = new AbortController();
    const writing = (async () => {
      while (!stopping.signal.aborted) {
        await network.enter(1);
        acknowledged.push(await store.head());
      }
    })();
    while (acknowledged.length < 10) await sleep(10);
    folder = join(work, 'backup');
    manifest = await backup(folder, { config, pool, store, now: new Date() });
    const { length } = acknowledged;
    while (acknowledged.length < length + 10) await sleep(10);
    stopping.abort();
    await writing;
  });

  const eventsOf = ({ store }: Installation) => store.readAll({ after: 0n, limit: 100_000 });
  const rowsOf = async ({ pool }: Installation, table: string) =>
    (await pool.query(`SELECT * FROM ${table} t ORDER BY t::text`)).rows;

  it('is readable by its owner alone, and never written over another one', async () => {
    expect((await stat(folder)).mode & 0o077).toBe(0);
    for (const name of await readdir(folder)) expect((await stat(join(folder, name))).mode & 0o077).toBe(0);
    const { config, pool, store } = original;
    await expect(backup(folder, { config, pool, store, now: new Date() })).rejects.toThrow(
      /is there already/,
    );
  });

  it('that fails leaves nothing behind: a full disk would stay full', async () => {
    const { config, pool, store } = original;
    const failing = join(work, 'failing');
    const onProgress = () => {
      throw new Error('no space left on device');
    };
    await expect(backup(failing, { config, pool, store, now: new Date(), onProgress })).rejects.toThrow(
      /no space left/,
    );
    expect((await readdir(work)).filter((name) => name.startsWith('failing'))).toEqual([]);
  });

  it('is restored elsewhere: everything that was acknowledged before it, the tables and the key', async () => {
    const copy = await install();
    const restored = await restore(folder, copy);
    const position = BigInt(manifest.position);
    expect(restored).toMatchObject({ events: manifest.events, position });
    const before = acknowledged.filter((one) => one <= position);
    expect(before.length).toBeGreaterThanOrEqual(10);
    expect(acknowledged.length).toBeGreaterThan(before.length);
    expect(await eventsOf(copy)).toEqual(
      (await eventsOf(original)).filter((event) => event.position <= position),
    );

    for (const { table } of manifest.tables.filter((one) => one.table.startsWith('reference.')))
      if (table !== 'reference.audit_entry')
        expect({ table, rows: await rowsOf(copy, table) }).toEqual({
          table,
          rows: await rowsOf(original, table),
        });
    expect(await rowsOf(copy, 'platform.reactor_checkpoint')).toMatchObject([
      { position: manifest.position },
    ]);
    expect(await readFile(join(copy.config.dataDir, 'token.key'), 'utf8')).toBe(
      await readFile(join(original.config.dataDir, 'token.key'), 'utf8'),
    );
    expect(await keptIdentity(copy.pool)).toMatchObject({ firstEvent: manifest.firstEvent });

    expect(await prepareReadModels(copy.pool, copy.store)).toBe('current');
    expect(isSound(await verify(copy.pool, copy.store, { checks: [hashChain()] }))).toBe(true);
    // The chain of the audit trail goes on, and every trigger is as it was.
    const entries = (await rowsOf(copy, 'reference.audit_entry')).length;
    await copy.pool.query(
      `UPDATE reference.product SET name = name || ' 3' WHERE id = (SELECT min(id::text)::uuid FROM reference.product)`,
    );
    expect((await rowsOf(copy, 'reference.audit_entry')).length).toBe(entries + 1);
    // Transactions of this server's other databases hold the chain back for a while.
    await eventually(async () => (await chainAuditTrail(copy.pool)).entries === entries + 1);
    expect((await checkAuditTrail(copy.pool, copy.store)).findings).toEqual([]);
    const triggers = `SELECT tgrelid::regclass::text, tgname, tgenabled FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1, 2`;
    expect((await copy.pool.query(triggers)).rows).toEqual((await original.pool.query(triggers)).rows);
  });

  it('is restored to an earlier moment, and into another engine', async () => {
    const double = await startDouble({ indexingMs: 0 });
    undo.push(() => double.stop());
    const copy = await install(double.url);
    const wanted = (await eventsOf(original)).slice(0, 12);
    const { events } = await restore(folder, { ...copy, until: wanted.at(-1)!.position });
    expect(events).toBe(12);
    expect((await eventsOf(copy)).map(({ id, recordedAt }) => ({ id, recordedAt }))).toEqual(
      wanted.map(({ id, recordedAt }) => ({ id, recordedAt })),
    );
    expect(await rowsOf(copy, 'platform.reactor_checkpoint')).toMatchObject([
      { position: String(await copy.store.head()) },
    ]);
    expect(await prepareReadModels(copy.pool, copy.store)).toBe('current');
  });

  it('is refused into an installation with data, by another release, and where it is damaged', async () => {
    const before = await rowsOf(original, 'reference.user_account');
    await expect(restore(folder, original)).rejects.toThrow(/is not empty/);
    expect(await rowsOf(original, 'reference.user_account')).toEqual(before);
    const copy = await install();
    await copy.pool.query(
      `INSERT INTO reference.migration (timestamp, name) VALUES (4000000000000, 'Later4000000000000')`,
    );
    await expect(restore(folder, copy)).rejects.toThrow(/by another release/);
    expect(await copy.store.last()).toBeUndefined();
    await appendFile(join(folder, EVENTS_FILE), randomUUID());
    const third = await install();
    await expect(restore(folder, third)).rejects.toThrow(/events.ndjson.gz is damaged/);
    await rm(join(folder, 'backup.json'));
    await expect(restore(folder, third)).rejects.toThrow(/is no complete backup/);
    expect(await third.store.last()).toBeUndefined();
  });

  it('keeps, or leaves out on purpose, every table that the service makes for itself', () => {
    const anew = [
      'demonstration_begun',
      'job_file',
      'job_file_part',
      'ledger_check',
      'ledger_identity',
      'ledger_snapshot',
    ];
    const statement = 'CREATE TABLE IF NOT EXISTS platform\\.[a-z_]+';
    const options = ['-rhoE', '--include=*.ts', '--exclude=*.spec.ts', statement, join(__dirname, '..')];
    const made = execFileSync('grep', options, { encoding: 'utf8' }).trim().split('\n');
    const known = [...KEPT, ...anew.map((name) => `platform.${name}`)];
    expect([...new Set(made.map((line) => line.split(' ').at(-1)))].sort()).toEqual(known.sort());
  });
});
