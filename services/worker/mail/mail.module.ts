import {
  Inject,
  Injectable,
  Logger,
  Module,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import type { Pool } from 'pg';
import { JobBackend } from '../../jobs/job-backend.js';
import type { Config } from '../../platform/config.js';
import { createPlatformTables } from '../../platform/platform-tables.js';
import { CONFIG, PG_POOL } from '../../platform/tokens.js';
import type { MailWorker } from './mail-worker.js';
import { SENT_MAIL_TABLE, SentMails } from './sent-mails.js';
import type { MailTransport } from './transport.js';

const SWEEP_EVERY_MS = 24 * 60 * 60_000;

interface Delivery {
  readonly transport: MailTransport;
  readonly worker: MailWorker;
}

/** Takes mails from their queue for as long as the service runs. */
@Injectable()
class MailService implements OnModuleInit, OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Mail');
  private readonly sent: SentMails;
  private delivery: Promise<Delivery> | undefined;
  private sweeping: NodeJS.Timeout | undefined;

  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CONFIG) private readonly config: Config,
    private readonly backend: JobBackend,
  ) {
    this.sent = new SentMails(pool);
  }

  onModuleInit(): Promise<void> {
    return createPlatformTables(this.pool, [SENT_MAIL_TABLE]);
  }

  /** Until the queues close, in `JobsModule`; what is being sent then is sent. */
  onApplicationBootstrap(): void {
    this.backend.work(
      'mail',
      async (job) => (await this.opened()).worker.process(job),
      (id, error) => this.logger.warn(`mail ${id} was not taken: ${error.message}`),
      async () => (await this.delivery)?.transport.close(),
    );
    this.sweeping = setInterval(() => {
      this.sent.sweep().catch((error) => this.logger.warn(`sent mails are not forgotten: ${error.message}`));
    }, SWEEP_EVERY_MS);
  }

  onModuleDestroy(): void {
    clearInterval(this.sweeping);
  }

  /** What speaks to mail servers is loaded with the first mail. */
  private opened(): Promise<Delivery> {
    this.delivery ??= this.open().catch((error: unknown) => {
      this.delivery = undefined;
      throw error;
    });
    return this.delivery;
  }

  private async open(): Promise<Delivery> {
    const [{ MailWorker }, { domainOf, openTransport }] = await Promise.all([
      import('./mail-worker.js'),
      import('./transport.js'),
    ]);
    const transport = openTransport(this.config);
    return { transport, worker: new MailWorker(transport, this.sent, domainOf(this.config.publicUrl)) };
  }
}

/** Delivery of mails. Needs `JobsModule` and the platform from global modules. */
@Module({ providers: [MailService] })
export class MailModule {}
