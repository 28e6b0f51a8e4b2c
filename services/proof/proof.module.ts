/** The tree over the ledger in every process, kept up to date by those that have the role `projector`. */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  Global,
  Inject,
  Logger,
  Module,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import type { Pool } from 'pg';
import { backoff } from '../event-store/backoff.js';
import type { EventReader } from '../event-store/port.js';
import type { Config } from '../platform/config.js';
import { createPlatformTables } from '../platform/platform-tables.js';
import { CONFIG, EVENT_READER, PG_POOL } from '../platform/tokens.js';
import { CHECK_TABLE } from './check-status.js';
import { LedgerTree } from './ledger-tree.js';
import { ROOT_MAIL_TABLE } from './root-mail-table.js';
import { RootSigner } from './signature.js';

/** How long events are gathered: many are added at the price of a few. A request for a proof does not wait for it. */
const GATHERED_MS = 2_000;

@Global()
@Module({
  providers: [
    {
      provide: LedgerTree,
      inject: [PG_POOL, EVENT_READER],
      useFactory: (pool: Pool, store: EventReader) => new LedgerTree(pool, store),
    },
    { provide: RootSigner, inject: [CONFIG], useFactory: (config: Config) => RootSigner.of(config) },
  ],
  exports: [LedgerTree, RootSigner],
})
export class ProofModule implements OnModuleInit, OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Proof');
  private readonly stopping = new AbortController();
  private running: Promise<void> | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly tree: LedgerTree,
  ) {}

  onModuleInit(): Promise<void> {
    return createPlatformTables(this.pool, [CHECK_TABLE, ROOT_MAIL_TABLE]);
  }

  onApplicationBootstrap(): void {
    if (this.config.roles.has('projector')) this.running = this.run();
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping;
    let told = '';
    for (let failures = 0; !signal.aborted; ) {
      try {
        await this.tree.extend(signal);
        failures = 0;
        told = '';
      } catch (error) {
        failures++;
        // The same fault again is no news.
        if (String(error) !== told) this.logger.error(`the tree does not grow: ${String(error)}`);
        told = String(error);
      }
      await sleep(GATHERED_MS + (failures && backoff(failures)), undefined, { signal }).catch(() => {});
    }
  }
}
