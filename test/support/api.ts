/** The HTTP edge with the demonstration's reference data, on a database and a folder of its own. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DynamicModule, Global, Module, type Provider, type Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type pg from 'pg';
import supertest from 'supertest';
import type { DataSource } from 'typeorm';
import { ProjectionProgress } from '../../projections/progress.js';
import { createApplication } from '../../services/api/application.js';
import type { SessionRow } from '../../services/api/auth/session-rows.js';
import { Tokens } from '../../services/api/auth/tokens.js';
import { HttpModule } from '../../services/api/http/http.module.js';
import { OperationsModule } from '../../services/api/operations/operations.module.js';
import { DEMONSTRATION_USERS } from '../../services/demonstration/reference-data/demonstration.js';
import { connectEventStore } from '../../services/event-store/connect.js';
import { type Config, readConfig } from '../../services/platform/config.js';
import { EVENT_STORE } from '../../services/platform/event-store.token.js';
import { createPool } from '../../services/platform/pool.js';
import { CLOCK, CONFIG, EVENT_READER, PG_POOL } from '../../services/platform/tokens.js';
import { ProofModule } from '../../services/proof/proof.module.js';
import { openReferenceData } from '../../services/reference-data/database/data-source.js';
import { PostgresDirectory } from '../../services/reference-data/directory/postgres-directory.js';
import { ProjectorModule } from '../../services/worker/projector/projector.module.js';
import { caughtUp } from './caught-up.js';
import { copyOf, type TestDatabase } from './database.js';
import { watchDeclaredReadModels } from './declared-read-models.js';
import { WITHIN_S } from './eventually.js';
import { mailDelivery, outboxReader } from './mail-delivery.js';
import { fillWithReferenceData } from './reference-database.js';

export interface TestApi {
  readonly app: NestFastifyApplication;
  readonly config: Config;
  readonly pool: pg.Pool;
  readonly source: DataSource;
  readonly directory: PostgresDirectory;
  /** supertest on the running server. */
  http(): ReturnType<typeof supertest>;
  /** A token of a session that each user has from the start: without the time that a password takes. */
  tokenOf(login: string): string;
  /** Mails that are written so far are in the outbox when it resolves. */
  deliverMails(): Promise<void>;
  /** Delivers, and reads every mail of the outbox, in the order in which they were delivered. */
  mails(): Promise<readonly string[]>;
  /** Lets the service's clock go ahead; tokens and links age by it. */
  advance(milliseconds: number): void;
  /** From now on, time passes by `advance` alone. */
  stopClock(): void;
  close(): Promise<void>;
}

export interface TestApiOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly imports?: readonly (Type | DynamicModule)[];
  readonly controllers?: readonly Type[];
  readonly providers?: readonly Provider[];
  /** With the projector, begun: what reads read models finds them, empty. */
  readonly readModels?: boolean;
  /** Given each line of the log; `LOG_LEVEL` is `silent` unless `env` says otherwise. */
  readonly onLog?: (line: string) => void;
}

/**
 * A database with the demonstration's reference data and every table that the service makes when it starts, empty: an
 * API on it starts in half of the time.
 */
const createApiDatabase = (): Promise<TestDatabase> =>
  copyOf('api_template', async (url) => {
    await fillWithReferenceData(url);
    const { CommandsModule } = await import('../../services/api/commands/commands.module.js');
    const { QueriesModule } = await import('../../services/api/queries/queries.module.js');
    const { ReactorsModule } = await import('../../services/worker/reactors/reactors.module.js');
    const imports = [CommandsModule, QueriesModule, ReactorsModule];
    const api = await openTestApi({ url, release: async () => {} }, { readModels: true, imports });
    await api.close();
  });

/** Calls wait for read models as long as specs do, not the seconds of a service: the other specs make them late. */
function waitLonger(progress: ProjectionProgress): void {
  const waitFor = progress.waitFor.bind(progress);
  progress.waitFor = (position, timeoutMs, readModels) =>
    waitFor(position, Math.max(timeoutMs, WITHIN_S * 1_000), readModels);
}

export async function startTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  return openTestApi(await createApiDatabase(), options);
}

async function openTestApi(database: TestDatabase, options: TestApiOptions): Promise<TestApi> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ledger-api-'));
  const config = readConfig({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    MAIL_OUTBOX: 'true',
    ...options.env,
  });
  const pool = createPool(database.url);
  const store = await connectEventStore(config.eventStoreUrl);
  const source = await openReferenceData(database.url);
  let ahead = 0;
  let stoppedAt: number | undefined;
  const tokens = [
    { provide: CONFIG, useValue: config },
    { provide: PG_POOL, useValue: pool },
    { provide: EVENT_READER, useValue: store },
    { provide: EVENT_STORE, useValue: store },
    { provide: CLOCK, useValue: () => new Date((stoppedAt ?? Date.now()) + ahead) },
    ...(options.providers ?? []),
  ];

  @Global()
  @Module({ providers: tokens, exports: tokens })
  class GroundModule {}

  @Module({
    imports: [
      GroundModule,
      HttpModule,
      OperationsModule,
      ...(options.readModels ? [ProjectorModule, ProofModule] : []),
      ...(options.imports ?? []),
    ],
    controllers: [...(options.controllers ?? [])],
  })
  class TestModule {}

  const app = await createApplication(TestModule, options.onLog && { write: options.onLog });
  // Where it does not listen, supertest has it listen and stop again for each call, which is nearly half of a call.
  await app.listen(0, '127.0.0.1');
  let undeclared: () => readonly string[] = () => [];
  if (options.readModels) {
    const progress = app.get(ProjectionProgress, { strict: false });
    await caughtUp(progress, 0n);
    waitLonger(progress);
    undeclared = watchDeclaredReadModels(pool, progress);
  }

  const sessions = await openSessions(pool);
  const deliverMails = await mailDelivery(pool, config);
  const readMails = outboxReader(dataDir);

  return {
    app,
    config,
    pool,
    source,
    directory: app.get(PostgresDirectory),
    http: () => supertest(app.getHttpServer()),
    tokenOf(login) {
      const session = sessions.get(login);
      if (!session) throw new Error(`${login} is no demonstration user`);
      return app.get(Tokens).issue(session).token;
    },
    deliverMails,
    async mails() {
      await deliverMails();
      return readMails();
    },
    advance: (milliseconds) => {
      ahead += milliseconds;
    },
    stopClock: () => {
      stoppedAt = Date.now();
    },
    async close() {
      await app.close();
      await store.close();
      await source.destroy();
      await pool.end();
      await database.release();
      await rm(dataDir, { recursive: true, force: true });
      const faults = undeclared();
      if (faults.length > 0) throw new Error(faults.join('\n'));
    },
  };
}

/** A session of each demonstration user, that lives however far the clock is advanced. */
async function openSessions(pool: pg.Pool): Promise<ReadonlyMap<string, SessionRow>> {
  const { rows } = await pool.query<SessionRow & { readonly login: string }>(
    `WITH opened AS (
       INSERT INTO reference.session (id, user_id, remembered, address, started_at, last_active_at, expires_at)
       SELECT gen_random_uuid(), id, false, '127.0.0.1', now(), now(), now() + interval '10 years'
       FROM reference.user_account WHERE id = ANY($1)
       RETURNING *)
     SELECT opened.id, user_id AS "userId", remembered, expires_at AS "expiresAt", generation,
       replaced_at AS "replacedAt", login
     FROM opened JOIN reference.user_account account ON account.id = opened.user_id`,
    [DEMONSTRATION_USERS.map(({ id }) => id)],
  );
  return new Map(rows.map((row) => [row.login, row]));
}
