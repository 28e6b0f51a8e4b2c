import { Inject, Logger, Module, type OnApplicationBootstrap } from '@nestjs/common';
import type { Pool } from 'pg';
import { FileStore } from '../../jobs/file-store.js';
import { JobBackend } from '../../jobs/job-backend.js';
import { JobDesk } from '../../jobs/job-desk.js';
import type { Config } from '../../platform/config.js';
import { CLOCK, type Clock, CONFIG, PG_POOL } from '../../platform/tokens.js';

/** Exports of lists. Needs `JobsModule` and the platform from global modules. */
@Module({})
export class ExportsModule implements OnApplicationBootstrap {
  private readonly logger = new Logger('Exports');

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
    const { pool, files, clock, config } = this;
    this.backend.work(
      'exports',
      async () => {
        const { ExportWorker } = await import('./export-worker.js');
        const isCancelled = (id: string) => this.desk.isExportCancelled(id);
        return new ExportWorker({ pool, files, clock, config, isCancelled });
      },
      (id, error) => this.logger.warn(`export ${id}: ${error.message}`),
    );
  }
}
