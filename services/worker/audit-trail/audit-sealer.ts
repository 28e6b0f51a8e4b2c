/**
 * Records the number of entries and the last hash of the audit trail in the ledger every hour (docs/rules/proof.md,
 * PF-8).
 */
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import type { Pool } from 'pg';
import { deriveId } from '../../domain/shared/ids.js';
import { SERVICE_USER_ID } from '../../execution/stream-type.js';
import { AuditTrailExecution } from '../../execution/streams/audit-trail.js';
import { repeatedly } from '../../platform/repeatedly.js';
import { CLOCK, type Clock, PG_POOL } from '../../platform/tokens.js';
import { AUDIT_TRAIL_STREAM_ID, chainAuditTrail } from '../../proof/audit-chain.js';

const HOUR_MS = 60 * 60_000;

@Injectable()
export class AuditSealer implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Proof');
  private stopSealing = async () => {};

  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly trail: AuditTrailExecution,
  ) {}

  onApplicationBootstrap(): void {
    this.stopSealing = repeatedly(
      { everyMs: HOUR_MS, firstAfterMs: HOUR_MS },
      () => this.seal(),
      (error) => this.logger.warn(`the audit trail is not sealed, which is tried again: ${String(error)}`),
    );
  }

  onModuleDestroy(): Promise<void> {
    return this.stopSealing();
  }

  /** Under an id that follows from what is sealed: two processes that do it at once append one event. */
  async seal(): Promise<void> {
    const { entries, hash } = await chainAuditTrail(this.pool);
    if (entries === 0) return;
    const commandId = deriveId(SERVICE_USER_ID, `seal ${entries} ${hash}`);
    await this.trail.execute(
      AUDIT_TRAIL_STREAM_ID,
      { type: 'SealAuditTrail', entries, hash },
      {
        commandId,
        userId: SERVICE_USER_ID,
        centreId: null,
        occurredAt: this.clock().toISOString(),
        correlationId: commandId,
      },
    );
  }
}
