/** What every sheet (an exit, a scrapping, a return) begins with: where, when, who, and which batch. */
import type { BatchSnapshot } from '../services/domain/ledger/events.js';
import { type BatchCells, batchCells, batchColumns } from './batch.js';
import type { ProjectedEvent } from './projection.js';

export interface SheetCells extends BatchCells {
  /** The operation's id, which a movement names in `operation_id`. */
  id: string;
  centre_id: string;
  occurred_at: string;
  user_id: string;
  /** Packages. */
  quantity: number;
  comment: string | null;
  /** Number of the delivery note by which the batch arrived, if it did. */
  note_number: string | null;
}

export const sheetColumns: { readonly [Column in keyof SheetCells]: string } = {
  id: 'uuid NOT NULL',
  centre_id: 'uuid NOT NULL',
  occurred_at: 'timestamptz NOT NULL',
  user_id: 'text NOT NULL',
  quantity: 'integer NOT NULL CHECK (quantity >= 0)',
  comment: 'text',
  note_number: 'text',
  ...batchColumns,
};

type SheetEvent = ProjectedEvent<{ readonly quantity: number; readonly comment: string | null }>;

export const sheetCells = (event: SheetEvent, id: string, batch: BatchSnapshot): SheetCells => ({
  id,
  centre_id: event.owner,
  occurred_at: event.metadata.occurredAt,
  user_id: event.metadata.userId,
  quantity: event.data.quantity,
  comment: event.data.comment,
  note_number: batch.deliveryNote?.number ?? null,
  ...batchCells(batch),
});
