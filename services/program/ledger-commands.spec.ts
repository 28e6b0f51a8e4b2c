/** What the ledger's commands are given and cannot use: refused in a sentence, which names no password. */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startDouble } from '../../test/eventstoredb-double/double.js';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { connectEventStore } from '../event-store/connect.js';
import { EventStoreDbEventStore } from '../event-store/eventstoredb/eventstoredb-event-store.js';
import { freePort } from '../platform/free-port.js';
import { StartRefused } from '../platform/start-refused.js';
import { copy, exportTo, verify } from './ledger-commands.js';

describe('a command of the ledger', () => {
  const environment = { ...process.env };
  const password = randomUUID();
  let folder: string;
  let database: TestDatabase;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ledger-command-'));
    database = await createTestDatabase();
    Object.assign(process.env, {
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      MAIL_OUTBOX: 'true',
      TOKEN_KEY: randomBytes(36).toString('base64'),
    });
  });
  afterAll(async () => {
    process.env = { ...environment };
    await database.release();
    await rm(folder, { recursive: true });
  });

  async function refusal(command: Promise<number>): Promise<string> {
    const refused = await command.catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StartRefused);
    const { message } = refused as StartRefused;
    expect(message).not.toContain(password);
    return message;
  }

  it.each(['postgres', 'esdb'])('copies to no %s that does not answer', async (scheme) => {
    const port = await freePort();
    const url = `${scheme}://user:${password}@127.0.0.1:${port}/ledger?tls=false`;
    expect(await refusal(copy(['--to', url]))).toMatch(
      new RegExp(`^the event store of --to at ${scheme}://127.0.0.1:${port}/ledger does not answer`),
    );
  });

  it('copies from EventStoreDB into a database without tables', async () => {
    const [double, empty] = [await startDouble(), await createTestDatabase()];
    const source = await EventStoreDbEventStore.connect(double.url);
    await source.append('ledger-1', 'no-stream', [
      { id: randomUUID(), type: 'Happened', data: {}, metadata: { hash: 'ab'.repeat(32) } },
    ]);
    expect(await copy(['--from', double.url, '--to', empty.url])).toBe(0);
    const target = await connectEventStore(empty.url);
    expect((await target.last())?.type).toBe('Happened');
    await Promise.all([source.close(), target.close()]);
    await double.stop();
    await empty.release();
  });

  it('copies nothing from a database without a ledger, and makes nothing in it', async () => {
    const empty = await createTestDatabase();
    for (let turn = 0; turn < 2; turn++)
      expect(await refusal(copy(['--from', empty.url]))).toMatch(
        /^there is no ledger at postgres.*: correct the address of --from$/,
      );
    await empty.release();
  });

  it('copies to no database that does not exist', async () => {
    const url = new URL(database.url);
    url.pathname = '/no_such_database';
    url.password = password;
    expect(await refusal(copy(['--to', url.href]))).toMatch(
      /^the event store of --to at postgres.*\/no_such_database refuses: database "no_such_database" does not exist/,
    );
  });

  it('copies to no EventStoreDB of another application', async () => {
    const double = await startDouble();
    const other = await EventStoreDbEventStore.connect(double.url);
    await other.append('orders-1', 'no-stream', [
      { id: randomUUID(), type: 'Ordered', data: {}, metadata: {} },
    ]);
    expect(await refusal(copy(['--to', double.url]))).toMatch(
      /^the event store of --to at esdb.* is not the ledger's: another application .*stream orders-1.*: give/,
    );
    await other.close();
    await double.stop();
  });

  it('copies to no database of another application, and leaves it as it is', async () => {
    const other = await createTestDatabase();
    const client = new pg.Client({ connectionString: other.url });
    await client.connect();
    await client.query('CREATE SCHEMA event_store CREATE TABLE event_store.events (id integer, body text)');
    expect(await refusal(copy(['--to', other.url]))).toMatch(
      /^the event store of --to at postgres.* is not the ledger's: .*event_store\.events.*: give/,
    );
    const { rows } = await client.query(
      `SELECT FROM pg_trigger WHERE tgrelid = 'event_store.events'::regclass`,
    );
    expect(rows).toEqual([]);
    await client.end();
    await other.release();
  });

  it('names the database of the running role that does not exist, where there is an owner of another', async () => {
    const owned = await createTestDatabase();
    const url = new URL(owned.url);
    url.pathname = '/no_such_database';
    Object.assign(process.env, {
      DATABASE_URL: url.href,
      DATABASE_OWNER_URL: owned.url,
      EVENT_STORE_URL: owned.url,
    });
    try {
      expect(await refusal(verify())).toMatch(
        /^the database at postgres.*\/no_such_database refuses: database "no_such_database" does not exist/,
      );
    } finally {
      Object.assign(process.env, {
        DATABASE_URL: database.url,
        DATABASE_OWNER_URL: '',
        EVENT_STORE_URL: '',
      });
      await owned.release();
    }
  });

  it.each(['--to', '--from'])('takes no address %s that is of no event store', async (option) => {
    expect(await refusal(copy([option, `mysql://user:${password}@127.0.0.1/ledger`]))).toMatch(
      new RegExp(`^${option} is an address such as postgres://user@host/ledger or esdb://host:2113`),
    );
  });

  it('verifies against no file that is not there', async () => {
    expect(await refusal(verify(['--against', join(folder, 'none.json')]))).toContain('cannot be read');
  });

  it('says where the tables were not made yet', async () => {
    expect(await refusal(exportTo([join(folder, 'ledger.jsonl')]))).toMatch(
      /^the database has not all tables yet \(relation .* does not exist\): .*npm run ledger -- migrate/,
    );
  });
});
