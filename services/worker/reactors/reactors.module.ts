import { Logger, Module } from '@nestjs/common';
import type { Pool } from 'pg';
import type { EventReader } from '../../event-store/port.js';
import { ExecutionModule } from '../../execution/execution.module.js';
import { RecallSettlement } from '../../execution/recall-settlement.js';
import { Settlement } from '../../execution/settlement.js';
import { CLOCK, type Clock, EVENT_READER, PG_POOL } from '../../platform/tokens.js';
import { interruptionsTo } from './reactor.js';
import { LaterRecallReach } from './settlement/later-recall-reach.js';
import { SettlementReactor } from './settlement/settlement-reactor.js';

/** What must follow from events. Needs `EVENT_READER` and `PG_POOL` from a global module. */
@Module({
  imports: [ExecutionModule],
  providers: [
    {
      provide: SettlementReactor,
      inject: [PG_POOL, EVENT_READER, Settlement, RecallSettlement],
      useFactory: (pool: Pool, store: EventReader, settlement: Settlement, recalls: RecallSettlement) =>
        new SettlementReactor(pool, store, settlement, recalls, {
          onInterrupted: interruptionsTo(new Logger('Settlement')),
        }),
    },
    {
      provide: LaterRecallReach,
      inject: [PG_POOL, RecallSettlement, CLOCK],
      useFactory: (pool: Pool, recalls: RecallSettlement, clock: Clock) => {
        const told = interruptionsTo(new Logger('Recalls'));
        return new LaterRecallReach(pool, recalls, clock, told);
      },
    },
  ],
})
export class ReactorsModule {}
