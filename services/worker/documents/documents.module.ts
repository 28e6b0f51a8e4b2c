import { Inject, Logger, Module, type OnApplicationBootstrap } from '@nestjs/common';
import type { Pool } from 'pg';
import { FileStore } from '../../jobs/file-store.js';
import { JobBackend } from '../../jobs/job-backend.js';
import type { Config } from '../../platform/config.js';
import { CLOCK, type Clock, CONFIG, PG_POOL } from '../../platform/tokens.js';
import { FILE_THREADS, FileThreads } from '../../uploads/file-threads.js';
import type { DocumentWorker } from './document-worker.js';
import { BROWSER_OPTIONS, BrowserKeeper } from './printing/browser.js';
import { Printer } from './printing/printer.js';

/** Documents wait in their queue: no other limit is needed. */
const THREADS = { ...FILE_THREADS, waitingEach: Infinity, waitingTotal: Infinity };

/** Prints documents. Needs `JobsModule` and the platform from global modules. */
@Module({})
export class DocumentsModule implements OnApplicationBootstrap {
  private readonly logger = new Logger('Documents');

  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly backend: JobBackend,
    private readonly files: FileStore,
  ) {}

  /** Until the queues close, in `JobsModule`. */
  onApplicationBootstrap(): void {
    this.backend.work(
      'documents',
      () => this.load(),
      (id, error) => this.logger.warn(`document ${id}: ${error.message}`),
    );
  }

  private async load(): Promise<DocumentWorker> {
    const [{ DocumentWorker }, { DocumentPrinter }] = await Promise.all([
      import('./document-worker.js'),
      import('./document-printer.js'),
    ]);
    const { pool, config, clock, files } = this;
    const browser = new BrowserKeeper({
      ...BROWSER_OPTIONS,
      sandboxed: config.chromiumSandbox,
      onWarning: (warning) => this.logger.warn(warning),
    });
    const threads = new FileThreads(THREADS);
    const printer = new DocumentPrinter(new Printer(browser), threads);
    const close = () => Promise.all([browser.close(), threads.close()]);
    return new DocumentWorker({ pool, config, clock, files, printer, close });
  }
}
