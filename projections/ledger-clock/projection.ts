import { ofEveryStream, projection } from '../projection.js';
import { LEDGER, ledgerClockTable } from './table.js';

export const ledgerClock = projection({
  name: 'ledger-clock',
  version: 1,
  tables: [ledgerClockTable],
  reads: ofEveryStream(({ recordedAt }, changes) => {
    const clock = changes.of(ledgerClockTable, String(LEDGER), () => ({
      id: LEDGER,
      recorded_at: recordedAt,
    }));
    if (recordedAt > clock.recorded_at) clock.recorded_at = recordedAt;
  }),
});
