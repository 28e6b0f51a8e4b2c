/** A service whose parts are at work already when something keeps it from serving. */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDouble } from '../../test/eventstoredb-double/double.js';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { createMigratedDatabase } from '../../test/support/reference-database.js';
import { createApplication } from '../api/application.js';
import { AppModule } from '../app.module.js';
import { StartRefused } from '../platform/start-refused.js';
import { startApplication } from './application.js';
import { openRuntime, type Runtime } from './runtime.js';

describe('a start that is refused at its end', () => {
  const environment = { ...process.env };
  let folder: string;
  let database: TestDatabase;
  let runtime: Runtime;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ledger-start-'));
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

  const started = (more: Partial<Runtime['config']>) => {
    const changed = { ...runtime, config: { ...runtime.config, ...more } };
    return startApplication(changed, AppModule.of(changed));
  };

  it('ends at once, with the reason, while what is at work is still being opened', async () => {
    const firstAdministrator = { login: 'root', email: 'root@example.org', password: 'Short' };
    await expect(started({ firstAdministrator })).rejects.toThrow(/ADMIN_PASSWORD cannot be used/);
  });

  it('names `migrate` to a role that may not make the tables, where the events are on a server of their own', async () => {
    const role = `service-${randomUUID().slice(0, 8)}`;
    const double = await startDouble();
    const empty = await createTestDatabase();
    await runtime.pool.query(`CREATE ROLE "${role}" LOGIN`);
    const url = new URL(empty.url);
    url.username = role;
    Object.assign(process.env, {
      DATABASE_URL: url.href,
      EVENT_STORE_URL: double.url,
      DATA_DIR: join(folder, 'bare'),
    });
    const bare = await openRuntime({ asService: true });
    try {
      const refused = await startApplication(bare, AppModule.of(bare)).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(StartRefused);
      expect((refused as Error).message).toMatch(/permission denied.*npm run ledger -- migrate/);
      // That sentence is all: the log has no stack before it.
      const lines: string[] = [];
      const log = { write: (line: string) => lines.push(line) };
      await expect(createApplication(AppModule.of(bare), log)).rejects.toThrow(StartRefused);
      expect(lines).toEqual([]);
    } finally {
      await bare.close();
      await empty.release();
      await double.stop();
      await runtime.pool.query(`DROP ROLE "${role}"`);
    }
  });

  it('says which port is in use', async () => {
    const other = createServer();
    await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
    const { port } = other.address() as { port: number };
    try {
      const refused = await started({ host: '127.0.0.1', port }).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(StartRefused);
      expect((refused as Error).message).toMatch(
        new RegExp(`^it cannot be served at 127\\.0\\.0\\.1:${port} \\(.*EADDRINUSE.*\\): `),
      );
    } finally {
      await new Promise((closed) => (other as Server).close(closed));
    }
  });
});
