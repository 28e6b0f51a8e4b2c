import { batchColumns, type KnownOfBatch } from '../batch.js';
import { appendTable, mergeTable, type RecordOf, select, type WrittenTo } from '../table.js';

export type NoteStatus = 'PREPARE' | 'RECU' | 'ANNULE';

/**
 * A preparation, which is a delivery note. A change that only settles the note leaves everything else empty:
 * for a note that nothing prepared, the database then refuses the row.
 */
export const deliveryNoteTable = mergeTable<{ id: string; status: NoteStatus | null }>()({
  name: 'delivery_note',
  columns: {
    id: 'uuid NOT NULL',
    number: 'text NOT NULL',
    issuer_id: 'uuid NOT NULL',
    /** Revision of its `StockPrepared` in the issuer's ledger. */
    ledger_revision: 'integer NOT NULL',
    /** Null for a transfer without a destination. */
    destination_id: 'uuid',
    /** `PREPARE` until the note is settled; all its lines share it. */
    status: `text NOT NULL CHECK (status IN ('PREPARE', 'RECU', 'ANNULE'))`,
    prepared_at: 'timestamptz NOT NULL',
    prepared_by: 'text NOT NULL',
    settled_at: 'timestamptz',
    settled_by: 'text',
    /** When the ledger took it: later than `settled_at` where it was received offline. */
    settlement_recorded_at: 'timestamptz',
    /** Of a reception: when the goods were received, as declared; whether they were compliant; the comment. */
    received_at: 'timestamptz',
    compliant: 'boolean',
    reception_comment: 'text',
    thawed: 'boolean NOT NULL',
    transfer: 'boolean NOT NULL',
    follow_up_disabled: 'boolean NOT NULL',
    destination_comment: 'text',
    comment: 'text',
    tracker_id: 'uuid',
    tracker_number: 'text',
    carrier_id: 'uuid',
    container_id: 'uuid',
    container_number: 'text',
    replenishment_id: 'uuid',
  },
  key: ['id'],
  update: {
    status: 'c.status',
    settled_at: 'c.settled_at',
    settled_by: 'c.settled_by',
    settlement_recorded_at: 'c.settlement_recorded_at',
    received_at: 'c.received_at',
    compliant: 'c.compliant',
    reception_comment: 'c.reception_comment',
  },
  indexes: [
    `delivery_note_on_the_way ON delivery_note (destination_id, prepared_at) WHERE status = 'PREPARE'`,
    'delivery_note_to_centre ON delivery_note (destination_id, prepared_at)',
    'delivery_note_of_issuer ON delivery_note (issuer_id, prepared_at)',
    `delivery_note_sent ON delivery_note (issuer_id, prepared_at) WHERE status = 'PREPARE'`,
    'delivery_note_of_request ON delivery_note (replenishment_id) WHERE replenishment_id IS NOT NULL',
    `delivery_note_received ON delivery_note (issuer_id, settlement_recorded_at) WHERE status = 'RECU'`,
  ],
});

export type NoteChange = WrittenTo<typeof deliveryNoteTable>;

/** Of a note; the alias of the table is `n`. */
export const NOTE_COLUMNS = select(
  deliveryNoteTable,
  'n',
  'id',
  'number',
  'issuer_id',
  'destination_id',
  'status',
  'prepared_at',
  'thawed',
  'settled_by',
  'received_at',
  'compliant',
  'reception_comment',
);

export type NoteRecord = RecordOf<typeof NOTE_COLUMNS>;

const OF_SHIPMENT = select(
  deliveryNoteTable,
  'n',
  'prepared_by',
  'transfer',
  'follow_up_disabled',
  'destination_comment',
  'comment',
  'tracker_id',
  'tracker_number',
  'carrier_id',
  'container_id',
  'container_number',
  'replenishment_id',
);

/** A note with all that was sent with its goods. */
export interface ShipmentRecord extends NoteRecord, RecordOf<typeof OF_SHIPMENT> {}

export const SHIPMENT_COLUMNS = `${NOTE_COLUMNS}, ${OF_SHIPMENT}`;

/** What of a line did not arrive. A line that arrived in full has no row. */
export const lineDifferenceTable = appendTable()({
  name: 'delivery_note_line_difference',
  columns: {
    line_id: 'uuid NOT NULL',
    /** Packages. */
    missing: 'integer NOT NULL CHECK (missing > 0)',
  },
  key: ['line_id'],
});

/** A line, as it left: it never changes, its status is the note's. */
export const deliveryNoteLineTable = appendTable<KnownOfBatch>()({
  name: 'delivery_note_line',
  columns: {
    id: 'uuid NOT NULL',
    note_id: 'uuid NOT NULL',
    line: 'integer NOT NULL',
    /** Packages. */
    quantity: 'integer NOT NULL CHECK (quantity > 0)',
    exit_at: 'timestamptz',
    external_reference: 'text',
    /** The goods had come back by a product return before they left. */
    returned: 'boolean NOT NULL',
    ...batchColumns,
  },
  key: ['id'],
  indexes: ['delivery_note_line_of_note ON delivery_note_line (note_id, line)'],
});
