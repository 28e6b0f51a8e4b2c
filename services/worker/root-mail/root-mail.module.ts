import {
  Inject,
  Injectable,
  Logger,
  Module,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import type { Pool } from 'pg';
import { MailModule } from '../../mail/mail.module.js';
import type { Config } from '../../platform/config.js';
import { CLOCK, type Clock, CONFIG, PG_POOL } from '../../platform/tokens.js';
import { LedgerTree } from '../../proof/ledger-tree.js';
import { RootSigner } from '../../proof/signature.js';
import { AuditSealer } from '../audit-trail/audit-sealer.js';
import { AuditTrailModule } from '../audit-trail/audit-trail.module.js';
import { RootMails } from './root-mails.js';

/** How soon after midnight, or after a start, the mails of a day are written. */
const LOOK_EVERY_MS = 60_000;

@Injectable()
class DailyRoot implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Proof');
  private readonly mails: RootMails;
  private looking: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    @Inject(PG_POOL) pool: Pool,
    @Inject(CONFIG) config: Config,
    @Inject(CLOCK) private readonly clock: Clock,
    tree: LedgerTree,
    signer: RootSigner,
    private readonly sealer: AuditSealer,
  ) {
    this.mails = new RootMails(pool, tree, signer, config);
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
      .writeFor(this.clock(), () => this.sealer.seal())
      .then(() => undefined)
      .catch((error: unknown) =>
        this.logger.warn(`the root is not mailed, which is tried again: ${String(error)}`),
      );
  }
}

/** The root of the ledger leaves the house once a day. Needs `ProofModule` from a global module. */
@Module({ imports: [MailModule, AuditTrailModule], providers: [DailyRoot] })
export class RootMailModule {}
