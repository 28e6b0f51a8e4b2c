import { describe, expect, it } from 'vitest';
import { shortage, stockLine } from './stock-line.js';

const day = (date: string, stock: number) => ({ date, stock, countStock: 0, countExit: 0, countDechet: 0 });
const row = (countStockRestant: number, countExit: number) => ({
  countStockRestant,
  month: { countStock: 0, countExit, countDechet: 0 },
});
const DAYS = [day('2026-11-20', 14), day('2026-11-21', 9)];

describe('the line of a stock', () => {
  it('goes on at the rate of the last weeks until nothing is left', () => {
    expect(stockLine(row(9, 120), DAYS)).toEqual([
      { date: '2026-11-20', value: 14, expected: null },
      { date: '2026-11-21', value: 9, expected: 9 },
      { date: '2026-11-22', value: null, expected: 5 },
      { date: '2026-11-23', value: null, expected: 1 },
      { date: '2026-11-24', value: null, expected: 0 },
    ]);
  });

  it('is drawn for thirty days ahead, at most', () => {
    const line = stockLine(row(900, 30), DAYS);
    expect(line).toHaveLength(32);
    expect(line.at(-1)).toEqual({ date: '2026-12-21', value: null, expected: 870 });
  });

  it.each([
    ['nothing left', row(9, 0)],
    ['nothing is there', row(0, 30)],
  ])('expects nothing where %s', (_, product) => {
    expect(stockLine(product, DAYS).map(({ expected }) => expected)).toEqual([null, null]);
  });

  it('is used up on a day, far away, or nobody knows when', () => {
    const on = (left: number, exits: number) => shortage(row(left, exits), '2026-11-21');
    expect([on(9, 120), on(10, 30), on(900, 3), on(9, 0), on(0, 3)]).toEqual([
      '2026-11-23',
      '2026-12-01',
      'far',
      undefined,
      undefined,
    ]);
  });
});
