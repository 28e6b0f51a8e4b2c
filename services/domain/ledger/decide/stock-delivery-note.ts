import type { LineDifference } from '../../delivery-note/events.js';
import { deriveId } from '../../shared/ids.js';
import type { StockDeliveryNote } from '../commands.js';
import type {
  DeliveryNoteReference,
  EntryLine,
  PreparationLine,
  StockEntered,
  StockScrapped,
} from '../events.js';
import { enterLine } from '../evolve.js';
import { type Batch, joinedBatch, type LedgerState, snapshotOf } from '../state.js';

/**
 * The lines of a received note become stock. What was received was checked when the note was; here it enters,
 * once, at a vaccination centre as one batch for each line (`idLigneBl`), elsewhere in the batch that it equals. What
 * did not arrive enters too and is scrapped at once, so that all that was sent has a movement.
 */
export function stockDeliveryNote(
  command: StockDeliveryNote,
  state: LedgerState,
): readonly (StockEntered | StockScrapped)[] {
  const { note } = command;
  if (state.settledNotes.has(note.noteId)) return [];

  const lines: EntryLine[] = [];
  const enteredIn = new Map<string, string>();
  let ledger = state;
  for (const prepared of note.lines) {
    const line = entryOf(prepared, command, ledger);
    ledger = enterLine(ledger, line, note.receivedAt);
    lines.push(line);
    enteredIn.set(prepared.lineId, line.batchId);
  }
  const batchOf = (lineId: string) => ledger.batches.get(enteredIn.get(lineId)!)!;
  return [
    {
      type: 'StockEntered',
      data: {
        operationId: deriveId(note.noteId, 'reception'),
        origin: 'DELIVERY_NOTE',
        noteId: note.noteId,
        receivedAt: note.receivedAt,
        compliant: note.compliant,
        comment: note.comment,
        lines,
        ...(note.offline && { offline: note.offline }),
      },
    },
    ...(note.differences ?? []).map((difference) => scrapped(difference, note, batchOf(difference.lineId))),
  ];
}

/** What did not arrive is missing from this note, whichever note brought its batch first. */
const scrapped = (
  { lineId, missing, cause, comment }: LineDifference,
  note: StockDeliveryNote['note'],
  batch: Batch,
): StockScrapped => ({
  type: 'StockScrapped',
  data: {
    scrappingId: deriveId(note.noteId, `difference ${lineId}`),
    batch: { ...snapshotOf(batch), deliveryNote: referenceTo(note, lineId) },
    quantity: missing,
    cause,
    comment,
    ...(note.offline && { offline: note.offline }),
  },
});

const referenceTo = (
  { noteId, number, issuerId }: StockDeliveryNote['note'],
  lineId: string,
): DeliveryNoteReference => ({ noteId, lineId, number, issuerId });

function entryOf(line: PreparationLine, { note }: StockDeliveryNote, ledger: LedgerState): EntryLine {
  const arrival = {
    batchId: line.lineId,
    productId: line.productId,
    lot: line.lot,
    expiry: line.expiry,
    thawed: line.thawed,
    returned: line.returned,
    transferType: line.transferType,
    transferredAt: line.transferredAt,
    stabilityLimit: line.stabilityLimit,
    usageLimit: line.usageLimit,
    deliveryNote: referenceTo(note, line.lineId),
    quantity: line.quantity,
    exitAt: line.exitAt,
    ...(note.pastLimitLines?.includes(line.lineId) && { pastLimit: true as const }),
  };
  if (note.destinationType === 'VACCINATION') return { ...arrival, kind: 'ENTREE' };
  const { held, ...entry } = joinedBatch(ledger, arrival);
  return { ...entry, kind: held ? 'REASSORT' : 'ENTREE' };
}
