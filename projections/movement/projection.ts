import { type Movement, movementsOf } from '../../services/domain/ledger/movements.js';
import { deriveId } from '../../services/domain/shared/ids.js';
import { type ProjectedEvent, projection } from '../projection.js';
import { type MovementRow, movementTable } from './table.js';

export const movement = projection({
  name: 'movement',
  version: 10,
  tables: [movementTable],
  reads: {
    'ledger-': (event, changes) =>
      movementsOf(event).forEach((moved, line) => {
        changes.append(movementTable, rowOf(event, moved, line));
      }),
  },
});

function rowOf(event: ProjectedEvent<'ledger-'>, moved: Movement, line: number): MovementRow {
  const { batch } = moved;
  return {
    position: event.position.toString(),
    line,
    id: moved.id ?? (line === 0 ? event.id : deriveId(event.id, String(line))),
    event_id: event.id,
    centre_id: event.owner,
    occurred_at: event.metadata.occurredAt,
    recorded_at: event.recordedAt,
    type: moved.type,
    inbound: moved.inbound,
    quantity: moved.quantity,
    user_id: event.metadata.userId,
    comment: moved.comment,
    product_id: batch.productId,
    batch_id: batch.batchId,
    lot: batch.lot,
    expiry: batch.expiry,
    previous_expiry: moved.previousExpiry ?? null,
    operation_id: moved.operationId,
    note_id: moved.note?.id ?? batch.deliveryNote?.noteId ?? null,
    note_number: moved.note?.number ?? batch.deliveryNote?.number ?? null,
    destination_id: moved.destinationId ?? null,
    origin_id: moved.originId ?? null,
    point_id: moved.pointId ?? null,
    packaging: moved.packaging ?? null,
    syringes: moved.syringes ?? null,
    cancels: moved.cancels?.movementId ?? null,
    prepared_at: moved.cancels?.occurredAt ?? null,
    declared_quantity: moved.returned?.declared ?? null,
    taken_quantity: moved.returned?.taken ?? null,
    later_batch_reason: moved.laterBatchReason ?? null,
    past_limit: moved.pastLimit ?? false,
    recalled: moved.recalled ?? false,
    offline: moved.offline === true,
    received_at: moved.reception?.receivedAt ?? null,
    compliant: moved.reception?.compliant ?? null,
  };
}
