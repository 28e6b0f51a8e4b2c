import { Module } from '@nestjs/common';
import { ExecutionModule } from '../../execution/execution.module.js';
import { SettlementService } from './settlement/settlement.service.js';

/** What must follow from events. Needs `EVENT_READER` and `PG_POOL` from a global module. */
@Module({ imports: [ExecutionModule], providers: [SettlementService] })
export class ReactorsModule {}
