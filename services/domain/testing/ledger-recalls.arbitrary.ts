/** Recalls of the lots that the plays enter: blocked, acknowledged, released, in any order. */
import fc from 'fast-check';
import type { LotBlocked } from '../ledger/events.js';
import { IMMUNOL, id, NOW, VAXILOR } from './ledger.js';
import type { Step } from './ledger-values.arbitrary.js';

const recall = fc
  .tuple(fc.constantFrom(IMMUNOL, VAXILOR), fc.constantFrom('A', 'B'), fc.integer({ min: 1, max: 3 }))
  .map(([product, lot, n]): LotBlocked['data'] => ({
    recallId: id(5_000 + n),
    productId: product.id,
    lot,
    recalledAt: NOW,
  }));

export const recalls: readonly fc.Arbitrary<Step>[] = [
  recall.map(
    (blocked): Step =>
      () => ({ type: 'BlockLots', recalls: [blocked] }),
  ),
  fc.tuple(recall, fc.boolean()).map(
    ([released, inScope]): Step =>
      () => ({ type: 'ReleaseLot', recall: released, inScope }),
  ),
  recall.map(
    ({ recallId }): Step =>
      () => ({ type: 'AcknowledgeRecall', recallId }),
  ),
];
