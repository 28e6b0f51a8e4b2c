/** Counts of the stock that the plays make: opened, counted, closed and abandoned, in any order. */
import fc from 'fast-check';
import { at, IMMUNOL, id, NOW, VAXILOR } from './ledger.js';
import { batchAt, index, type Step } from './ledger-values.arbitrary.js';

const countId = fc.integer({ min: 1, max: 6 }).map((n) => id(6_000 + n));

/** After the actions that are made offline, some of which are sent only then. */
const COUNTED_AT = '2026-03-10T11:00:00.000Z';

export const counts: readonly fc.WeightedArbitrary<Step>[] = [
  {
    weight: 1,
    arbitrary: fc.record({ n: countId, product: fc.constantFrom(null, IMMUNOL, VAXILOR) }).map(
      ({ n, product }): Step =>
        ({ state }) => ({
          type: 'OpenCount',
          context: at(NOW),
          countId: state.counts.has(n) ? id(6_000 + 10 * state.counts.size) : n,
          centreCode: 'PN',
          productId: product?.id ?? null,
        }),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.record({ batch: index, more: fc.integer({ min: -3, max: 3 }) }).map(
      ({ batch, more }): Step =>
        ({ state }) => {
          const goods = batchAt(state, batch);
          return {
            type: 'CountBatches',
            context: at(COUNTED_AT),
            countId: state.counts.findKey(({ status }) => status === 'OPEN') ?? id(404),
            lines: [{ batchId: goods?.batchId ?? null, counted: Math.max(0, (goods?.quantity ?? 0) + more) }],
          };
        },
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constant<Step>(({ state }) => ({
      type: 'CloseCount',
      countId: state.counts.findKey(({ status }) => status === 'OPEN') ?? id(404),
    })),
  },
  {
    weight: 1,
    arbitrary: countId.map(
      (n): Step =>
        () => ({ type: 'AbandonCount', countId: n }),
    ),
  },
];
