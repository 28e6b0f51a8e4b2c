import {
  Global,
  Inject,
  Logger,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import type { Pool } from 'pg';
import type { Config } from '../platform/config.js';
import { createPlatformTables } from '../platform/platform-tables.js';
import { repeatedly } from '../platform/repeatedly.js';
import { CONFIG, PG_POOL } from '../platform/tokens.js';
import { DeadLetters } from './dead-letters.js';
import { FileStore, JOB_FILE_TABLES } from './file-store.js';
import { JobBackend } from './job-backend.js';
import { JobDesk } from './job-desk.js';

const logger = new Logger('Jobs');
const SWEEPING = { everyMs: 10 * 60_000, firstAfterMs: 10 * 60_000 };

/**
 * Queues and files of jobs, in every process: the api hands in, the worker works. Needs CONFIG and PG_POOL from a
 * global module.
 */
@Global()
@Module({
  providers: [
    {
      provide: JobBackend,
      inject: [CONFIG],
      useFactory: ({ databaseUrl, redisUrl }: Config) =>
        new JobBackend({
          databaseUrl,
          redisUrl,
          onError: (error) => logger.warn(`the queues do not answer: ${error.message}`),
        }),
    },
    { provide: FileStore, inject: [PG_POOL], useFactory: (pool: Pool) => new FileStore(pool) },
    {
      provide: JobDesk,
      inject: [JobBackend, FileStore],
      useFactory: (backend: JobBackend, files: FileStore) => new JobDesk(backend, files),
    },
    { provide: DeadLetters, inject: [JobDesk], useFactory: (desk: JobDesk) => new DeadLetters(desk) },
  ],
  exports: [JobBackend, FileStore, JobDesk, DeadLetters],
})
export class JobsModule implements OnModuleInit, OnApplicationBootstrap, OnApplicationShutdown {
  private stopSweeping = () => {};

  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly backend: JobBackend,
    private readonly files: FileStore,
    private readonly desk: JobDesk,
  ) {}

  onModuleInit(): Promise<void> {
    return createPlatformTables(this.pool, JOB_FILE_TABLES);
  }

  onApplicationBootstrap(): void {
    const stopFiles = repeatedly(
      SWEEPING,
      () => this.files.sweep(),
      (error) => logger.warn(`old files are still there: ${error}`),
    );
    const stopJobs = repeatedly(
      SWEEPING,
      () => this.desk.forgetOld(),
      (error) => logger.warn(`old jobs are still there: ${error}`),
    );
    this.stopSweeping = () => {
      void stopFiles();
      void stopJobs();
    };
  }

  /** Workers finish what they hold first. */
  onApplicationShutdown(): Promise<void> {
    this.stopSweeping();
    return this.backend.close();
  }
}
