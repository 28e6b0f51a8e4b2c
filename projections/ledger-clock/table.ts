import { mergeTable } from '../table.js';

export const LEDGER = 1;

/** One row: what the ledger's own clock has shown so far. Its history says for each event when it was recorded. */
export const ledgerClockTable = mergeTable<{ id: number; recorded_at: string }>()({
  name: 'ledger_clock',
  columns: {
    /** Always `LEDGER`. */
    id: 'integer NOT NULL',
    /** The latest instant at which an event was recorded: it never goes back, even where the clock was put back. */
    recorded_at: 'timestamptz NOT NULL',
  },
  key: ['id'],
  update: { recorded_at: 'greatest(t.recorded_at, c.recorded_at)' },
  historyIndexes: ['ledger_clock_history_by_time ON ledger_clock_history (recorded_at, position)'],
});
