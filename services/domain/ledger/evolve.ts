import { Map as ImmutableMap } from 'immutable';
import { applyCountClosed, countOf, endCount, putCount, reviseCount } from './counts.js';
import type { CancelledLine, EntryLine, LedgerEvent } from './events.js';
import { movementsOf, signedQuantity } from './movements.js';
import type { LedgerRecall } from './recalls.js';
import { type Batch, batchOf, type LedgerState, putBatch, snapshotOf } from './state.js';

/**
 * Folds one event. What was decided is folded before it is appended: an event that would break ST-4
 * (docs/rules/stock.md) is never stored.
 *
 * @throws Error where the event names an unknown batch, or takes one below zero
 */
export function evolve(state: LedgerState, event: LedgerEvent): LedgerState {
  switch (event.type) {
    case 'StockEntered': {
      const { lines, noteId, receivedAt } = event.data;
      const entered = lines.reduce((folded, line) => enterLine(folded, line, receivedAt), state);
      return noteId === null ? entered : settle(entered, noteId);
    }
    case 'StockPrepared': {
      const { year, sequence, lines } = event.data;
      const left = lines.reduce((folded, line) => move(folded, line.batchId, -line.quantity), state);
      return { ...left, lastNumbers: left.lastNumbers.set(year, sequence) };
    }
    case 'PreparationCancelled': {
      const { preparationId, lines } = event.data;
      const restored = lines.reduce(takeBack, state);
      return settle(restored, preparationId);
    }
    case 'ExpiryChanged': {
      const { batchId, expiry, stabilityLimit, usageLimit } = event.data.batch;
      return putBatch(state, { ...batchOf(state, batchId), expiry, stabilityLimit, usageLimit });
    }
    case 'ReturnedStockEntered': {
      const { batch, quantity } = event.data;
      return giveBack(
        putBatch(state, { ...batch, quantity, arrivedAt: null }),
        batch.deliveryNote?.lineId,
        quantity,
      );
    }
    case 'StockReturned': {
      const { batch, quantity, declared } = event.data;
      return giveBack(move(state, batch.batchId, -quantity), batch.deliveryNote?.lineId, declared);
    }
    case 'LotBlocked':
      return putRecall(state, { blocked: event.data, lifted: false, acknowledged: false });
    case 'LotReleased': {
      const acknowledged = state.recalls.get(event.data.recallId)?.acknowledged ?? false;
      return putRecall(state, { blocked: event.data, lifted: true, acknowledged });
    }
    case 'RecallAcknowledged':
      return {
        ...state,
        recalls: state.recalls.update(
          event.data.recallId,
          (recall) => recall && { ...recall, acknowledged: true },
        ),
      };
    case 'CountOpened': {
      const { countId, number, productId, year, sequence } = event.data;
      const opened = putCount(state, { countId, number, productId, status: 'OPEN', lines: ImmutableMap() });
      return { ...opened, lastCountNumbers: opened.lastCountNumbers.set(year, sequence) };
    }
    case 'BatchesCounted': {
      const { countId, countedAt } = event.data;
      const count = countOf(state, countId);
      const lines = count.lines.merge(event.data.lines.map((line) => [line.batchId, { ...line, countedAt }]));
      return putCount(state, { ...count, lines });
    }
    case 'CountRevised':
      return reviseCount(moveAll(state, event), event.data);
    case 'CountClosed':
      return applyCountClosed(moveAll(state, event), event.data.countId);
    case 'CountAbandoned':
      return endCount(state, event.data.countId, 'ABANDONED');
    default:
      return moveAll(state, event);
  }
}

const moveAll = (state: LedgerState, event: LedgerEvent): LedgerState =>
  movementsOf(event).reduce(
    (folded, movement) => move(folded, movement.batch.batchId, signedQuantity(movement)),
    state,
  );

/**
 * A line adds to its batch, or begins it: it says what the limits and the exit of the whole batch are from then on.
 *
 * @param receivedAt ISO instant
 */
export function enterLine(state: LedgerState, line: EntryLine, receivedAt: string): LedgerState {
  const { kind: _, pastLimit: __, ...arrival } = line;
  const held = state.batches.get(line.batchId);
  const batch: Batch =
    held === undefined
      ? { ...arrival, arrivedAt: receivedAt }
      : {
          ...held,
          quantity: held.quantity + line.quantity,
          stabilityLimit: line.stabilityLimit,
          usageLimit: line.usageLimit,
          exitAt: line.exitAt,
        };
  return putBatch(state, batch);
}

/** Into the batch that the goods left, or as a batch of their own. */
function takeBack(state: LedgerState, line: CancelledLine): LedgerState {
  if (line.apart === undefined) return move(state, line.batchId, line.quantity);
  return putBatch(state, { ...snapshotOf(line), quantity: line.quantity, arrivedAt: null });
}

function move(state: LedgerState, batchId: string, signed: number): LedgerState {
  const batch = batchOf(state, batchId);
  const quantity = batch.quantity + signed;
  if (quantity < 0) throw new Error(`batch ${batchId} would hold ${quantity} packages`);
  return putBatch(state, { ...batch, quantity });
}

const giveBack = (state: LedgerState, lineId: string | undefined, packages: number): LedgerState =>
  lineId === undefined
    ? state
    : { ...state, givenBack: state.givenBack.update(lineId, 0, (before) => before + packages) };

const putRecall = (state: LedgerState, recall: LedgerRecall): LedgerState => ({
  ...state,
  recalls: state.recalls.set(recall.blocked.recallId, recall),
});

const settle = (state: LedgerState, noteId: string): LedgerState => ({
  ...state,
  settledNotes: state.settledNotes.add(noteId),
});
