import type { LotBlocked } from '../../services/domain/ledger/events.js';
import type { Changes } from '../changes.js';
import { projection } from '../projection.js';
import { type RecallAtCentreChange, type RecallChange, recallAtCentreTable, recallTable } from './tables.js';

/** Recalls of lots: what was asked for, and what became of it in the ledger of each centre. */
export const recall = projection({
  name: 'recall',
  version: 2,
  tables: [recallTable, recallAtCentreTable],
  reads: {
    'recall-': (event, changes) => {
      const { recallId } = event.data;
      if (event.type === 'LotRecalled') {
        const { scope, centreId, productId, lot, reason, instruction, recalledAt } = event.data;
        Object.assign(recallChange(changes, recallId), {
          scope,
          centre_id: centreId,
          product_id: productId,
          lot,
          reason,
          instruction,
          recalled_at: recalledAt,
          recalled_by: event.metadata.userId,
          settled: false,
        } satisfies Partial<RecallChange>);
      }
      if (event.type === 'RecallSettled') recallChange(changes, recallId).settled = true;
      if (event.type === 'RecallLifted') {
        Object.assign(recallChange(changes, recallId), {
          lifted_at: event.metadata.occurredAt,
          lifted_by: event.metadata.userId,
          lift_reason: event.data.reason,
        } satisfies Partial<RecallChange>);
      }
    },
    'ledger-': (event, changes) => {
      if (event.type === 'LotBlocked' || event.type === 'LotReleased') {
        setBlocked(changes, event.owner, event.data, event.type === 'LotBlocked');
      }
      if (event.type === 'RecallAcknowledged') {
        const change = atCentre(changes, event.data.recallId, event.owner);
        change.acknowledged_at = event.metadata.occurredAt;
        change.acknowledged_by = event.metadata.userId;
      }
    },
  },
});

function setBlocked(
  changes: Changes,
  centreId: string,
  { recallId, productId, lot }: LotBlocked['data'],
  blocked: boolean,
): void {
  const change = atCentre(changes, recallId, centreId);
  change.product_id = productId;
  change.lot = lot;
  change.blocked = blocked;
}

const recallChange = (changes: Changes, id: string): RecallChange =>
  changes.of(recallTable, id, () => ({ id }));

const atCentre = (changes: Changes, recallId: string, centreId: string): RecallAtCentreChange =>
  changes.of(recallAtCentreTable, `${recallId} ${centreId}`, () => ({
    recall_id: recallId,
    centre_id: centreId,
  }));
