import { Inject, Logger, Module, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Pool } from 'pg';
import { MailModule } from '../../mail/mail.module.js';
import type { Config } from '../../platform/config.js';
import { repeatedly } from '../../platform/repeatedly.js';
import { CLOCK, type Clock, CONFIG, PG_POOL } from '../../platform/tokens.js';
import { LedgerTree } from '../../proof/ledger-tree.js';
import { RootSigner } from '../../proof/signature.js';
import { AuditSealer } from '../audit-trail/audit-sealer.js';
import { AuditTrailModule } from '../audit-trail/audit-trail.module.js';
import { RootMails } from './root-mails.js';

/** How soon after midnight, or after a start, the mails of a day are written. */
const LOOK = { everyMs: 60_000, firstAfterMs: 0 };

/** The root of the ledger is mailed to the auditors once a day. Needs `ProofModule` from a global module. */
@Module({ imports: [MailModule, AuditTrailModule] })
export class RootMailModule implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Proof');
  private stopLooking = async () => {};

  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly tree: LedgerTree,
    private readonly signer: RootSigner,
    private readonly sealer: AuditSealer,
  ) {}

  onApplicationBootstrap(): void {
    const mails = new RootMails(this.pool, this.tree, this.signer, this.config);
    this.stopLooking = repeatedly(
      LOOK,
      () => mails.writeFor(this.clock(), () => this.sealer.seal()),
      (error) => this.logger.warn(`the root is not mailed, which is tried again: ${String(error)}`),
    );
  }

  onModuleDestroy(): Promise<void> {
    return this.stopLooking();
  }
}
