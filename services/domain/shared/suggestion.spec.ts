import fc from 'fast-check';
import { suggest, type UsableBatch } from './suggestion.js';

const CLOCK = { now: '2026-03-10T09:00:00.000Z', timeZone: 'Europe/Paris' };

const batch = fc.record({
  id: fc.uuid(),
  lot: fc.constantFrom('A', 'B', 'C'),
  expiry: fc.constantFrom('2026-03-09', '2026-03-10', '2026-03-12', '2026-06-30'),
  usageLimit: fc.constantFrom(
    null,
    '2026-03-10T08:59:59.999Z',
    '2026-03-10T10:00:00.000Z',
    '2026-03-11T09:00:00.000Z',
    // Before and at the end of a day on which others expire.
    '2026-03-12T08:00:00.000Z',
    '2026-03-12T22:00:00.000Z',
    '2026-06-30T21:00:00.000Z',
  ),
  quantity: fc.nat(5),
  recalled: fc.boolean(),
});
const stock = fc.uniqueArray(batch, { maxLength: 12, selector: ({ id }) => id });

/** Said again as a person would: take one package at a time from the best batch that is left. */
function byHand(batches: readonly UsableBatch[], wanted: number): Record<string, number> {
  const left = new Map(batches.map(({ id, quantity }) => [id, quantity]));
  const taken: Record<string, number> = {};
  for (let n = 0; n < wanted; n++) {
    let best: UsableBatch | undefined;
    for (const each of batches) {
      if (left.get(each.id) === 0 || each.recalled || each.expiry < '2026-03-10') continue;
      if (each.usageLimit !== null && each.usageLimit < CLOCK.now) continue;
      if (best === undefined || rank(each) < rank(best)) best = each;
    }
    if (best === undefined) break;
    left.set(best.id, left.get(best.id)! - 1);
    taken[best.id] = (taken[best.id] ?? 0) + 1;
  }
  return taken;
}
const rank = ({ expiry, usageLimit, lot, id }: UsableBatch) =>
  [usageLimit ?? `${expiry}T2${expiry < '2026-03-29' ? 2 : 1}:00:00.000Z`, lot, id].join(' ');

describe('what to take first', () => {
  it('is what a person would take package by package', () => {
    fc.assert(
      fc.property(stock, fc.integer({ min: 1, max: 40 }), (batches, wanted) => {
        const { portions, available } = suggest(batches, wanted, CLOCK);
        const total = portions.reduce((sum, { quantity }) => sum + quantity, 0);
        expect(total).toBe(Math.min(wanted, available));
        expect(Object.fromEntries(portions.map((portion) => [portion.batch.id, portion.quantity]))).toEqual(
          byHand(batches, wanted),
        );
        const order = portions.map((portion) => rank(portion.batch));
        expect(order).toEqual([...order].sort());
      }),
    );
  });
});
