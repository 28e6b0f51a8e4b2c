/** Mails tell of what happens after the first start of all, whichever process that is. */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestDatabase } from '../../test/support/database.js';
import { createMigratedDatabase } from '../../test/support/reference-database.js';
import { AppModule } from '../app.module.js';
import type { Role } from '../platform/config.js';
import { prepareApplication } from './application.js';
import { openRuntime, type Runtime } from './runtime.js';

describe('the beginning of mails', () => {
  const environment = { ...process.env };
  let folder: string;
  let database: TestDatabase;
  let runtime: Runtime;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ledger-mails-'));
    database = await createMigratedDatabase();
    Object.assign(process.env, {
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      MAIL_OUTBOX: 'true',
      LOG_LEVEL: 'silent',
      TOKEN_KEY: randomBytes(36).toString('base64'),
    });
    runtime = await openRuntime({ asService: true });
  });
  afterEach(async () => {
    process.env = { ...environment };
    await runtime.close();
    await database.release();
    await rm(folder, { recursive: true });
  });

  async function start(...roles: Role[]): Promise<void> {
    const own = { ...runtime, config: { ...runtime.config, roles: new Set(roles) } };
    const app = await prepareApplication(own, AppModule.of(own), () => {});
    await app.close();
  }
  const append = () =>
    runtime.store.append(`ledger-${randomUUID()}`, 'no-stream', [
      { id: randomUUID(), type: 'StockEntered', data: {}, metadata: {} },
    ]);
  const beginning = async (): Promise<string | undefined> => {
    const { rows } = await runtime.pool.query<{ position: string }>(
      `SELECT position FROM platform.reactor_checkpoint WHERE name = 'notifications'`,
    );
    return rows[0]?.position;
  };

  it('is the first start of the api, though a worker comes later', async () => {
    await start('api');
    expect(await beginning()).toBe('0');
    await append();
    await start('api');
    expect(await beginning()).toBe('0');
  });

  it('is behind what the ledger held before', async () => {
    await append();
    await start('api');
    expect(await beginning()).toBe(String(await runtime.store.head()));
  });
});
