import { randomUUID } from 'node:crypto';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import type { Pool } from 'pg';
import { UNREACHED_CENTRES, type UnreachedCentre } from '../../../../projections/recall/unreached.js';
import type { RecallSettlement } from '../../../execution/recall-settlement.js';
import { SERVICE_USER_ID } from '../../../execution/stream-type.js';
import { repeatedly } from '../../../platform/repeatedly.js';
import type { Clock } from '../../../platform/tokens.js';
import { WITHOUT_LEDGER } from '../../../reference-data/centre/network-centres.js';

const LOOK = { everyMs: 2_000, firstAfterMs: 2_000 };

/**
 * Brings a referent's recalls to the centres that come below it later, by any user's doing (docs/rules/lots.md, LO-7).
 * Any number of processes may do it at the same time.
 */
export class LaterRecallReach implements OnApplicationBootstrap, OnModuleDestroy {
  private stopLooking = async () => {};

  constructor(
    private readonly pool: Pool,
    private readonly recalls: Pick<RecallSettlement, 'reach'>,
    private readonly clock: Clock,
    private readonly onFailed: (error: unknown) => void,
  ) {}

  onApplicationBootstrap(): void {
    this.stopLooking = repeatedly(LOOK, () => this.look(), this.onFailed);
  }

  onModuleDestroy(): Promise<void> {
    return this.stopLooking();
  }

  private async look(): Promise<void> {
    const { rows } = await this.pool.query<UnreachedCentre>(UNREACHED_CENTRES, [WITHOUT_LEDGER]);
    if (rows.length === 0) return;
    await this.recalls.reach(
      rows.map(({ recall_id, centre_id }) => ({ recallId: recall_id, centreId: centre_id })),
      {
        userId: SERVICE_USER_ID,
        centreId: null,
        occurredAt: this.clock().toISOString(),
        correlationId: randomUUID(),
      },
    );
  }
}
