import type { Appointment, ReplenishmentEvent } from '../../services/domain/replenishment/events.js';
import { confirmedBy, STATUS_AFTER } from '../../services/domain/replenishment/state.js';
import { projection } from '../projection.js';
import { type ReplenishmentChange, replenishmentStepTable, replenishmentTable } from './tables.js';

export const replenishment = projection({
  name: 'replenishment',
  version: 9,
  tables: [replenishmentTable, replenishmentStepTable],
  reads: {
    'replenishment-': (event, changes) => {
      const { metadata, revision } = event;
      const { requestId } = event.data;
      const status = STATUS_AFTER[event.type];
      const confirmed = confirmedBy(event);
      const change = changes.of(replenishmentTable, requestId, () => ({
        id: requestId,
        status,
        changed_at: '',
      }));
      Object.assign(change, {
        ...requestedBy(event, metadata),
        ...commentsOf(event, revision),
        supplier_id: event.data.supplierId,
        status,
        confirmed_quantity: confirmed?.quantity ?? null,
        confirmed_at: confirmed?.receptionAt ?? null,
        confirmed_week: confirmed?.week ?? null,
        changed_at: metadata.occurredAt,
        ...(event.type === 'GoodsDeparted' && { departed_at: event.data.departedAt }),
      } satisfies Partial<ReplenishmentChange>);
      const spoken = spokenOfIn(event);
      changes.append(replenishmentStepTable, {
        request_id: requestId,
        step: revision,
        status,
        occurred_at: metadata.occurredAt,
        user_id: metadata.userId,
        centre_id: metadata.centreId,
        quantity: spoken?.quantity ?? null,
        reception_at: spoken?.receptionAt ?? null,
        departed_at: event.type === 'GoodsDeparted' ? event.data.departedAt : null,
        comment: event.data.comment,
      });
    },
  },
});

function requestedBy(
  event: ReplenishmentEvent,
  { occurredAt, userId }: { readonly occurredAt: string; readonly userId: string },
): Partial<ReplenishmentChange> {
  if (event.type !== 'ReplenishmentRequested') return {};
  const { kind, centreId, pointId, productId, mode, doses, wanted, ...request } = event.data;
  return {
    kind,
    centre_id: centreId,
    point_id: pointId,
    product_id: productId,
    mode,
    first_doses: doses.first,
    second_doses: doses.second,
    booster_doses: doses.booster,
    packages: wanted.quantity,
    wanted_at: wanted.receptionAt,
    wanted_week: wanted.week,
    coverage_from: request.coverageFrom,
    coverage_until: request.coverageUntil,
    carrier_id: request.carrierId,
    allocation_id: request.allocationId,
    requested_at: occurredAt,
    requested_by: userId,
  };
}

/**
 * Each step sets its own comment, also where it has none. A confirmation's is no longer shown once the confirmation is
 * taken back, nor why it was taken back once there is a new one: the steps keep both.
 */
function commentsOf(
  { type, data: { comment } }: ReplenishmentEvent,
  step: number,
): Partial<ReplenishmentChange> {
  const ofConfirmation = (text: string | null) => ({ confirmation_comment: text, confirmation_step: step });
  const ofSupplier = (text: string | null) => ({ supplier_comment: text, supplier_step: step });
  switch (type) {
    case 'ReplenishmentRequested':
      return { request_comment: comment };
    case 'ReplenishmentConfirmed':
      return { ...ofConfirmation(comment), ...ofSupplier(null) };
    case 'ConfirmationWithdrawn':
      return { ...ofConfirmation(null), ...ofSupplier(comment) };
    case 'GoodsDeparted':
      return { departure_comment: comment };
    default:
      return ofSupplier(comment);
  }
}

function spokenOfIn(event: ReplenishmentEvent): Appointment | null {
  switch (event.type) {
    case 'ReplenishmentRequested':
      return event.data.wanted;
    case 'ConfirmationWithdrawn':
      return event.data.withdrawn;
    case 'ReplenishmentRefused':
      return null;
    case 'ReplenishmentCancelled':
      return event.data.confirmed ?? event.data.wanted;
    default:
      return event.data.confirmed;
  }
}
