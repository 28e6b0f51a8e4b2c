import { mergeTable } from '../table.js';

/** One row: what the ledger's own clock has shown so far. Its history says for each event when it was recorded. */
export interface LedgerClock {
  /** Always `LEDGER`. */
  id: number;
  /** The latest instant at which an event was recorded: it never goes back, even where the clock was put back. */
  recorded_at: string;
}

export const LEDGER = 1;

export const ledgerClockTable = mergeTable<LedgerClock>()({
  name: 'ledger_clock',
  columns: { id: 'integer NOT NULL', recorded_at: 'timestamptz NOT NULL' },
  key: ['id'],
  update: { recorded_at: 'greatest(t.recorded_at, c.recorded_at)' },
  historyIndexes: ['ledger_clock_history_by_time ON ledger_clock_history (recorded_at, position)'],
});
