import { deriveId } from '../../shared/ids.js';
import type { RestorePreparation } from '../commands.js';
import type { CancelledLine, PreparationCancelled, PreparationLine } from '../events.js';
import { type Batch, batchOf, givenBackOf, type LedgerState, snapshotOf } from '../state.js';

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
 * Goods come back into the batch that they left, as it is now: a cancellation says that they never left. Two kinds of
 * goods are a batch of their own, as they left: what was thawed, and what left a batch into which others came meanwhile
 * that keep longer.
 */
function backFrom(line: PreparationLine, batch: Batch): CancelledLine {
  const { lineId, quantity } = line;
  return line.thawed === batch.thawed && !keepsLonger(batch, line.stabilityBefore)
    ? { ...snapshotOf(batch), lineId, quantity }
    : { ...snapshotOf(line), batchId: deriveId(lineId, 'cancelled'), lineId, quantity, apart: true };
}

const keepsLonger = ({ stabilityLimit }: Batch, before: string | null): boolean =>
  before !== null && (stabilityLimit === null || stabilityLimit > before);
