/** Delivery notes and their lines as the read models hold them, and as the wire shows them. */
import {
  deliveryNoteLineTable,
  deliveryNoteTable,
  lineDifferenceTable,
  type NoteRecord,
  SHIPMENT_COLUMNS,
  type ShipmentRecord,
} from '../../../../projections/delivery-note/tables.js';
import { blockedByRecall } from '../../../../projections/recall/concerned.js';
import { replenishmentTable } from '../../../../projections/replenishment/tables.js';
import { stockTable } from '../../../../projections/stock/table.js';
import { live, type Stored } from '../../../../projections/table.js';
import type { Directory } from '../../../reference-data/directory.js';
import { centreView, productView } from '../shared/references.dto.js';
import type { DeliveryNote, DeliveryNoteLine, Reception } from './delivery-note.dto.js';
import type { Preparation } from './preparation.dto.js';

export interface PreparationRecord extends ShipmentRecord {
  /** Of the request that it serves. */
  readonly request_comment: string | null;
}

export const PREPARATION_COLUMNS = `${SHIPMENT_COLUMNS},
  (SELECT r.request_comment FROM ${live(replenishmentTable)} r WHERE r.id = n.replenishment_id) AS request_comment`;

export interface LineRecord
  extends Omit<Stored<typeof deliveryNoteLineTable>, 'line' | 'thawed' | 'transferred_at'> {
  readonly status: NoteRecord['status'];
  readonly left_over: number;
  readonly missing: number;
  readonly recalled: boolean;
}

const AS_SENT = 'l.expiry::text AS expiry, l.usage_limit';
/** An expiry may have been corrected since. */
const AS_LEFT = `coalesce(received.expiry, l.expiry)::text AS expiry,
    CASE WHEN received.id IS NULL THEN l.usage_limit ELSE received.usage_limit END AS usage_limit`;

const linesOf = (
  goods: string,
) => `SELECT l.id, l.note_id, n.status, l.batch_id, l.product_id, l.lot, ${goods},
    l.transfer_type, l.returned, l.quantity, l.exit_at, l.external_reference,
    CASE WHEN n.follow_up_disabled THEN 0 ELSE coalesce(received.quantity, issuing.quantity, 0) END AS left_over,
    coalesce(d.missing, 0) AS missing,
    (${blockedByRecall('l', 'n.issuer_id')} OR ${blockedByRecall('l', 'n.destination_id')}) AS recalled
  FROM ${live(deliveryNoteLineTable)} l
  JOIN ${live(deliveryNoteTable)} n ON n.id = l.note_id
  LEFT JOIN ${live(lineDifferenceTable)} d ON d.line_id = l.id
  LEFT JOIN reference.centre destination ON destination.id = n.destination_id
  LEFT JOIN ${live(stockTable)} received ON received.id = l.id AND destination.type = 'VACCINATION'
  LEFT JOIN ${live(stockTable)} issuing ON issuing.id = l.batch_id
 WHERE l.note_id = ANY ($1::uuid[]) AND ($2::uuid IS NULL OR l.product_id = $2)
 ORDER BY l.note_id, l.line`;

/**
 * The lines of some notes ($1) as they were sent, of one product where $2 is given. A vaccination centre keeps what it
 * received under the line's own id; elsewhere the batch of that id can hold more than the line. A note without follow-up
 * is received nowhere.
 */
export const SENT_LINES = linesOf(AS_SENT);

/** The same, with the expiry and the limit of what is left of them where they were received. */
export const LEFT_LINES = linesOf(AS_LEFT);

export const deliveryNote = (
  directory: Directory,
  note: NoteRecord,
  lines: readonly LineRecord[],
): DeliveryNote => ({
  id: note.id,
  numeroBl: note.number,
  date: note.prepared_at.toISOString(),
  decongele: note.thawed,
  emetteur: centreView(directory, note.issuer_id),
  destination: note.destination_id === null ? null : centreView(directory, note.destination_id),
  reception: receptionOf(directory, note),
  rappel: lines.some(({ recalled }) => recalled),
  lignes: lines.map((line) => deliveryNoteLine(directory, line)),
});

const receptionOf = (
  directory: Directory,
  { received_at: at, settled_by: by, compliant, reception_comment: comment }: NoteRecord,
): Reception | null =>
  at === null || by === null || compliant === null
    ? null
    : {
        date: at.toISOString(),
        utilisateur: directory.userName(by),
        conforme: compliant,
        commentaire: comment,
      };

export const preparation = (
  directory: Directory,
  note: PreparationRecord,
  lines: readonly LineRecord[],
): Preparation => ({
  ...deliveryNote(directory, note, lines),
  lignes: lines.map((line) => ({
    ...deliveryNoteLine(directory, line),
    stockTransfertType: line.transfer_type,
  })),
  annule: note.status === 'ANNULE',
  transfert: note.transfer,
  desactivationSuivi: note.follow_up_disabled,
  commentaireDestination: note.destination_comment,
  commentaireDemande: note.request_comment ?? note.comment,
  idDemande: note.replenishment_id,
  idTracker: note.tracker_id,
  numTracker: note.tracker_number,
  idTransporteur: note.carrier_id,
  idContenant: note.container_id,
  numContenant: note.container_number,
  utilisateur: directory.userName(note.prepared_by),
});

const deliveryNoteLine = (directory: Directory, line: LineRecord): DeliveryNoteLine => ({
  id: line.id,
  produit: productView(directory, line.product_id),
  stock: { id: line.batch_id, lot: line.lot, peremption: line.expiry, transfertType: line.transfer_type },
  refExterne: line.external_reference,
  quantite: line.quantity,
  dateSortie: line.exit_at?.toISOString() ?? null,
  quantiteStock: line.left_over,
  ecart: line.missing,
  statut: line.status,
  limiteUtilisation: line.usage_limit?.toISOString() ?? null,
  retourProduit: line.returned,
  rappel: line.recalled,
});
