import type { BatchSnapshot } from '../../services/domain/ledger/events.js';
import type { MovementType } from '../../services/domain/ledger/vocabulary.js';
import { deriveId } from '../../services/domain/shared/ids.js';
import type { ProjectedEvent, Projection } from '../projection.js';
import { type MovementRow, movementTable } from './table.js';

export const movement: Projection = {
  name: 'movement',
  version: 1,
  tables: [movementTable],
  reads: {
    'ledger-': {
      StockEntered: (event, changes) =>
        event.data.lines.forEach((line, index) => {
          changes.append(movementTable, {
            ...movementOf(event, line.kind, line, line.quantity, index),
            operation_id: event.data.operationId,
            comment: event.data.comment,
            origin_id: event.data.noteId === null ? null : (line.deliveryNote?.issuerId ?? null),
          });
        }),

      StockPrepared: (event, changes) =>
        event.data.lines.forEach((line, index) => {
          changes.append(movementTable, {
            ...movementOf(event, 'PREPARATION', line, -line.quantity, index),
            id: line.lineId,
            operation_id: event.data.preparationId,
            comment: event.data.comment,
            note_id: event.data.preparationId,
            note_number: event.data.number,
            destination_id: event.data.destinationId,
          });
        }),

      PreparationCancelled: (event, changes) =>
        event.data.lines.forEach((line, index) => {
          changes.append(movementTable, {
            ...movementOf(event, 'PREPARATION', line, line.quantity, index),
            operation_id: event.data.preparationId,
            note_id: event.data.preparationId,
            note_number: event.data.number,
            destination_id: event.data.destinationId,
            cancels: line.lineId,
            prepared_at: event.data.preparedAt,
          });
        }),

      FridgeExitRecorded: (event, changes) => {
        const { data } = event;
        const type = data.destination === 'VACCINATION_POINT' ? 'SORTIE_POINT' : 'SORTIE_FRIGO';
        changes.append(movementTable, {
          ...movementOf(event, type, data.batch, -data.quantity),
          operation_id: data.exitId,
          comment: data.comment,
          point_id: data.pointId,
          packaging: data.packaging,
          syringes: data.syringes,
        });
      },

      StockScrapped: (event, changes) =>
        changes.append(movementTable, {
          ...movementOf(event, 'DECHET', event.data.batch, -event.data.quantity),
          operation_id: event.data.scrappingId,
          comment: event.data.comment,
        }),

      StockCorrected: (event, changes) =>
        changes.append(movementTable, {
          ...movementOf(event, 'CORRECTION', event.data.batch, event.data.quantity),
          operation_id: event.data.operationId,
          comment: event.data.comment,
        }),

      ExpiryChanged: (event, changes) =>
        changes.append(movementTable, {
          ...movementOf(event, 'MODIF_PEREMPTION', event.data.batch, 0),
          operation_id: event.data.operationId,
          comment: event.data.comment,
          previous_expiry: event.data.previousExpiry,
        }),

      StockReturned: (event, changes) =>
        changes.append(movementTable, {
          ...movementOf(event, 'RETOUR', event.data.batch, -event.data.quantity),
          inbound: false,
          operation_id: event.data.returnId,
          comment: event.data.comment,
          destination_id: event.data.dispatchId,
          declared_quantity: event.data.declared,
          taken_quantity: event.data.quantity,
        }),

      ReturnedStockEntered: (event, changes) =>
        changes.append(movementTable, {
          ...movementOf(event, 'RETOUR', event.data.batch, event.data.quantity),
          operation_id: event.data.returnId,
          comment: event.data.comment,
          origin_id: event.data.fromCentreId,
          declared_quantity: event.data.quantity,
          taken_quantity: event.data.takenFromCentre,
        }),
    },
  },
};

/** What every movement has; a line of a preparation has its own id, so that a cancellation can name it. */
function movementOf(
  event: ProjectedEvent,
  type: MovementType,
  batch: BatchSnapshot,
  signed: number,
  line = 0,
): Omit<MovementRow, 'operation_id'> {
  return {
    position: event.position.toString(),
    line,
    id: line === 0 ? event.id : deriveId(event.id, String(line)),
    centre_id: event.owner,
    occurred_at: event.metadata.occurredAt,
    type,
    inbound: signed >= 0,
    quantity: Math.abs(signed),
    user_id: event.metadata.userId,
    comment: null,
    product_id: batch.productId,
    batch_id: batch.batchId,
    lot: batch.lot,
    expiry: batch.expiry,
    previous_expiry: null,
    note_id: batch.deliveryNote?.noteId ?? null,
    note_number: batch.deliveryNote?.number ?? null,
    destination_id: null,
    origin_id: null,
    point_id: null,
    packaging: null,
    syringes: null,
    cancels: null,
    prepared_at: null,
    declared_quantity: null,
    taken_quantity: null,
  };
}
