import { Inject, Logger, Module, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Pool } from 'pg';
import type { EventStore } from '../event-store/writer.js';
import { EVENT_STORE } from '../platform/event-store.token.js';
import { createPlatformTables } from '../platform/platform-tables.js';
import { appendConflicts, appendDuration, commandDuration } from '../platform/telemetry.js';
import { CLOCK, type Clock, PG_POOL } from '../platform/tokens.js';
import { recordSpan, recordSpanOfEach } from '../platform/tracing.js';
import { createExecutions, type Executions } from './executions.js';
import type { ExecutionObserver } from './observer.js';
import { RecallSettlement } from './recall-settlement.js';
import { Settlement } from './settlement.js';
import { SNAPSHOT_TABLE } from './snapshots.js';
import { AllocationExecution } from './streams/allocation.js';
import { AuditTrailExecution } from './streams/audit-trail.js';
import { DeliveryNoteExecution } from './streams/delivery-note.js';
import { LedgerExecution } from './streams/ledger.js';
import { RecallExecution } from './streams/recall.js';
import { ReplenishmentExecution } from './streams/replenishment.js';
import { UseDeclarationExecution } from './streams/use-declaration.js';

const EXECUTIONS = Symbol('EXECUTIONS');
const logger = new Logger('Execution');

const observer: ExecutionObserver = {
  command: (command, outcome, seconds, correlationId) => {
    commandDuration.observe({ command, outcome }, seconds);
    recordSpan({
      name: `command ${command}`,
      kind: 'internal',
      correlationId,
      seconds,
      attributes: { 'ledger.outcome': outcome },
      failed: outcome === 'failed',
    });
  },
  append: (outcome, seconds, events) => {
    appendDuration.observe({ outcome }, seconds);
    recordSpanOfEach(events, {
      name: 'append',
      kind: 'client',
      seconds,
      attributes: { 'ledger.outcome': outcome, 'ledger.events': events.length },
      failed: outcome === 'failed',
    });
    if (outcome === 'conflict') appendConflicts.inc();
  },
};

/** What others inject, each with its place in the one set of the process. */
const PROVIDED = {
  ledgers: LedgerExecution,
  notes: DeliveryNoteExecution,
  declarations: UseDeclarationExecution,
  requests: ReplenishmentExecution,
  allocations: AllocationExecution,
  trail: AuditTrailExecution,
  recalls: RecallExecution,
  recallSettlement: RecallSettlement,
  settlement: Settlement,
} as const satisfies Record<Exclude<keyof Executions, 'idle'>, unknown>;

/** Needs `EVENT_STORE`, `PG_POOL` and `CLOCK` from a global module. */
@Module({
  providers: [
    {
      provide: EXECUTIONS,
      inject: [EVENT_STORE, PG_POOL, CLOCK],
      useFactory: (store: EventStore, pool: Pool, clock: Clock) =>
        createExecutions({
          store,
          pool,
          clock,
          observer,
          onWarning: (message, error) => logger.warn(`${message}: ${String(error)}`),
        }),
    },
    ...Object.entries(PROVIDED).map(([name, provide]) => ({
      provide,
      inject: [EXECUTIONS],
      useFactory: (executions: Executions) => executions[name as keyof typeof PROVIDED],
    })),
  ],
  exports: Object.values(PROVIDED),
})
export class ExecutionModule implements OnModuleInit, OnApplicationShutdown {
  constructor(
    @Inject(EXECUTIONS) private readonly executions: Executions,
    @Inject(PG_POOL) private readonly pool: Pool,
  ) {}

  onModuleInit(): Promise<void> {
    return createPlatformTables(this.pool, [SNAPSHOT_TABLE]);
  }

  /** The commands that were accepted are finished before the connections are closed. */
  onApplicationShutdown(): Promise<void> {
    return this.executions.idle();
  }
}
