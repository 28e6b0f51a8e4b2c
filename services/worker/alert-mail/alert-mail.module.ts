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
import { MailModule } from '../../mail/mail.module.js';
import type { Config } from '../../platform/config.js';
import { createPlatformTables } from '../../platform/platform-tables.js';
import { CLOCK, type Clock, CONFIG, PG_POOL } from '../../platform/tokens.js';
import { ALERT_MAIL_TABLE, AlertMails } from './alert-mails.js';

/** How soon after the hour, or after a start, the mails of a day are written. */
const LOOK_EVERY_MS = 10 * 60_000;

@Injectable()
class MorningMail implements OnModuleInit, OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Alerts');
  private readonly mails: AlertMails;
  private looking: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CONFIG) config: Config,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.mails = new AlertMails(pool, config);
  }

  onModuleInit(): Promise<void> {
    return createPlatformTables(this.pool, [ALERT_MAIL_TABLE]);
  }

  onApplicationBootstrap(): void {
    this.looking = setInterval(() => this.look(), LOOK_EVERY_MS).unref();
    this.look();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.looking);
    await this.running;
  }

  private look(): void {
    this.running = this.mails
      .writeFor(this.clock())
      .then(() => undefined)
      .catch((error: unknown) =>
        this.logger.warn(`what needs attention is not mailed, which is tried again: ${String(error)}`),
      );
  }
}

/** What needs attention goes by mail to who wants it, every morning. */
@Module({ imports: [MailModule], providers: [MorningMail] })
export class AlertMailModule {}
