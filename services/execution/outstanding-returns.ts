/**
 * Returns that have left a centre, and of which it is not known that they have arrived at the dispatch centre: those
 * behind the point up to which the settlement reactor has written down that all consequences are appended.
 */
import type { Pool } from 'pg';
import type { LotBlocked } from '../domain/ledger/events.js';
import type { EventReader, RecordedEvent } from '../event-store/port.js';
import { tableExists } from '../platform/platform-tables.js';
import { outcomeOf, type Settlement } from './settlement.js';

const PAGE = 500;

export class OutstandingReturns {
  constructor(
    private readonly pool: Pool,
    private readonly store: Pick<EventReader, 'readAll'>,
    private readonly settlement: Settlement,
  ) {}

  /**
   * Lets those of a lot arrive that had left by a position.
   *
   * @throws EventStoreUnavailable call again
   */
  async arrive(lot: Pick<LotBlocked['data'], 'productId' | 'lot'>, until: bigint): Promise<void> {
    for (let after = await this.settledUpTo(); after < until; ) {
      const page = await this.store.readAll({ after, limit: PAGE });
      for (const event of page)
        if (event.position <= until && isReturnOf(lot, event)) await this.settlement.settleRecorded(event);
      after = page.at(-1)?.position ?? until;
    }
  }

  private async settledUpTo(): Promise<bigint> {
    if (!(await tableExists(this.pool, 'platform.reactor_checkpoint'))) return 0n;
    const { rows } = await this.pool.query<{ position: string }>(
      `SELECT position FROM platform.reactor_checkpoint WHERE name = 'settlement'`,
    );
    return BigInt(rows[0]?.position ?? 0);
  }
}

function isReturnOf(
  { productId, lot }: Pick<LotBlocked['data'], 'productId' | 'lot'>,
  event: RecordedEvent,
): boolean {
  const outcome = event.type === 'StockReturned' ? outcomeOf(event) : undefined;
  return (
    outcome?.type === 'StockReturned' &&
    outcome.data.batch.productId === productId &&
    outcome.data.batch.lot === lot
  );
}
