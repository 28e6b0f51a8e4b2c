import type { TransferType } from '../../services/domain/ledger/vocabulary.js';
import { mergeTable, PACKAGES, type WrittenTo } from '../table.js';

/**
 * What a centre holds, one row for each batch, used-up ones included. A change that only moves goods leaves everything
 * but id and quantity empty: for a batch that nothing brought, the database then refuses the row.
 */
export const stockTable = mergeTable<{
  id: string;
  centre_id: string;
  transfer_type: TransferType | null;
  quantity: number;
}>()({
  name: 'stock',
  columns: {
    /** At a vaccination centre this is the delivery-note line (`idLigneBl`). */
    id: 'uuid NOT NULL',
    centre_id: 'uuid NOT NULL',
    product_id: 'uuid NOT NULL',
    lot: 'text NOT NULL',
    /** `YYYY-MM-DD`; set by an arrival and by an expiry edit, the usage limit with it. */
    expiry: 'date NOT NULL',
    thawed: 'boolean NOT NULL',
    /** Comes from a product return. */
    returned: 'boolean NOT NULL',
    transfer_type: 'text',
    transferred_at: 'timestamptz',
    /** When it left the freezer, as far as known; of goods that met in it, the earliest. */
    exit_at: 'timestamptz',
    usage_limit: 'timestamptz',
    /** The delivery note by which the batch first arrived, if it did. */
    note_id: 'uuid',
    note_line_id: 'uuid',
    note_number: 'text',
    /** Packages; in a change the difference. */
    quantity: `${PACKAGES} NOT NULL CHECK (quantity >= 0)`,
  },
  key: ['id'],
  update: {
    quantity: 't.quantity + c.quantity',
    expiry: 'coalesce(c.expiry, t.expiry)',
    exit_at: 'CASE WHEN c.expiry IS NULL THEN t.exit_at ELSE c.exit_at END',
    usage_limit: 'CASE WHEN c.expiry IS NULL THEN t.usage_limit ELSE c.usage_limit END',
  },
  indexes: [
    'stock_of_centre ON stock (centre_id, expiry, id)',
    'stock_of_lot ON stock (product_id, lot)',
    // Years of used-up batches do not slow down the list of what is there.
    'stock_held_by_centre ON stock (centre_id, product_id, expiry, id) WHERE quantity > 0',
    // Nor, by what has changed since, the list of what was there at a moment.
    'stock_changed_in_centre ON stock (centre_id, position, since)',
  ],
});

export type StockChange = WrittenTo<typeof stockTable>;
