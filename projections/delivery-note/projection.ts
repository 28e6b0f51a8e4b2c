import type { StockPrepared } from '../../services/domain/ledger/events.js';
import { batchCells } from '../batch.js';
import type { Changes } from '../changes.js';
import { type ProjectedEvent, projection } from '../projection.js';
import { deliveryNoteLineTable, deliveryNoteTable, lineDifferenceTable, type NoteChange } from './tables.js';

/** Prepared in the issuer's ledger; received or cancelled, once, in the note's own stream. */
export const deliveryNote = projection({
  name: 'delivery-note',
  version: 8,
  tables: [deliveryNoteTable, deliveryNoteLineTable, lineDifferenceTable],
  reads: {
    'ledger-': (event, changes) => {
      if (event.type === 'StockPrepared') prepare(event, event.data, changes);
    },
    'delivery-note-': (event, changes) => {
      const { data, metadata, recordedAt } = event;
      const change = changeOf(changes, data.noteId);
      change.status = event.type === 'DeliveryNoteReceived' ? 'RECU' : 'ANNULE';
      change.settled_at = metadata.occurredAt;
      change.settled_by = metadata.userId;
      change.settlement_recorded_at = recordedAt;
      if (event.type !== 'DeliveryNoteReceived') return;
      change.received_at = event.data.receivedAt;
      change.compliant = event.data.compliant;
      change.reception_comment = event.data.comment;
      for (const { lineId, missing } of event.data.differences ?? []) {
        changes.append(lineDifferenceTable, { line_id: lineId, missing });
      }
    },
  },
});

function prepare(
  { owner, revision, metadata }: ProjectedEvent<'ledger-'>,
  data: StockPrepared['data'],
  changes: Changes,
): void {
  Object.assign(changeOf(changes, data.preparationId), {
    number: data.number,
    issuer_id: owner,
    ledger_revision: revision,
    destination_id: data.destinationId,
    status: 'PREPARE',
    prepared_at: metadata.occurredAt,
    prepared_by: metadata.userId,
    thawed: data.thawed,
    transfer: data.transfer,
    follow_up_disabled: data.followUpDisabled,
    destination_comment: data.destinationComment,
    comment: data.comment,
    tracker_id: data.trackerId,
    tracker_number: data.trackerNumber,
    carrier_id: data.carrierId,
    container_id: data.containerId,
    container_number: data.containerNumber,
    replenishment_id: data.replenishmentId,
  } satisfies Partial<NoteChange>);
  data.lines.forEach((line, index) => {
    changes.append(deliveryNoteLineTable, {
      id: line.lineId,
      note_id: data.preparationId,
      line: index,
      quantity: line.quantity,
      exit_at: line.exitAt,
      external_reference: line.externalReference,
      returned: line.returned,
      ...batchCells(line),
    });
  });
}

const changeOf = (changes: Changes, id: string): NoteChange =>
  changes.of(deliveryNoteTable, id, () => ({ id }));
