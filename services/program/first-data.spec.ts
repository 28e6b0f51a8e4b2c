/** The demonstration is made in an empty installation, to its end, and nowhere else. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestDatabase } from '../../test/support/database.js';
import { createMigratedDatabase } from '../../test/support/reference-database.js';
import { AppModule } from '../app.module.js';
import { DEMONSTRATION_TABLE, isBegun, noteBegun } from '../demonstration/begun.js';
import { createDemonstrationReferenceData } from '../demonstration/reference-data/demonstration.js';
import { createPlatformTables } from '../platform/platform-tables.js';
import { openReferenceData } from '../reference-data/database/data-source.js';
import { prepareApplication } from './application.js';
import { openRuntime, type Runtime } from './runtime.js';

describe('a start with demonstration data', () => {
  const environment = { ...process.env };
  let folder: string;
  let database: TestDatabase;
  let runtime: Runtime;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ledger-first-'));
    database = await createMigratedDatabase();
    Object.assign(process.env, {
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      DEMO: 'true',
      INSTALLATION: 'trial',
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

  async function start(): Promise<bigint> {
    const config = { ...runtime.config, roles: new Set(['api', 'projector'] as const) };
    const own = { ...runtime, config };
    const app = await prepareApplication(own, AppModule.of(own), () => {});
    await app.close();
    return runtime.store.head();
  }

  const withReferenceData = async (options: Parameters<typeof createDemonstrationReferenceData>[1]) => {
    const source = await openReferenceData(database.url);
    await createDemonstrationReferenceData(source, options);
    await source.destroy();
  };

  it('goes on with what an interrupted start has begun', async () => {
    await createPlatformTables(runtime.pool, [DEMONSTRATION_TABLE]);
    await withReferenceData({ within: noteBegun });
    expect(await start()).toBeGreaterThan(0n);
    expect(await isBegun(runtime.pool)).toBe(false);
  });

  it('leaves an installation as it is that was restored to a moment before the end of the demonstration', async () => {
    await withReferenceData({});
    expect(await start()).toBe(0n);
  });
});
