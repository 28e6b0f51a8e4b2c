/** A batch as records of operations and notes keep it: the columns, and the cells from an event's snapshot. */
import type { BatchSnapshot } from '../services/domain/ledger/events.js';
import type { TransferType } from '../services/domain/ledger/vocabulary.js';
import { presentState, type RecordedState } from '../services/domain/shared/thermal-state.js';

export interface BatchCells {
  batch_id: string;
  product_id: string;
  lot: string;
  /** `YYYY-MM-DD` */
  expiry: string;
  thawed: boolean;
  transfer_type: TransferType | null;
  transferred_at: string | null;
  usage_limit: string | null;
}

export const batchColumns = {
  batch_id: 'uuid NOT NULL',
  product_id: 'uuid NOT NULL',
  lot: 'text NOT NULL',
  expiry: 'date NOT NULL',
  thawed: 'boolean NOT NULL',
  transfer_type: 'text',
  transferred_at: 'timestamptz',
  usage_limit: 'timestamptz',
} as const satisfies { readonly [Column in keyof BatchCells]: string };

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
