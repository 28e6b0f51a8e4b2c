import {
  Inject,
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
import { repeatedly } from '../../platform/repeatedly.js';
import { CLOCK, type Clock, CONFIG, PG_POOL } from '../../platform/tokens.js';
import { ALERT_MAIL_TABLE, AlertMails } from './alert-mails.js';

/** How soon after the hour, or after a start, the mails of a day are written. */
const LOOK = { everyMs: 10 * 60_000, firstAfterMs: 0 };

/** What needs attention is mailed every morning to users who have asked for it. */
@Module({ imports: [MailModule] })
export class AlertMailModule implements OnModuleInit, OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Alerts');
  private stopLooking = async () => {};

  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onModuleInit(): Promise<void> {
    return createPlatformTables(this.pool, [ALERT_MAIL_TABLE]);
  }

  onApplicationBootstrap(): void {
    const mails = new AlertMails(this.pool, this.config);
    this.stopLooking = repeatedly(
      LOOK,
      () => mails.writeFor(this.clock()),
      (error) =>
        this.logger.warn(`what needs attention is not mailed, which is tried again: ${String(error)}`),
    );
  }

  onModuleDestroy(): Promise<void> {
    return this.stopLooking();
  }
}
