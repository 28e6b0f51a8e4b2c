import { Inject, Injectable, Logger, Module, type OnApplicationBootstrap } from '@nestjs/common';
import type { Pool } from 'pg';
import { FileStore } from '../../jobs/file-store.js';
import { JobBackend } from '../../jobs/job-backend.js';
import { JobDesk } from '../../jobs/job-desk.js';
import type { Config } from '../../platform/config.js';
import { CLOCK, type Clock, CONFIG, PG_POOL } from '../../platform/tokens.js';
import type { ExportWorker } from './export-worker.js';

/** Takes exports from their queue for as long as the service runs. */
@Injectable()
class ExportsService implements OnApplicationBootstrap {
  private readonly logger = new Logger('Exports');
  private worker: Promise<ExportWorker> | undefined;

  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly backend: JobBackend,
    private readonly desk: JobDesk,
    private readonly files: FileStore,
  ) {}

  /** Until the queues close, in `JobsModule`. */
  onApplicationBootstrap(): void {
    this.backend.work(
      'exports',
      async (job) => (await this.loaded()).process(job),
      (id, error) => this.logger.warn(`export ${id}: ${error.message}`),
    );
  }

  /** What writes workbooks is heavy: it is loaded with the first of them. */
  private loaded(): Promise<ExportWorker> {
    this.worker ??= this.load().catch((error: unknown) => {
      this.worker = undefined;
      throw error;
    });
    return this.worker;
  }

  private async load(): Promise<ExportWorker> {
    const { ExportWorker } = await import('./export-worker.js');
    const { pool, files, clock, config } = this;
    return new ExportWorker({
      pool,
      files,
      clock,
      config,
      isCancelled: (id) => this.desk.isExportCancelled(id),
    });
  }
}

/** Exports of lists. Needs `JobsModule` and the platform from global modules. */
@Module({ providers: [ExportsService] })
export class ExportsModule {}
