import type { Pool } from 'pg';
import { NetworkCentres } from '../reference-data/centre/network-centres.js';
import { OutstandingReturns } from './outstanding-returns.js';
import { blockOf, RecallSettlement } from './recall-settlement.js';
import { Settlement } from './settlement.js';
import { PostgresSnapshots } from './snapshots.js';
import type { RunnerOptions } from './stream-runner.js';
import { AllocationExecution, allocationType } from './streams/allocation.js';
import { AuditTrailExecution, auditTrailType } from './streams/audit-trail.js';
import { DeliveryNoteExecution, deliveryNoteType } from './streams/delivery-note.js';
import { LedgerExecution, ledgerType, type RecallsOf } from './streams/ledger.js';
import { RecallExecution, recallType } from './streams/recall.js';
import { ReplenishmentExecution, replenishmentType } from './streams/replenishment.js';
import { UseDeclarationExecution, useDeclarationType } from './streams/use-declaration.js';

/** The write side of all streams: one set for each process, since it keeps their states in memory. */
export interface Executions {
  readonly ledgers: LedgerExecution;
  readonly notes: DeliveryNoteExecution;
  readonly declarations: UseDeclarationExecution;
  readonly requests: ReplenishmentExecution;
  readonly allocations: AllocationExecution;
  readonly trail: AuditTrailExecution;
  readonly recalls: RecallExecution;
  readonly settlement: Settlement;
  readonly recallSettlement: RecallSettlement;
  /** Resolves when nothing runs any more. */
  idle(): Promise<void>;
}

/** Creates the executions of all kinds of streams on one event store; to be called once in a process. */
export function createExecutions(
  options: Omit<RunnerOptions, 'snapshots'> & { readonly pool: Pool },
): Executions {
  const { pool, ...parts } = options;
  const centres = new NetworkCentres(pool);
  const recalls = new RecallExecution(recallType, parts);
  const ledgers = new LedgerExecution(
    ledgerType,
    { ...parts, snapshots: new PostgresSnapshots(pool) },
    recallsReaching(recalls, centres),
  );
  const notes = new DeliveryNoteExecution(deliveryNoteType, parts);
  const declarations = new UseDeclarationExecution(useDeclarationType, parts);
  const requests = new ReplenishmentExecution(replenishmentType, parts);
  const allocations = new AllocationExecution(allocationType, parts);
  const trail = new AuditTrailExecution(auditTrailType, parts);
  const settlement = new Settlement(ledgers);
  const returns = new OutstandingReturns(pool, parts.store, settlement);
  return {
    ledgers,
    notes,
    declarations,
    requests,
    allocations,
    trail,
    recalls,
    settlement,
    recallSettlement: new RecallSettlement(ledgers, recalls, centres, returns),
    idle: async () => {
      await Promise.all(
        [ledgers, notes, declarations, requests, allocations, trail, recalls].map((runner) => runner.idle()),
      );
    },
  };
}

const recallsReaching =
  (recalls: RecallExecution, centres: NetworkCentres): RecallsOf =>
  async (centreId) => {
    const standing = await recalls.standing();
    const ofReferents = standing.some((recall) => recall.centreId !== null);
    const above = ofReferents ? await centres.above(centreId) : new Set<string>();
    return standing.filter((recall) => recall.centreId === null || above.has(recall.centreId)).map(blockOf);
  };
