/** A batch as records of operations and notes keep it: the columns, and the cells from an event's snapshot. */
import type { BatchSnapshot } from '../services/domain/ledger/events.js';
import type { TransferType } from '../services/domain/ledger/vocabulary.js';
import { presentState, type RecordedState } from '../services/domain/shared/thermal-state.js';
import type { RowOf } from './table.js';

export const batchColumns = {
  batch_id: 'uuid NOT NULL',
  product_id: 'uuid NOT NULL',
  lot: 'text NOT NULL',
  /** `YYYY-MM-DD` */
  expiry: 'date NOT NULL',
  thawed: 'boolean NOT NULL',
  transfer_type: 'text',
  transferred_at: 'timestamptz',
  usage_limit: 'timestamptz',
} as const;

/** The cells of which more is known than their column says. */
export interface KnownOfBatch {
  transfer_type: TransferType | null;
}

export type BatchCells = RowOf<typeof batchColumns, KnownOfBatch>;

export const batchCells = (batch: BatchSnapshot): BatchCells => ({
  ...stateCells(batch),
  batch_id: batch.batchId,
  product_id: batch.productId,
  lot: batch.lot,
  expiry: batch.expiry,
  usage_limit: batch.usageLimit,
});

/** The state that the goods are in, as every row shows it. */
export function stateCells(
  recorded: RecordedState,
): Pick<BatchCells, 'thawed' | 'transfer_type' | 'transferred_at'> {
  const { thawed, transferType, transferredAt } = presentState(recorded);
  return { thawed, transfer_type: transferType, transferred_at: transferredAt };
}
