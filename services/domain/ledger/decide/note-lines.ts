import { deriveId } from '../../shared/ids.js';
import { pastLimitAt } from '../../shared/past-limit.js';
import type { ProductFacts } from '../../shared/product.js';
import { usageLimit } from '../../shared/usage-limit.js';
import type { Prepare } from '../commands.js';
import type { PreparationLine } from '../events.js';
import type { Batch } from '../state.js';
import type { Portion } from './allocate.js';
import { snapshotOf } from './batches.js';

/** A line of the form that passed: what is taken, from where. */
export interface ServedLine {
  readonly product: ProductFacts;
  readonly portions: readonly Portion[];
  readonly exitAt: string | null;
  readonly externalReference: string | null;
}

/** The lines as the delivery note carries them, each with what it leaves of its batch. */
export function noteLines(lines: readonly ServedLine[], command: Prepare): readonly PreparationLine[] {
  const { context } = command;
  const isPastLimit = pastLimitAt(context);
  const remaining = new Map<string, number>();
  return lines
    .flatMap((line) => line.portions.map((portion) => ({ ...line, ...portion })))
    .map(({ product, batch, quantity, externalReference, ...line }, position) => {
      const left = (remaining.get(batch.batchId) ?? batch.quantity) - quantity;
      remaining.set(batch.batchId, left);
      const exitAt = line.exitAt ?? batch.exitAt;
      const leaving = { ...batch, exitAt, thawed: batch.thawed || command.thawed };
      const goods = {
        ...snapshotOf(batch),
        usageLimit: shippedLimit(batch, usageLimit(leaving, product, context.timeZone)),
      };
      return {
        ...goods,
        lineId: deriveId(command.preparationId, `line-${position}`),
        quantity,
        exitAt,
        externalReference,
        remaining: left,
        ...(isPastLimit(goods) && { pastLimit: true as const }),
      };
    });
}

/** Leaving once more gives goods no new life: the limit that the batch has already caps the new one (ST-18). */
const shippedLimit = (batch: Batch, limit: string | null): string | null =>
  limit === null || (batch.usageLimit !== null && batch.usageLimit < limit) ? batch.usageLimit : limit;
