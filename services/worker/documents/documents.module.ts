import { Inject, Injectable, Logger, Module, type OnApplicationBootstrap } from '@nestjs/common';
import type { Pool } from 'pg';
import { FileStore } from '../../jobs/file-store.js';
import { JobBackend } from '../../jobs/job-backend.js';
import type { Config } from '../../platform/config.js';
import { CLOCK, type Clock, CONFIG, PG_POOL } from '../../platform/tokens.js';
import { FILE_THREADS, FileThreads } from '../../uploads/file-threads.js';
import type { DocumentWorker } from './document-worker.js';
import { BROWSER_OPTIONS, BrowserKeeper } from './printing/browser.js';
import { Printer } from './printing/printer.js';

/** Takes documents from their queue for as long as the service runs. */
@Injectable()
class DocumentsService implements OnApplicationBootstrap {
  private readonly logger = new Logger('Documents');
  private readonly browser = new BrowserKeeper({
    ...BROWSER_OPTIONS,
    onWarning: (warning) => this.logger.warn(warning),
  });
  /** Documents wait in their queue: no other limit is needed. */
  private readonly threads = new FileThreads({
    ...FILE_THREADS,
    waitingEach: Infinity,
    waitingTotal: Infinity,
  });
  private worker: Promise<DocumentWorker> | undefined;

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
      async (job) => (await this.loaded()).process(job),
      (id, error) => this.logger.warn(`document ${id}: ${error.message}`),
      async () => {
        await Promise.all([this.browser.close(), this.threads.close()]);
      },
    );
  }

  /** What prints is heavy: it is loaded with the first document. */
  private loaded(): Promise<DocumentWorker> {
    this.worker ??= this.load().catch((error: unknown) => {
      this.worker = undefined;
      throw error;
    });
    return this.worker;
  }

  private async load(): Promise<DocumentWorker> {
    const [{ DocumentWorker }, { DocumentPrinter }] = await Promise.all([
      import('./document-worker.js'),
      import('./document-printer.js'),
    ]);
    const { pool, config, clock, files } = this;
    const printer = new DocumentPrinter(new Printer(this.browser), this.threads);
    return new DocumentWorker({ pool, config, clock, files, printer });
  }
}

/** Prints documents. Needs `JobsModule` and the platform from global modules. */
@Module({ providers: [DocumentsService] })
export class DocumentsModule {}
