/** What the ledger's commands are given and cannot use: refused in a sentence, which names no password. */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
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

  it('copies to no database that does not exist', async () => {
    const url = new URL(database.url);
    url.pathname = '/no_such_database';
    url.password = password;
    expect(await refusal(copy(['--to', url.href]))).toMatch(
      /^the event store of --to at postgres.*\/no_such_database refuses: database "no_such_database" does not exist/,
    );
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
