import type { MovementType, Packaging } from '../../services/domain/ledger/vocabulary.js';
import { appendTable, PACKAGES } from '../table.js';

/** Every movement of every batch, one row for each, in the order of the ledger; never changed. */
export interface MovementRow {
  /** Global position of the event, and the line within it. */
  position: string;
  line: number;
  id: string;
  event_id: string;
  centre_id: string;
  occurred_at: string;
  /** When the ledger took it, by its own clock. */
  recorded_at: string;
  type: MovementType;
  /** True: ENTREE, false: SORTIE. */
  inbound: boolean;
  /** Packages, never negative; 0 for a changed expiry. */
  quantity: number;
  user_id: string;
  comment: string | null;
  product_id: string;
  batch_id: string;
  lot: string;
  expiry: string;
  /** Only for a changed expiry. */
  previous_expiry: string | null;
  /** What the movement belongs to: an entry, a preparation, an exit, a scrapping, a return, an edit. */
  operation_id: string;
  /** The preparation's note, or the one by which the batch arrived. */
  note_id: string | null;
  note_number: string | null;
  /** Where the goods go, in the network. */
  destination_id: string | null;
  /** Where the goods come from, in the network. */
  origin_id: string | null;
  /** Vaccination point for which goods were taken out. */
  point_id: string | null;
  packaging: Packaging | null;
  syringes: number | null;
  /** The movement that this one takes back, and when that one was. */
  cancels: string | null;
  prepared_at: string | null;
  /** Of a return: what was declared, and what the centre still had. A difference is an anomaly. */
  declared_quantity: number | null;
  taken_quantity: number | null;
  /** Why this batch was taken before one that ends earlier, where somebody said it. */
  later_batch_reason: string | null;
  /** The goods were past their usage limit or expiry, which the user confirmed. */
  past_limit: boolean;
  /** Its lot was recalled when it was recorded, which an action made offline before that could not know. */
  recalled: boolean;
  /** The action was made offline, and sent later. */
  offline: boolean;
  /** Of an entry: when the goods were received, as declared, and whether they were compliant. */
  received_at: string | null;
  compliant: boolean | null;
}

/**
 * Movements that somebody should look at: goods past their limit that were used or sent all the same, goods of a
 * recalled lot, returns of more than the centre still had (docs/rules/alerts.md, AT-13). Columns without an alias.
 */
export const ANOMALOUS = 'past_limit OR recalled OR declared_quantity <> taken_quantity';

const chronological = 'occurred_at, position, line';

export const movementTable = appendTable<MovementRow>()({
  name: 'movement',
  columns: {
    position: 'bigint NOT NULL',
    line: 'integer NOT NULL',
    id: 'uuid NOT NULL',
    event_id: 'uuid NOT NULL',
    centre_id: 'uuid NOT NULL',
    occurred_at: 'timestamptz NOT NULL',
    recorded_at: 'timestamptz NOT NULL',
    type: 'text NOT NULL',
    inbound: 'boolean NOT NULL',
    quantity: `${PACKAGES} NOT NULL CHECK (quantity >= 0)`,
    user_id: 'text NOT NULL',
    comment: 'text',
    product_id: 'uuid NOT NULL',
    batch_id: 'uuid NOT NULL',
    lot: 'text NOT NULL',
    expiry: 'date NOT NULL',
    previous_expiry: 'date',
    operation_id: 'uuid NOT NULL',
    note_id: 'uuid',
    note_number: 'text',
    destination_id: 'uuid',
    origin_id: 'uuid',
    point_id: 'uuid',
    packaging: 'text',
    syringes: 'integer',
    cancels: 'uuid',
    prepared_at: 'timestamptz',
    declared_quantity: 'integer',
    taken_quantity: 'integer',
    later_batch_reason: 'text',
    past_limit: 'boolean NOT NULL',
    recalled: 'boolean NOT NULL',
    offline: 'boolean NOT NULL',
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
