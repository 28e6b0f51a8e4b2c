import {
  Inject,
  Logger,
  Module,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import type { Pool } from 'pg';
import { JobBackend } from '../jobs/job-backend.js';
import { JobDesk } from '../jobs/job-desk.js';
import type { Config } from '../platform/config.js';
import { createPlatformTables } from '../platform/platform-tables.js';
import { daily } from '../platform/repeatedly.js';
import { serverKey } from '../platform/server-key.js';
import { CONFIG, PG_POOL } from '../platform/tokens.js';
import { MailModule } from './mail.module.js';
import type { MailWorker } from './mail-worker.js';
import { MailRelay } from './relay.js';
import { SENT_MAIL_TABLE, SentMails } from './sent-mails.js';

/**
 * Brings outgoing mails to the queue and from there to the mail server, for as long as the service runs. Needs
 * `JobsModule` and the platform from global modules.
 */
@Module({ imports: [MailModule] })
export class MailDeliveryModule implements OnModuleInit, OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Mail');
  private readonly sent: SentMails;
  private readonly relay: MailRelay;
  private stopSweeping = () => {};

  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CONFIG) private readonly config: Config,
    private readonly backend: JobBackend,
    desk: JobDesk,
  ) {
    this.sent = new SentMails(pool);
    this.relay = new MailRelay({
      pool,
      connectionString: config.databaseUrl,
      handOver: (mails) => desk.mails(mails),
      onInterrupted: (error) => this.logger.warn(`mails wait, and are tried again: ${error}`),
    });
  }

  onModuleInit(): Promise<void> {
    return createPlatformTables(this.pool, [SENT_MAIL_TABLE]);
  }

  /** Works until the queues close, in `JobsModule`: a mail that is being sent then is sent. */
  onApplicationBootstrap(): void {
    this.relay.start();
    this.backend.work(
      'mail',
      () => this.load(),
      (id, error) => this.logger.warn(`mail ${id} was not taken: ${error.message}`),
    );
    this.stopSweeping = daily(
      () => this.sent.sweep(),
      (error) => this.logger.warn(`sent mails are not forgotten: ${String(error)}`),
    );
  }

  async onModuleDestroy(): Promise<void> {
    this.stopSweeping();
    await this.relay.stop();
  }

  private async load(): Promise<MailWorker> {
    const [{ MailWorker }, { PasswordLinkMails }, { domainOf, openTransport }] = await Promise.all([
      import('./mail-worker.js'),
      import('./password-link-mails.js'),
      import('./transport.js'),
    ]);
    const { publicUrl } = this.config;
    const links = new PasswordLinkMails(this.pool, await serverKey(this.config), publicUrl);
    return new MailWorker(openTransport(this.config), this.sent, links, domainOf(publicUrl));
  }
}
