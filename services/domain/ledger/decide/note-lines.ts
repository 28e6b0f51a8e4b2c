import { atHour } from '../../shared/calendar.js';
import { usableUntil } from '../../shared/first-expiring.js';
import { deriveId } from '../../shared/ids.js';
import type { LaterBatchReason } from '../../shared/later-batch.js';
import { pastLimitAt } from '../../shared/past-limit.js';
import { canThaw, type ProductFacts } from '../../shared/product.js';
import { clockStart, earlierLimits, limitsOf } from '../../shared/usage-limit.js';
import type { Prepare } from '../commands.js';
import type { PreparationLine } from '../events.js';
import { isRecalled } from '../recalls.js';
import { type Batch, type LedgerState, snapshotOf, stockedBatches } from '../state.js';
import type { Portion } from './allocate.js';

/** A line of the form that passed: what is taken, from where. */
export interface ServedLine {
  readonly product: ProductFacts;
  /** The batches that the line names, in the order in which it takes from them; none: it leaves the choice open. */
  readonly batchIds: readonly string[];
  readonly portions: readonly Portion[];
  /** Instant, ISO 8601, as the command gives it for the line; null: it gives none. */
  readonly exitAt: string | null;
  readonly externalReference: string | null;
  readonly reason: LaterBatchReason;
}

/** The lines as the delivery note carries them, each with what it leaves of its batch. */
export function noteLines(
  lines: readonly ServedLine[],
  command: Prepare,
  state: LedgerState,
): readonly PreparationLine[] {
  const { context } = command;
  const isPastLimit = pastLimitAt(context);
  const ends = new Map<string, string>();
  const endOf = (batch: Batch): string => {
    const known = ends.get(batch.batchId) ?? usableUntil(batch, context.timeZone, atHour);
    ends.set(batch.batchId, known);
    return known;
  };
  const remaining = new Map<string, number>();
  const leftOf = ({ batchId, quantity }: Batch): number => remaining.get(batchId) ?? quantity;
  /** Goods that may be used, and end earlier, stay where they are (docs/rules/stock.md, ST-22). */
  const leavesBeforeOthers = (batch: Batch): boolean =>
    stockedBatches(state, batch.productId).some(
      (other) =>
        endOf(other) < endOf(batch) && leftOf(other) > 0 && !isPastLimit(other) && !isRecalled(state, other),
    );
  return lines
    .flatMap((line) => line.portions.map((portion) => ({ ...line, ...portion })))
    .map(({ product, batch, quantity, externalReference, reason, ...line }, position) => {
      const left = leftOf(batch) - quantity;
      remaining.set(batch.batchId, left);
      const leaving = {
        ...snapshotOf(batch),
        thawed: batch.thawed || (command.thawed && canThaw(product)),
        exitAt: exitOf(line, batch),
      };
      // Limits are never extended when goods leave once more: those that the batch has already cap the new ones
      // (ST-18).
      const limits = earlierLimits(batch, limitsOf(leaving, product, context.timeZone));
      const goods = { ...leaving, ...limits };
      return {
        ...goods,
        lineId: deriveId(command.preparationId, `line-${position}`),
        quantity,
        externalReference,
        stabilityBefore: batch.stabilityLimit,
        remaining: left,
        // The command gives one reason for all batches of a line: only those that leave before others carry it.
        ...((line.batchIds.length < 2 || (reason.laterBatchReason && leavesBeforeOthers(batch))) && reason),
        ...(isPastLimit(goods) && { pastLimit: true as const }),
      };
    });
}

/**
 * The exit that is told with a line is that of the batch it names. A further batch left the freezer at its own time;
 * only where that is not known, it leaves with the others (docs/rules/stock.md, ST-13).
 */
function exitOf({ batchIds, exitAt }: Pick<ServedLine, 'batchIds' | 'exitAt'>, batch: Batch): string | null {
  const isFurther = batchIds.length > 0 && batchIds[0] !== batch.batchId;
  return (isFurther ? clockStart(batch) : null) ?? exitAt ?? batch.exitAt;
}
