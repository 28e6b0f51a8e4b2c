/** Each broken state is told in words, with what to do; nothing else is said to be wrong. */
import { randomBytes, randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { copyOf, createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { connectEventStore } from '../event-store/connect.js';
import type { EventStore } from '../event-store/writer.js';
import { JobBackend } from '../jobs/job-backend.js';
import { MailServer } from '../mail/testing/mail-server.js';
import { freePort } from '../platform/free-port.js';
import { createPlatformTables } from '../platform/platform-tables.js';
import { createPool } from '../platform/pool.js';
import { CHECK_TABLE, writeCheck } from '../proof/check-status.js';
import { openReferenceData } from '../reference-data/database/data-source.js';
import { prepareReadModels } from '../worker/projector/prepare-read-models.js';
import { historyOf } from '../worker/projector/testing/histories.js';
import { REACTOR_CHECKPOINT_TABLE, writeHalt } from '../worker/reactors/checkpoint.js';
import { examine, type Finding, runDoctor } from './doctor.js';

/** Self-signed for localhost, valid for a day of 2020. */
const EXPIRED = {
  key: `-----BEGIN EC PRIVATE KEY-----
MHcCAQEEIDnqNnoHqO+u7JWeWklRulr8Sa/Wz3x/CIr1FxhoGPDooAoGCCqGSM49
AwEHoUQDQgAEbHjrLlJEly8NeKD8K0aekS3qEhbrK/RbWvIgzvNiZiLPIiGGv/t+
g2iKLVSzuPV6E1NrHftnNtAKrFV1EhRbhQ==
-----END EC PRIVATE KEY-----`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBDjCBtgIBATAKBggqhkjOPQQDAjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwHhcN
MjAwMTAxMDAwMDAwWhcNMjAwMTAyMDAwMDAwWjAUMRIwEAYDVQQDDAlsb2NhbGhv
c3QwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAARseOsuUkSXLw14oPwrRp6RLeoS
Fusr9Fta8iDO82JmIs8iIYa/+36DaIotVLO49XoTU2sd+2c20AqsVXUSFFuFMAoG
CCqGSM49BAMCA0cAMEQCIDxBzUVrl3Ped+iSJ3+M9EDsTaw+LFCKhgVw/O7Dp4X1
AiBuHtHPijO1af/pGXJv0bnzEkg31YLw5lZBx1YiUT26Yw==
-----END CERTIFICATE-----`,
};

/** An installation where all is well. */
async function makeSound(url: string): Promise<void> {
  await (await openReferenceData(url)).destroy();
  const pool = createPool(url);
  const store = await connectEventStore(url);
  await store.import(historyOf(30));
  await prepareReadModels(pool, store);
  await createPlatformTables(pool, [CHECK_TABLE, REACTOR_CHECKPOINT_TABLE]);
  await writeCheck(pool, { position: 30n, at: new Date(), findings: [] });
  await pool.query(
    `INSERT INTO platform.reactor_checkpoint (name, position) VALUES ('notifications', $1), ('settlement', $1)`,
    [await store.head()],
  );
  await store.close();
  await pool.end();
}

describe('the doctor', () => {
  let folder: string;
  let database: TestDatabase;
  let pool: ReturnType<typeof createPool>;
  let store: EventStore;
  let env: Record<string, string>;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ledger-doctor-'));
    database = await copyOf('sound_template', makeSound);
    pool = createPool(database.url);
    store = await connectEventStore(database.url);
    env = {
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      MAIL_OUTBOX: 'true',
      INSTALLATION: 'trial',
      TOKEN_KEY: randomBytes(36).toString('base64'),
    };
  });
  afterEach(async () => {
    await store.close();
    await pool.end();
    await database.release();
    await rm(folder, { recursive: true });
  });

  const faultsOf = (findings: readonly Finding[]) => findings.filter(({ level }) => level === 'fault');
  async function onlyFault(what: RegExp, todo: RegExp): Promise<void> {
    expect(faultsOf(await examine(env))).toEqual([
      { level: 'fault', what: expect.stringMatching(what), todo: expect.stringMatching(todo) },
    ]);
  }

  it('finds nothing to mend where all is well, and says so by its exit code', async () => {
    const findings = await examine(env);
    expect(faultsOf(findings)).toEqual([]);
    expect(findings.map(({ what }) => what)).toEqual(
      expect.arrayContaining([
        'the tables are those of this release',
        'database and event store belong together',
        'the read models show what the ledger holds',
        'what follows from events is done',
        'no job was handed in yet',
      ]),
    );
    const lines: string[] = [];
    Object.assign(process.env, env);
    expect(await runDoctor((line) => lines.push(line))).toBe(0);
    await pool.query(`UPDATE read_model.checkpoint SET halted_at = now(), error = 'x' WHERE name = 'stock'`);
    expect(await runDoctor((line) => lines.push(line))).toBe(1);
    expect(lines.at(-1)).toMatch(/^1 to mend/);
  });

  it('makes nothing, neither where all is missing nor in an event store that is another one', async () => {
    const empty = await createTestDatabase();
    const bare = createPool(empty.url);
    const schemas = async () =>
      (await bare.query(`SELECT nspname FROM pg_namespace WHERE nspname !~ '^pg_' ORDER BY 1`)).rows;
    const before = await schemas();
    const ofAnother = await examine({ ...env, EVENT_STORE_URL: empty.url });
    expect(faultsOf(ofAnother)).toEqual([
      expect.objectContaining({
        what: expect.stringContaining('the event store is empty, and the database'),
      }),
    ]);
    expect(ofAnother).toContainEqual(
      expect.objectContaining({
        level: 'warning',
        what: expect.stringMatching(/^the event store at .* holds no tables/),
      }),
    );
    const ofNothing = await examine({ ...env, DATABASE_URL: empty.url });
    expect(faultsOf(ofNothing).map(({ what }) => what)).toEqual(['the database holds no tables']);
    expect(await schemas()).toEqual(before);
    await bare.end();
    await empty.release();
  });

  it('names settings that cannot be used, and secrets that everybody knows', async () => {
    await expect(examine({ ...env, TIME_ZONE: 'Nowhere', WAIT_FOR: 'long' })).resolves.toContainEqual({
      level: 'fault',
      what: expect.stringMatching(/TIME_ZONE.*WAIT_FOR/s),
      todo: expect.stringMatching(/correct these settings/),
    });
    await expect(
      examine({ ...env, INSTALLATION: 'production', TOKEN_KEY: '0123'.repeat(10) }),
    ).resolves.toContainEqual(
      expect.objectContaining({ what: expect.stringMatching(/TOKEN_KEY is not random/) }),
    );
  });

  it('names a database and an event store that do not answer, never a password', async () => {
    const [port, password] = [await freePort(), randomUUID()];
    env.EVENT_STORE_URL = `esdb://127.0.0.1:${port}?tls=false`;
    await onlyFault(new RegExp(`event store at esdb://127.0.0.1:${port} does not answer`), /EVENT_STORE_URL/);
    env.DATABASE_URL = `postgres://ledger:${password}@127.0.0.1:${port}/ledger`;
    await onlyFault(
      new RegExp(`database at postgres://127.0.0.1:${port}/ledger does not answer`),
      /DATABASE_URL/,
    );
    expect(JSON.stringify(await examine(env))).not.toContain(password);
  });

  it('names a mail server that does not answer', async () => {
    env.SMTP_URL = `smtp://127.0.0.1:${await freePort()}`;
    await onlyFault(/the mail server at smtp:.*does not answer/, /SMTP_URL/);
  });

  it('names a mail server that takes connections and says nothing', async () => {
    const server = new MailServer();
    server.conduct = { mute: true };
    await server.start();
    env.SMTP_URL = server.url;
    await onlyFault(/the mail server at smtp:.*does not answer \(Greeting/, /SMTP_URL/);
    await server.stop();
  });

  it('names a clock that was set back', async () => {
    const [event] = historyOf(1);
    const stream = `ledger-${randomUUID()}`;
    await store.import([
      { ...event!, id: randomUUID(), stream, position: 31n, recordedAt: new Date(Date.now() + 3_600_000) },
    ]);
    const findings = await examine(env);
    expect(findings).toContainEqual({
      level: 'warning',
      what: expect.stringMatching(/^the last event was recorded 3\d{3} s in the future/),
      todo: expect.stringMatching(/NTP/),
    });
  });

  it('names a mail server whose certificate is not trusted', async () => {
    const server = createServer(EXPIRED).listen(0, '127.0.0.1');
    await new Promise((listening) => server.once('listening', listening));
    env.SMTP_URL = `smtps://localhost:${(server.address() as AddressInfo).port}`;
    await onlyFault(/the mail server at smtps:.*does not answer \(.*certificate/, /SMTP_URL/);
    server.close();
  });

  it('names a certificate that has expired', async () => {
    const server = createServer(EXPIRED).listen(0, '127.0.0.1');
    await new Promise((listening) => server.once('listening', listening));
    env.PUBLIC_URL = `https://localhost:${(server.address() as AddressInfo).port}`;
    await onlyFault(/certificate of localhost has expired/, /renew/);
    server.close();
  });

  it('names a key that others may read', async () => {
    delete env.TOKEN_KEY;
    const key = join(folder, 'token.key');
    await writeFile(key, randomBytes(36).toString('base64url'), { mode: 0o600 });
    expect(faultsOf(await examine(env))).toEqual([]);
    await chmod(key, 0o644);
    await onlyFault(/others may read/, /chmod 600/);
  });

  it('names tables of another release', async () => {
    await pool.query(`DELETE FROM reference.migration WHERE id = (SELECT max(id) FROM reference.migration)`);
    await onlyFault(/older than this release \(1 changes/, /ledger -- migrate/);
  });

  it('names an event store of another ledger', async () => {
    const other = await createTestDatabase();
    env.EVENT_STORE_URL = other.url;
    await onlyFault(/do not belong together: the event store is empty/, /rebuild --adopt/);
    await other.release();
  });

  it('names a projection and a reactor that are halted', async () => {
    await pool.query(
      `UPDATE read_model.checkpoint SET halted_at = now(), error = 'unknown event' WHERE name = 'stock'`,
    );
    await onlyFault(/projection stock is halted since .*: unknown event/, /release that knows the event/);
    await pool.query('UPDATE read_model.checkpoint SET halted_at = NULL, error = NULL');
    await writeHalt(pool, 'settlement', 'no event begins there');
    await onlyFault(/reactor settlement is halted since .*: no event begins there/, /another event store/);
  });

  it('names read models that nobody keeps up to date', async () => {
    await pool.query(`UPDATE read_model.checkpoint SET position = 12 WHERE name = 'stock'`);
    await onlyFault(/projection stock is \d+ s behind/, /start a process with the role projector/);
  });

  it('names a reactor that fails again and again, or has never run', async () => {
    await pool.query(`UPDATE platform.reactor_checkpoint SET position = 12 WHERE name = 'settlement'`);
    await onlyFault(/reactor settlement is \d+ s behind/, /start a process with the role worker/);
    await pool.query(`DELETE FROM platform.reactor_checkpoint WHERE name = 'settlement'`);
    await onlyFault(/reactor settlement is \d+ s behind/, /start a process with the role worker/);
  });

  it('names what the check in the background has found', async () => {
    await writeCheck(pool, { position: 30n, at: new Date(), findings: ['ledger-1, revision 3: altered'] });
    await onlyFault(/the ledger is not what it was: ledger-1, revision 3: altered/, /ledger -- verify/);
  });

  it('names jobs that were given up', async () => {
    const backend = new JobBackend({ databaseUrl: database.url });
    const queue = await backend.queue('exports');
    await queue.add('exports', { list: 'stocks' } as never, { attempts: 1 });
    await pool.query(
      `UPDATE bullmq.job SET state = 'failed', failed_reason = 'disk full', finished_at_ms = 1`,
    );
    await backend.close();
    await onlyFault(/1 jobs were given up; the latest: exports, disk full/, /send them again/);
  });
});
