import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import type { Pool } from 'pg';
import type { EventReader } from '../../../event-store/port.js';
import { RecallSettlement } from '../../../execution/recall-settlement.js';
import { Settlement } from '../../../execution/settlement.js';
import { createPlatformTables } from '../../../platform/platform-tables.js';
import { EVENT_READER, PG_POOL } from '../../../platform/tokens.js';
import { REACTOR_CHECKPOINT_TABLE } from '../checkpoint.js';
import { tellInterruption } from '../session.js';
import { SettlementReactor } from './settlement-reactor.js';

/** Runs the settlement reactor for as long as the service runs. */
@Injectable()
export class SettlementService implements OnModuleInit, OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Settlement');
  private readonly reactor: SettlementReactor;

  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(EVENT_READER) store: EventReader,
    settlement: Settlement,
    recalls: RecallSettlement,
  ) {
    this.reactor = new SettlementReactor(pool, store, settlement, recalls, {
      onInterrupted: (error) => tellInterruption(this.logger, error),
    });
  }

  onModuleInit(): Promise<void> {
    return createPlatformTables(this.pool, [REACTOR_CHECKPOINT_TABLE]);
  }

  onApplicationBootstrap(): void {
    this.reactor.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.reactor.stop();
  }
}
