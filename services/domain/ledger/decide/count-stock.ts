/**
 * Counts of stock (docs/rules/counts.md). They are part of the ledger that they count, so that a line is compared with
 * the very stock that the ledger has at that point of its history, and all corrections are one event.
 */
import { ErrorCode } from '../../../words/codes.js';
import { businessDate } from '../../shared/calendar.js';
import { accept, all, andThen, type Checked, demand, refuse, together } from '../../shared/check.js';
import { DomainError } from '../../shared/error.js';
import { optionalId, requiredAtLeast } from '../../shared/fields.js';
import type { AbandonCount, CloseCount, CountBatches, OpenCount } from '../commands.js';
import { type LedgerCount, openCountOf } from '../counts.js';
import type { BatchesCounted, CountAbandoned, CountClosed, CountedLine, CountOpened } from '../events.js';
import { batchOf, type LedgerState } from '../state.js';
import { MAX_STOCK, referenceTo, requiredBatch, withinStorable } from './batches.js';

/** Lines that one command may count, so that they fit into one append. */
export const MAX_COUNTED_LINES = 1_000;

/** Batches that one count may correct, so that its end fits into one append. */
export const MAX_CORRECTED_BATCHES = 4_000;

/**
 * One open count at a time for the same products of a centre (CO-2).
 *
 * @throws DomainError on `productId` where there is no such product, without a field where such a count is open
 */
export function openCount(command: OpenCount, state: LedgerState): readonly CountOpened[] {
  const { context, countId, centreCode } = command;
  const { productId } = demand({ productId: productToCount(command) });
  const open = openCountOf(state, productId);
  if (open !== undefined) {
    throw new DomainError({ code: ErrorCode.countOpen, arguments: { number: open.number } });
  }
  const year = Number(businessDate(context.now, context.timeZone).slice(0, 'YYYY'.length));
  const sequence = (state.lastCountNumbers.get(year) ?? 0) + 1;
  const number = `INV-${centreCode}-${year}-${String(sequence).padStart(6, '0')}`;
  return [{ type: 'CountOpened', data: { countId, number, year, sequence, productId } }];
}

/**
 * Each line remembers what the ledger has of the batch at this point. A batch that is counted again is compared anew
 * (CO-3). A count never has more differing batches than its end can correct (CO-9).
 *
 * @throws DomainError with one violation for each wrong line, or one without a field where the count has ended
 */
export function countBatches(
  { countId, lines, context }: CountBatches,
  state: LedgerState,
): readonly BatchesCounted[] {
  const count = openCountNamed(state, countId);
  if (lines.length === 0) throw new DomainError({ code: ErrorCode.required, field: 'lines' });
  if (lines.length > MAX_COUNTED_LINES) {
    throw new DomainError({
      code: ErrorCode.countTooManyLines,
      field: 'lines',
      arguments: { max: MAX_COUNTED_LINES },
    });
  }
  const seen = new Set<string>();
  const { counted } = demand({
    counted: all(
      lines.map(({ batchId, counted: quantity }, index) => {
        const field = `lines[${index}].batchId`;
        const batch = andThen(requiredBatch(state, field, batchId, count.productId), (found) => {
          if (seen.has(found.batchId)) {
            return refuse({ code: ErrorCode.countBatchTwice, field, rejectedValue: batchId });
          }
          seen.add(found.batchId);
          return accept(found);
        });
        const line = together({
          batch,
          quantity: requiredAtLeast(`lines[${index}].counted`, quantity, 0, MAX_STOCK),
        });
        return andThen(line, (checked) => accept(lineOf(checked)));
      }),
    ),
  });
  const countedAt = context.now;
  const after = count.lines.merge(counted.map((line) => [line.batchId, { ...line, countedAt }]));
  if (after.size > MAX_CORRECTED_BATCHES && differingIn(after).size > MAX_CORRECTED_BATCHES) {
    throw new DomainError({
      code: ErrorCode.countTooManyDifferences,
      field: 'lines',
      arguments: { max: MAX_CORRECTED_BATCHES },
    });
  }
  return [{ type: 'BatchesCounted', data: { countId, countedAt, lines: counted } }];
}

/**
 * Corrects each batch by what was counted less what was expected then: movements since stay as they are. All
 * corrections, or none (CO-4).
 *
 * @throws DomainError without a field where the count has ended, or with one violation for each batch that a
 *   correction would take below zero
 */
export function closeCount({ countId }: CloseCount, state: LedgerState): readonly CountClosed[] {
  const { number, lines } = openCountNamed(state, countId);
  const { corrections } = demand({
    corrections: all(
      differingIn(lines)
        .valueSeq()
        .map((line) => correctionOf(line, state))
        .toArray(),
    ),
  });
  return [{ type: 'CountClosed', data: { countId, number, corrections } }];
}

/** @throws DomainError without a field where the count has ended */
export function abandonCount({ countId }: AbandonCount, state: LedgerState): readonly CountAbandoned[] {
  openCountNamed(state, countId);
  return [{ type: 'CountAbandoned', data: { countId } }];
}

const productToCount = ({ productId, context }: OpenCount): Checked<string | null> => {
  const id = optionalId(productId);
  return id === null || context.product(id) !== undefined
    ? accept(id)
    : refuse({ code: ErrorCode.productNotFound, field: 'productId', rejectedValue: id });
};

const lineOf = ({
  batch: { batchId, productId, lot, quantity: expected },
  quantity: counted,
}: {
  readonly batch: { batchId: string; productId: string; lot: string; quantity: number };
  readonly quantity: number;
}): CountedLine => ({ batchId, productId, lot, expected, counted });

const differingIn = (lines: LedgerCount['lines']): LedgerCount['lines'] =>
  lines.filter(({ counted, expected }) => counted !== expected);

function correctionOf(
  { batchId, counted, expected, lot }: CountedLine,
  state: LedgerState,
): Checked<CountClosed['data']['corrections'][number]> {
  const batch = batchOf(state, batchId);
  const quantity = counted - expected;
  if (batch.quantity + quantity < 0) {
    return refuse({ code: ErrorCode.countBelowZero, arguments: { lot, quantity: batch.quantity } });
  }
  return andThen(withinStorable('counted', quantity, batch.quantity), () =>
    accept({ ...referenceTo(batch), quantity }),
  );
}

function openCountNamed(state: LedgerState, countId: string): LedgerCount {
  const count = state.counts.get(countId);
  switch (count?.status) {
    case undefined:
      throw new DomainError({ code: ErrorCode.countNotFound });
    case 'OPEN':
      return count!;
    case 'CLOSED':
      throw new DomainError({ code: ErrorCode.countClosed });
    case 'ABANDONED':
      throw new DomainError({ code: ErrorCode.countAbandoned });
  }
}
