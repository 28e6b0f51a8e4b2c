import { deriveId } from '../../shared/ids.js';
import type { LaterBatchReason } from '../../shared/later-batch.js';
import { pastLimitAt } from '../../shared/past-limit.js';
import { canThaw, type ProductFacts } from '../../shared/product.js';
import { clockStart, earlierLimits, limitsOf } from '../../shared/usage-limit.js';
import type { Prepare } from '../commands.js';
import type { PreparationLine } from '../events.js';
import { type Batch, snapshotOf } from '../state.js';
import type { Portion } from './allocate.js';

/** A line of the form that passed: what is taken, from where. */
export interface ServedLine {
  readonly product: ProductFacts;
  /** The batch that the line names; absent: it leaves the choice open. */
  readonly named: Batch | undefined;
  readonly portions: readonly Portion[];
  /** As it is told with the line. */
  readonly exitAt: string | null;
  readonly externalReference: string | null;
  readonly reason: LaterBatchReason;
}

/** The lines as the delivery note carries them, each with what it leaves of its batch. */
export function noteLines(lines: readonly ServedLine[], command: Prepare): readonly PreparationLine[] {
  const { context } = command;
  const isPastLimit = pastLimitAt(context);
  const remaining = new Map<string, number>();
  return lines
    .flatMap((line) => line.portions.map((portion) => ({ ...line, ...portion })))
    .map(({ product, batch, quantity, externalReference, reason, ...line }, position) => {
      const left = (remaining.get(batch.batchId) ?? batch.quantity) - quantity;
      remaining.set(batch.batchId, left);
      const leaving = {
        ...snapshotOf(batch),
        thawed: batch.thawed || (command.thawed && canThaw(product)),
        exitAt: exitOf(line, batch),
      };
      // Leaving once more gives goods no new life: the limits that the batch has already cap the new ones (ST-18).
      const limits = earlierLimits(batch, limitsOf(leaving, product, context.timeZone));
      const goods = { ...leaving, ...limits };
      return {
        ...goods,
        lineId: deriveId(command.preparationId, `line-${position}`),
        quantity,
        externalReference,
        stabilityBefore: batch.stabilityLimit,
        remaining: left,
        ...reason,
        ...(isPastLimit(goods) && { pastLimit: true as const }),
      };
    });
}

/**
 * The exit that is told with a line is that of the batch it names. A further batch left the freezer at its own time;
 * only where that is not known, it leaves with the others (docs/rules/stock.md, ST-13).
 */
function exitOf({ named, exitAt }: Pick<ServedLine, 'named' | 'exitAt'>, batch: Batch): string | null {
  const isFurther = named !== undefined && named.batchId !== batch.batchId;
  return (isFurther ? clockStart(batch) : null) ?? exitAt ?? batch.exitAt;
}
