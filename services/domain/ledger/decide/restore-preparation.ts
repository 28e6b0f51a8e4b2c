import type { RestorePreparation } from '../commands.js';
import type { PreparationCancelled } from '../events.js';
import { batchOf, type LedgerState } from '../state.js';
import { snapshotOf } from './batches.js';

/** The lines of a cancelled note come back, once, into the batches that they left, as these stand now. */
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
        lines: note.lines.map((line) => ({
          ...snapshotOf(batchOf(state, line.batchId)),
          lineId: line.lineId,
          quantity: line.quantity,
        })),
      },
    },
  ];
}
