import type { Changes } from '../changes.js';
import { type ProjectedEvent, projection } from '../projection.js';
import { type CountChange, type CountStatus, countLineTable, countTable } from './tables.js';

/** Counts of stock, and the batches that were counted. */
export const count = projection({
  name: 'count',
  version: 2,
  tables: [countTable, countLineTable],
  reads: {
    'ledger-': (event, changes) => {
      switch (event.type) {
        case 'CountOpened': {
          const { countId, number, productId } = event.data;
          Object.assign(countChange(changes, countId), {
            centre_id: event.owner,
            number,
            product_id: productId,
            opened_at: event.metadata.occurredAt,
            opened_by: event.metadata.userId,
          } satisfies Partial<CountChange>);
          return;
        }
        case 'BatchesCounted': {
          const { countId, lines } = event.data;
          for (const { batchId, expected, counted } of lines) {
            const line = {
              count_id: countId,
              batch_id: batchId,
              expected,
              counted,
              counted_at: event.metadata.occurredAt,
              counted_by: event.metadata.userId,
            };
            Object.assign(
              changes.of(countLineTable, `${countId} ${batchId}`, () => line),
              line,
            );
          }
          return;
        }
        case 'CountRevised': {
          const { countId, batch, expected, closed } = event.data;
          // A count that has ended stays as it was (docs/rules/counts.md, CO-5).
          if (closed) return;
          const line = { count_id: countId, batch_id: batch.batchId, expected };
          Object.assign(
            changes.of(countLineTable, `${countId} ${batch.batchId}`, () => line),
            line,
          );
          return;
        }
        case 'CountClosed':
          return end(changes, event.data.countId, 'CLOTURE', event);
        case 'CountAbandoned':
          return end(changes, event.data.countId, 'ABANDONNE', event);
      }
    },
  },
});

function end(
  changes: Changes,
  countId: string,
  status: CountStatus,
  { metadata, position }: ProjectedEvent<'ledger-'>,
): void {
  Object.assign(countChange(changes, countId), {
    status,
    ended_at: metadata.occurredAt,
    ended_by: metadata.userId,
    ended_position: String(position),
  } satisfies Partial<CountChange>);
}

const countChange = (changes: Changes, id: string): CountChange =>
  changes.of(countTable, id, () => ({ id, status: 'OUVERT' }));
