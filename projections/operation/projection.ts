import type { BatchSnapshot } from '../../services/domain/ledger/events.js';
import type { OperationKind } from '../../services/domain/ledger/vocabulary.js';
import { batchCells } from '../batch.js';
import { type ProjectedEvent, projection } from '../projection.js';
import { type OperationRow, operationTable } from './table.js';

export const operation = projection({
  name: 'operation',
  version: 4,
  tables: [operationTable],
  reads: {
    'ledger-': (event, changes) => {
      const row = operationOf(event);
      if (row) changes.append(operationTable, row);
    },
  },
});

/** Of a return the event at the dispatch centre counts: it knows both sides. Other events leave no record here. */
function operationOf(event: ProjectedEvent<'ledger-'>): OperationRow | undefined {
  switch (event.type) {
    case 'FridgeExitRecorded': {
      const { exitId, destination, pointId, packaging, syringes } = event.data;
      return {
        ...shared(event, 'fridge-exit', exitId, event.data),
        destination,
        point_id: pointId,
        packaging,
        syringes,
      };
    }
    case 'StockScrapped': {
      const { scrappingId, cause } = event.data;
      return { ...shared(event, 'scrapping', scrappingId, event.data), cause };
    }
    case 'ReturnedStockEntered': {
      const { returnId, fromCentreId, takenFromCentre } = event.data;
      return {
        ...shared(event, 'return', returnId, event.data),
        from_centre_id: fromCentreId,
        taken_quantity: takenFromCentre,
      };
    }
    default:
      return undefined;
  }
}

interface OperationData {
  readonly batch: BatchSnapshot;
  readonly quantity: number;
  readonly comment: string | null;
}

const shared = (
  { owner, metadata }: ProjectedEvent<'ledger-'>,
  kind: OperationKind,
  id: string,
  { batch, quantity, comment }: OperationData,
): OperationRow => ({
  id,
  kind,
  centre_id: owner,
  occurred_at: metadata.occurredAt,
  user_id: metadata.userId,
  quantity,
  comment,
  note_number: batch.deliveryNote?.number ?? null,
  ...batchCells(batch),
  cause: null,
  destination: null,
  point_id: null,
  packaging: null,
  syringes: null,
  from_centre_id: null,
  taken_quantity: null,
  exit_at: batch.exitAt,
});
