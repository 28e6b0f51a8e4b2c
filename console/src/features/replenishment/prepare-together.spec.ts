import { describe, expect, it } from 'vitest';
import { ErrorCode } from '../../api/generated/codes.js';
import { hearServiceClock } from '../../api/service-clock.js';
import type { StockRow } from '../../api/types.js';
import { holds, passedOver, portionsFrom, toBody, valuesAtFirst } from './prepare-together.js';

const ZONE = 'Europe/Paris';
const NOW = new Date('2026-03-12T09:00:00Z');
const batch = (id: string, quantite: number, peremption: string) =>
  ({ id, quantite, peremption, limiteUtilisation: null, retourProduit: false }) as StockRow;
const SMALL = batch('small', 3, '2026-06-01');
const LARGE = batch('large', 30, '2026-08-01');

describe('the batch', () => {
  it('that is proposed expires first among those that serve all, with those that complete it', () => {
    expect(valuesAtFirst([LARGE, SMALL], 3, ZONE, NOW).batch).toBe('small');
    expect(valuesAtFirst([LARGE, SMALL], 4, ZONE, NOW).batch).toBe('small');
    expect(valuesAtFirst([SMALL, LARGE], 40, ZONE, NOW).batch).toBe('small');
    expect(valuesAtFirst([], 1, ZONE, NOW).batch).toBeNull();
  });

  it('that is proposed can be completed: returned goods, which no others complete, do not come first', () => {
    const returned = { ...batch('returned', 5, '2026-05-01'), retourProduit: true } as StockRow;
    const others = [batch('first', 20, '2026-06-01'), batch('second', 20, '2026-07-01')];
    expect(valuesAtFirst([returned, ...others], 30, ZONE, NOW).batch).toBe('first');
    expect(valuesAtFirst([returned, ...others], 99, ZONE, NOW).batch).toBe('first');
    expect(valuesAtFirst([returned, ...others], 5, ZONE, NOW).batch).toBe('returned');
  });

  it('is completed by those that expire first, may be used and are in the same state', () => {
    const past = batch('past', 50, '2026-03-11');
    const frozen = { ...batch('frozen', 50, '2026-04-01'), transfertType: 'CONGELE' } as StockRow;
    const portions = portionsFrom([LARGE, past, frozen, SMALL], 'small', 10, ZONE, NOW);
    expect(portions.map(({ batch: { id }, quantity }) => [id, quantity])).toEqual([
      ['small', 3],
      ['large', 7],
    ]);
    expect(portionsFrom([LARGE, SMALL], 'large', 10, ZONE, NOW)).toHaveLength(1);
    expect(portionsFrom([LARGE, SMALL], null, 10, ZONE, NOW)).toEqual([]);
  });

  it('is asked about where a part of goods that end earlier stays, whichever batches complete it', () => {
    const frozen = { ...batch('frozen', 50, '2026-07-01'), transfertType: 'CONGELE' } as StockRow;
    const earlierThan = (batches: readonly StockRow[], chosen: string, total: number) =>
      passedOver(batches, portionsFrom(batches, chosen, total, ZONE, NOW), ZONE, NOW)?.id;
    expect(earlierThan([SMALL, LARGE], 'small', 10)).toBeUndefined();
    expect(earlierThan([SMALL, LARGE], 'large', 30)).toBe('small');
    expect(earlierThan([SMALL, LARGE], 'large', 33)).toBeUndefined();
    expect(earlierThan([SMALL, LARGE, frozen], 'small', 3)).toBeUndefined();
    expect(earlierThan([SMALL, LARGE, frozen], 'small', 4)).toBe('frozen');
    expect(earlierThan([SMALL, LARGE], 'none', 4)).toBeUndefined();
  });

  it('holds with them what all ask for together', () => {
    expect(holds([SMALL, LARGE], 34, ZONE, NOW)('small')).toEqual({
      code: ErrorCode.quantityMax,
      arguments: { max: 33 },
    });
    expect(holds([SMALL, LARGE], 33, ZONE, NOW)('small')).toBeUndefined();
  });
});

it('what is sent has an exit only where one is asked for', () => {
  const values = {
    ...valuesAtFirst([LARGE], 3, ZONE, NOW),
    reference: ' T-12 ',
    laterBatchReason: ' reserved ',
  };
  const portions = portionsFrom([LARGE, SMALL], 'large', 32, ZONE, NOW);
  expect(toBody([{ id: 'request-1' }, { id: 'request-2' }], values, portions, true)).toEqual({
    idDemandesList: ['request-1', 'request-2'],
    idStock: 'large',
    idStocksSuivants: ['small'],
    refExterne: 'T-12',
    motifDerogation: 'reserved',
    sortie: NOW.toISOString(),
    suiviDesactive: false,
    commentaire: null,
    forceValidation: false,
  });
  const without = toBody([{ id: 'request-1' }], { ...values, laterBatchReason: ' ' }, [], false);
  expect(without).toMatchObject({ sortie: null, motifDerogation: null });
});

it('the exit that is proposed is the one that the goods of the proposed batch had, where they left before', () => {
  hearServiceClock(Date.now(), NOW.toUTCString());
  const left = '2026-03-01T08:00:00.000Z';
  expect(valuesAtFirst([LARGE, { ...SMALL, dateSortie: left }], 4, ZONE, NOW).exit).toBe(left);
  expect(valuesAtFirst([{ ...LARGE, dateSortie: left }, SMALL], 4, ZONE, NOW).exit).toBe(NOW.toISOString());
});

it("the exit that is proposed is by the service's clock, where that of the device is ahead", () => {
  hearServiceClock(Date.now(), new Date(Date.now() - 300_000).toUTCString());
  expect(Date.parse(valuesAtFirst([LARGE], 3, ZONE).exit ?? '')).toBeLessThan(Date.now() - 200_000);
});
