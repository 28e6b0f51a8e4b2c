import { describe, expect, it } from 'vitest';
import { type Batch, earlierThan, splitOf } from './first-out.js';

const ZONE = 'Europe/Paris';
const NOW = new Date('2026-03-10T09:00:00.000Z');
const batch = (id: string, peremption: string, quantite = 3, more: Partial<Batch> = {}): Batch => ({
  id,
  lot: id,
  quantite,
  peremption,
  limiteUtilisation: null,
  rappel: false,
  ...more,
});
const BATCHES = [
  batch('expired', '2026-03-01'),
  batch('recalled', '2026-04-01', 3, { rappel: true }),
  batch('first', '2026-05-01'),
  batch('limited', '2026-12-01', 4, { limiteUtilisation: '2026-05-02T08:00:00.000Z' }),
  batch('last', '2026-12-01'),
];

describe('first usable, first out', () => {
  it.each([
    ['first', 3, undefined],
    ['first', 5, 'first 3, limited 2'],
    ['first', 10, 'first 3, limited 4, last 3'],
    ['first', 11, undefined],
    ['last', 5, undefined],
  ])('%s chosen for %i packages: %s', (chosen, packages, parts) => {
    const split = splitOf(BATCHES, chosen, packages, ZONE, NOW);
    expect(split?.map(({ batch: { id }, quantity }) => `${id} ${quantity}`).join(', ')).toBe(parts);
  });

  it.each([
    ['first', undefined],
    ['limited', 'first'],
    ['last', 'first'],
    ['expired', undefined],
    [null, undefined],
  ])('taking %s is asked about because of %s', (chosen, before) => {
    expect(earlierThan(BATCHES, chosen, ZONE, NOW)?.id).toBe(before);
  });

  it('looks at the hour where one ends before another expires, on the same day', () => {
    const one = batch('limited', '2026-12-01', 3, { limiteUtilisation: '2026-05-01T08:00:00.000Z' });
    const same = [batch('expiring', '2026-05-01', 3, { limiteUtilisation: '2026-05-01T21:00:00.000Z' }), one];
    expect(earlierThan(same, 'expiring', ZONE, NOW)?.id).toBe('limited');
    expect(earlierThan(same, 'limited', ZONE, NOW)).toBeUndefined();
  });

  it('asks nothing among batches that end on the same day, nor for one that is used up', () => {
    const same = [
      batch('frozen', '2026-05-01'),
      batch('thawed', '2026-05-01', 3, { limiteUtilisation: '2026-05-01T21:00:00.000Z' }),
    ];
    expect(earlierThan(same, 'thawed', ZONE, NOW)).toBeUndefined();
    expect(earlierThan([batch('empty', '2026-04-01', 0), ...same], 'thawed', ZONE, NOW)).toBeUndefined();
  });
});
