/** A batch as records of operations and notes keep it: the columns, and the cells from an event's snapshot. */
import type { BatchSnapshot } from '../services/domain/ledger/events.js';

export interface BatchCells {
  batch_id: string;
  product_id: string;
  lot: string;
  /** `YYYY-MM-DD` */
  expiry: string;
  thawed: boolean;
  transfer_type: string | null;
  transferred_at: string | null;
  usage_limit: string | null;
}

export const batchColumns: { readonly [Column in keyof BatchCells]: string } = {
  batch_id: 'uuid NOT NULL',
  product_id: 'uuid NOT NULL',
  lot: 'text NOT NULL',
  expiry: 'date NOT NULL',
  thawed: 'boolean NOT NULL',
  transfer_type: 'text',
  transferred_at: 'timestamptz',
  usage_limit: 'timestamptz',
};

export const batchCells = (batch: BatchSnapshot): BatchCells => ({
  batch_id: batch.batchId,
  product_id: batch.productId,
  lot: batch.lot,
  expiry: batch.expiry,
  thawed: batch.thawed,
  transfer_type: batch.transferType,
  transferred_at: batch.transferredAt,
  usage_limit: batch.usageLimit,
});
