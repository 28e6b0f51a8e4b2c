import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import type { Pool } from 'pg';
import type { Config } from '../platform/config.js';
import { createPlatformTables } from '../platform/platform-tables.js';
import { CONFIG, PG_POOL } from '../platform/tokens.js';
import { OUTGOING_MAIL_TABLE } from './outgoing-mails.js';
import { CentreMailing } from './receivers.js';

/** For modules that write mails: the table of outgoing mails, and who is written to. Needs CONFIG and PG_POOL. */
@Module({
  providers: [
    {
      provide: CentreMailing,
      inject: [PG_POOL, CONFIG],
      useFactory: (pool: Pool, { defaultLanguage }: Config) => new CentreMailing(pool, defaultLanguage),
    },
  ],
  exports: [CentreMailing],
})
export class MailModule implements OnModuleInit {
  constructor(@Inject(PG_POOL) private readonly pool: Pool) {}

  onModuleInit(): Promise<void> {
    return createPlatformTables(this.pool, [OUTGOING_MAIL_TABLE]);
  }
}
