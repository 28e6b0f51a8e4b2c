/** What does not add up, or went another way than the rules want: what an auditor looks at first. */
import { deliveryNoteLineTable, deliveryNoteTable, lineDifferenceTable } from '../delivery-note/tables.js';
import { live } from '../table.js';
import { movementTable } from './table.js';

export const DISCREPANCY_TYPES = [
  'RETOUR',
  'RECEPTION',
  'RECEPTION_NON_CONFORME',
  'HORS_LIMITE',
  'RAPPEL',
  'CORRECTION',
  'PEREMPTION_MODIFIEE',
  'DECLARATION',
  'VERIFICATION',
] as const;
export type DiscrepancyType = (typeof DISCREPANCY_TYPES)[number];

/** Those that a movement, or a note, tells. */
export interface DiscrepancyRecord {
  readonly id: string;
  readonly type: Exclude<DiscrepancyType, 'DECLARATION' | 'VERIFICATION'>;
  readonly at: Date;
  readonly centre_id: string;
  readonly product_id: string;
  readonly lot: string;
  /** Packages, signed: what is missing is below zero. */
  readonly quantity: number;
  readonly user_id: string | null;
  readonly comment: string | null;
  readonly event_id: string | null;
  readonly position: string;
  readonly note_id: string | null;
  readonly note_number: string | null;
}

const MOVEMENT = `m.occurred_at AS at, m.centre_id, m.product_id, m.lot`;
const SAID_BY = `m.user_id, m.comment, m.event_id, m.position, m.note_id, m.note_number`;
const OF_MOVEMENT = `m.occurred_at >= $1 AND m.occurred_at < $2
  AND ($3::uuid IS NULL OR m.centre_id = $3) AND ($4::uuid IS NULL OR m.product_id = $4)`;

/**
 * A difference of a reception is attributed to the note's issuer, at the time when the note was settled. An offline or
 * forced action is attributed to the centre that made it.
 *
 * `$1` and `$2` begin and end (exclusive) as instants, `$3` centre, `$4` product, either null; `$5` types, `$6` most
 * rows.
 */
export const DISCREPANCIES = `SELECT * FROM (
    SELECT m.id, 'RETOUR' AS type, ${MOVEMENT}, m.taken_quantity - m.declared_quantity AS quantity, ${SAID_BY}
      FROM ${live(movementTable)} m
     WHERE m.declared_quantity <> m.taken_quantity AND ${OF_MOVEMENT}
    UNION ALL
    SELECT m.id, 'HORS_LIMITE', ${MOVEMENT}, CASE WHEN m.inbound THEN m.quantity ELSE -m.quantity END, ${SAID_BY}
      FROM ${live(movementTable)} m WHERE m.past_limit AND ${OF_MOVEMENT}
    UNION ALL
    SELECT m.id, 'RAPPEL', ${MOVEMENT}, CASE WHEN m.inbound THEN m.quantity ELSE -m.quantity END, ${SAID_BY}
      FROM ${live(movementTable)} m WHERE m.recalled AND ${OF_MOVEMENT}
    UNION ALL
    SELECT m.id, 'RECEPTION_NON_CONFORME', ${MOVEMENT}, m.quantity, ${SAID_BY}
      FROM ${live(movementTable)} m WHERE m.compliant = false AND ${OF_MOVEMENT}
    UNION ALL
    SELECT m.id, CASE m.type WHEN 'CORRECTION' THEN 'CORRECTION' ELSE 'PEREMPTION_MODIFIEE' END, ${MOVEMENT},
           CASE WHEN m.inbound THEN m.quantity ELSE -m.quantity END, ${SAID_BY}
      FROM ${live(movementTable)} m WHERE m.type IN ('CORRECTION', 'MODIF_PEREMPTION') AND ${OF_MOVEMENT}
    UNION ALL
    SELECT l.id, 'RECEPTION', n.settled_at, n.issuer_id, l.product_id, l.lot, -d.missing,
           n.settled_by, n.reception_comment, NULL, d.position, n.id, n.number
      FROM ${live(lineDifferenceTable)} d
      JOIN ${live(deliveryNoteLineTable)} l ON l.id = d.line_id
      JOIN ${live(deliveryNoteTable)} n ON n.id = l.note_id
     WHERE n.settled_at >= $1 AND n.settled_at < $2
       AND ($3::uuid IS NULL OR n.issuer_id = $3 OR n.destination_id = $3)
       AND ($4::uuid IS NULL OR l.product_id = $4)
  ) found
  WHERE type = ANY ($5) ORDER BY at DESC, position DESC, type, id LIMIT $6`;
