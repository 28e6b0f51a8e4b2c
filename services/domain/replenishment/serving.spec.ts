import { type DayDemand, type HeldBatch, serveByDay } from './serving.js';

const TODAY = '2026-03-12';
const batch = (quantity: number, expiry: string, usageLimit: string | null = null): HeldBatch => ({
  quantity,
  expiry,
  usageLimit,
});
type Demands = readonly (readonly [string, number])[];
const serveIn = (timeZone: string, demands: Demands, ...batches: readonly HeldBatch[]) =>
  serveByDay(
    demands.map(([day, quantity]): DayDemand => ({ day, quantity })),
    batches,
    TODAY,
    timeZone,
  ).map(({ served, left }) => [served, left]);
const serve = (demands: Demands, ...batches: readonly HeldBatch[]) =>
  serveIn('Europe/Paris', demands, ...batches);

describe('what a stock can serve', () => {
  it('is served day after day, until nothing is left', () => {
    expect(
      serve(
        [
          ['2026-03-13', 4],
          ['2026-03-14', 4],
          ['2026-03-15', 4],
        ],
        batch(10, '2026-12-31'),
      ),
    ).toEqual([
      [4, 6],
      [4, 2],
      [2, 0],
    ]);
  });

  it('takes what expires first, so that the rest keeps for later days', () => {
    expect(
      serve(
        [
          ['2026-03-13', 5],
          ['2026-03-20', 5],
        ],
        batch(5, '2026-12-31'),
        batch(5, '2026-12-31', '2026-03-15T22:00:00.000Z'),
      ),
    ).toEqual([
      [5, 5],
      [5, 0],
    ]);
  });

  it('takes first, west of Greenwich, what ends in the evening before another expires', () => {
    const demands: Demands = [
      ['2026-03-14', 5],
      ['2026-03-15', 5],
    ];
    const evening = batch(5, '2026-12-31', '2026-03-15T02:30:00.000Z');
    expect(serveIn('America/Cayenne', demands, batch(5, '2026-03-15'), evening)).toEqual([
      [5, 5],
      [5, 0],
    ]);
  });

  it('holds no goods that may not be used any more on that day', () => {
    expect(serve([['2026-03-20', 5]], batch(5, '2026-03-19'), batch(2, '2026-03-20'))).toEqual([[2, 0]]);
    expect(serve([['2026-03-20', 5]], batch(5, '2026-12-31', '2026-03-19T22:59:59.000Z'))).toEqual([[0, 0]]);
    expect(serve([['2026-03-20', 5]], batch(5, '2026-12-31', '2026-03-19T23:00:00.000Z'))).toEqual([[5, 0]]);
  });

  it('is served today where it was to be received before', () => {
    expect(serve([['2026-03-01', 5]], batch(5, '2026-03-11'), batch(3, TODAY))).toEqual([[3, 0]]);
  });

  it('never serves more than is asked for, nor more than is held', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const random = (most: number, turn: number) =>
        Math.floor((((seed * 7919 * turn) % 1009) / 1009) * most);
      const batches = [1, 2, 3, 4].map((n) => batch(random(20, n), `2026-03-${10 + random(15, n + 5)}`));
      const demands = [1, 2, 3, 4, 5].map((n): [string, number] => [`2026-03-${12 + n}`, random(12, n + 11)]);
      const result = serve(demands, ...batches);
      const held = batches.reduce((sum, { quantity }) => sum + quantity, 0);
      result.forEach(([served], index) => {
        expect(served).toBeLessThanOrEqual(demands[index]![1]);
      });
      expect(result.reduce((sum, [served]) => sum + served!, 0)).toBeLessThanOrEqual(held);
    }
  });
});
