import type { Pool } from 'pg';
import { Settlement } from './settlement.js';
import { PostgresSnapshots } from './snapshots.js';
import type { RunnerOptions } from './stream-runner.js';
import { AllocationExecution, allocationType } from './streams/allocation.js';
import { AuditTrailExecution, auditTrailType } from './streams/audit-trail.js';
import { DeliveryNoteExecution, deliveryNoteType } from './streams/delivery-note.js';
import { LedgerExecution, ledgerType } from './streams/ledger.js';
import { ReplenishmentExecution, replenishmentType } from './streams/replenishment.js';
import { UseDeclarationExecution, useDeclarationType } from './streams/use-declaration.js';

/** The write side of all streams: one set a process, since it keeps their states in memory. */
export interface Executions {
  readonly ledgers: LedgerExecution;
  readonly notes: DeliveryNoteExecution;
  readonly declarations: UseDeclarationExecution;
  readonly requests: ReplenishmentExecution;
  readonly allocations: AllocationExecution;
  readonly trail: AuditTrailExecution;
  readonly settlement: Settlement;
  /** Resolves when nothing runs any more. */
  idle(): Promise<void>;
}

export function createExecutions(
  options: Omit<RunnerOptions, 'snapshots'> & { readonly pool: Pool },
): Executions {
  const { pool, ...parts } = options;
  const ledgers = new LedgerExecution(ledgerType, { ...parts, snapshots: new PostgresSnapshots(pool) });
  const notes = new DeliveryNoteExecution(deliveryNoteType, parts);
  const declarations = new UseDeclarationExecution(useDeclarationType, parts);
  const requests = new ReplenishmentExecution(replenishmentType, parts);
  const allocations = new AllocationExecution(allocationType, parts);
  const trail = new AuditTrailExecution(auditTrailType, parts);
  return {
    ledgers,
    notes,
    declarations,
    requests,
    allocations,
    trail,
    settlement: new Settlement(ledgers),
    idle: async () => {
      await Promise.all(
        [ledgers, notes, declarations, requests, allocations, trail].map((runner) => runner.idle()),
      );
    },
  };
}
