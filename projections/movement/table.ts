import type { MovementType, Packaging } from '../../services/domain/ledger/vocabulary.js';
import { appendTable, PACKAGES, type WrittenTo } from '../table.js';

/**
 * Movements that somebody should look at: goods past their limit that were used or sent all the same, goods of a
 * recalled lot, returns of more than the centre still had (docs/rules/alerts.md, AT-13). Columns without an alias.
 */
export const ANOMALOUS = 'past_limit OR recalled OR declared_quantity <> taken_quantity';

const chronological = 'occurred_at, position, line';

/** Every movement of every batch, one row for each, in the order of the ledger; never changed. */
export const movementTable = appendTable<{ type: MovementType; packaging: Packaging | null }>()({
  name: 'movement',
  columns: {
    /** Global position of the event, and the line within it. */
    position: 'bigint NOT NULL',
    line: 'integer NOT NULL',
    id: 'uuid NOT NULL',
    event_id: 'uuid NOT NULL',
    centre_id: 'uuid NOT NULL',
    occurred_at: 'timestamptz NOT NULL',
    /** When the ledger took it, by its own clock. */
    recorded_at: 'timestamptz NOT NULL',
    type: 'text NOT NULL',
    /** True: ENTREE, false: SORTIE. */
    inbound: 'boolean NOT NULL',
    /** Packages, never negative; 0 for a changed expiry. */
    quantity: `${PACKAGES} NOT NULL CHECK (quantity >= 0)`,
    user_id: 'text NOT NULL',
    comment: 'text',
    product_id: 'uuid NOT NULL',
    batch_id: 'uuid NOT NULL',
    lot: 'text NOT NULL',
    expiry: 'date NOT NULL',
    /** Only for a changed expiry. */
    previous_expiry: 'date',
    /** What the movement belongs to: an entry, a preparation, an exit, a scrapping, a return, an edit. */
    operation_id: 'uuid NOT NULL',
    /** The preparation's note, or the one by which the batch arrived. */
    note_id: 'uuid',
    note_number: 'text',
    /** Where the goods go, in the network. */
    destination_id: 'uuid',
    /** Where the goods come from, in the network. */
    origin_id: 'uuid',
    /** Vaccination point for which goods were taken out. */
    point_id: 'uuid',
    packaging: 'text',
    syringes: 'integer',
    /** The movement that this one takes back, and when that one was. */
    cancels: 'uuid',
    prepared_at: 'timestamptz',
    /** Of a return: what was declared, and what the centre still had. A difference is an anomaly. */
    declared_quantity: 'integer',
    taken_quantity: 'integer',
    /** Why this batch was taken before one that ends earlier, where somebody said it. */
    later_batch_reason: 'text',
    /** The goods were past their usage limit or expiry, which the user confirmed. */
    past_limit: 'boolean NOT NULL',
    /** Its lot was recalled when it was recorded, which an action made offline before that could not know. */
    recalled: 'boolean NOT NULL',
    /** The action was made offline, and sent later. */
    offline: 'boolean NOT NULL',
    /** Of an entry: when the goods were received, as declared, and whether they were compliant. */
    received_at: 'timestamptz',
    compliant: 'boolean',
  },
  // Also the order in which an administrator reads the movements of all centres.
  key: ['occurred_at', 'position', 'line'],
  indexes: [
    `movement_of_centre ON movement (centre_id, ${chronological})`,
    // A page of a replay, from anywhere in a long life.
    'movement_replayed ON movement (centre_id, position)',
    `movement_of_product ON movement (centre_id, product_id, ${chronological})`,
    'movement_of_lot ON movement (product_id, lot)',
    `movement_of_batch ON movement (batch_id, ${chronological})`,
    'movement_of_note ON movement (note_id) WHERE note_id IS NOT NULL',
    `movement_to_destination ON movement (destination_id, ${chronological}) WHERE destination_id IS NOT NULL`,
    `movement_to_point ON movement (point_id, ${chronological}) WHERE point_id IS NOT NULL`,
    'movement_cancelling ON movement (centre_id, prepared_at) WHERE prepared_at IS NOT NULL',
    `movement_anomalous ON movement (centre_id, recorded_at) WHERE ${ANOMALOUS}`,
    // The few that an auditor looks at first: `DISCREPANCIES`, whose conditions each imply this one.
    `movement_discrepancy ON movement (occurred_at) WHERE ${ANOMALOUS} OR compliant = false
       OR type IN ('CORRECTION', 'MODIF_PEREMPTION')`,
  ],
});

export type MovementRow = WrittenTo<typeof movementTable>;
