import {
  Global,
  Inject,
  Logger,
  Module,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import type { Pool } from 'pg';
import type { Config } from '../platform/config.js';
import { Mailer } from '../platform/mail/mailer.js';
import { createPlatformTables } from '../platform/platform-tables.js';
import { CONFIG, PG_POOL } from '../platform/tokens.js';
import { DeadLetters } from './dead-letters.js';
import { FileStore, JOB_FILE_TABLES } from './file-store.js';
import { JobBackend } from './job-backend.js';
import { JobDesk } from './job-desk.js';
import { QueuedMailer } from './queued-mailer.js';

const logger = new Logger('Jobs');

/**
 * Queues and files of jobs, in every process: the api hands in, the worker works. Needs CONFIG and PG_POOL from a
 * global module. `Mailer` here puts mails on the queue.
 */
@Global()
@Module({
  providers: [
    {
      provide: JobBackend,
      inject: [CONFIG],
      useFactory: ({ databaseUrl, redisUrl }: Config) =>
        JobBackend.connect({
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
    { provide: Mailer, inject: [JobDesk], useFactory: (desk: JobDesk) => new QueuedMailer(desk) },
  ],
  exports: [JobBackend, FileStore, JobDesk, DeadLetters, Mailer],
})
export class JobsModule implements OnModuleInit, OnApplicationShutdown {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly backend: JobBackend,
  ) {}

  onModuleInit(): Promise<void> {
    return createPlatformTables(this.pool, JOB_FILE_TABLES);
  }

  /** After every other part: workers have finished by then. */
  onApplicationShutdown(): Promise<void> {
    return this.backend.close();
  }
}
