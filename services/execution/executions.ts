import type { Pool } from 'pg';
import { Settlement } from './settlement.js';
import { PostgresSnapshots } from './snapshots.js';
import type { RunnerOptions } from './stream-runner.js';
import { DeliveryNoteExecution, deliveryNoteType } from './streams/delivery-note.js';
import { LedgerExecution, ledgerType } from './streams/ledger.js';
import { UseDeclarationExecution, useDeclarationType } from './streams/use-declaration.js';

/** The write side of all streams: one set a process, since it keeps their states in memory. */
export interface Executions {
  readonly ledgers: LedgerExecution;
  readonly notes: DeliveryNoteExecution;
  readonly declarations: UseDeclarationExecution;
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
  return {
    ledgers,
    notes,
    declarations,
    settlement: new Settlement(ledgers),
    idle: async () => {
      await Promise.all([ledgers, notes, declarations].map((runner) => runner.idle()));
    },
  };
}
