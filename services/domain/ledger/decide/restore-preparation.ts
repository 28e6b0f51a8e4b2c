import { deriveId } from '../../shared/ids.js';
import type { RestorePreparation } from '../commands.js';
import type { BatchSnapshot, CancelledLine, PreparationCancelled, PreparationLine } from '../events.js';
import { type Batch, batchOf, givenBackOf, type LedgerState } from '../state.js';
import { snapshotOf } from './batches.js';

/** The goods of a cancelled note come back, once, but for those that came back by a return before (PR-9). */
export function restorePreparation(
  { note }: RestorePreparation,
  state: LedgerState,
): readonly PreparationCancelled[] {
  if (state.settledNotes.has(note.noteId)) return [];
  return [
    {
      type: 'PreparationCancelled',
      data: {
        preparationId: note.noteId,
        number: note.number,
        destinationId: note.destinationId,
        preparedAt: note.preparedAt,
        lines: note.lines
          .map((line) => ({ ...line, quantity: line.quantity - givenBackOf(state, line.lineId) }))
          .filter(({ quantity }) => quantity > 0)
          .map((line) => backFrom(line, batchOf(state, line.batchId))),
      },
    },
  ];
}

/**
 * Goods come back into the batch that they left, as it is now, unless that would give them time that they no longer
 * have: thawed goods, and goods whose stability ends before that of the batch, are a batch of their own, as they left.
 */
function backFrom(
  { remaining: _, externalReference: __, pastLimit: ___, ...line }: PreparationLine,
  batch: Batch,
): CancelledLine {
  return joins(line, batch)
    ? { ...line, ...snapshotOf(batch) }
    : { ...line, batchId: deriveId(line.lineId, 'cancelled'), apart: true };
}

const joins = (line: BatchSnapshot, batch: Batch): boolean =>
  line.thawed === batch.thawed &&
  (line.stabilityLimit === null ||
    (batch.stabilityLimit !== null && batch.stabilityLimit <= line.stabilityLimit));
