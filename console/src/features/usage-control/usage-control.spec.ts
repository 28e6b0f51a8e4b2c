import { describe, expect, it } from 'vitest';
import { toSearch } from '../../shared/list/address-filters.js';
import {
  type DailyUsage,
  daysOf,
  filtersAtFirst,
  fromSearch,
  toQuery,
  type WeeklyUsage,
  weeksOf,
} from './usage-control.js';

const ZONE = 'Europe/Paris';
const MONDAY = '2026-03-09';
const names = { centre: { id: 'bellevue' }, produit: { id: 'vaxilor' } } as Pick<
  DailyUsage,
  'centre' | 'produit'
>;
const NOTHING = Object.fromEntries(
  ['d1', 'd2', 'd3', 'du'].flatMap((count) => [1, 2, 3, 4, 5, 6, 7].map((day) => [`${count}j${day}`, 0])),
);
const daily = (counts: Partial<DailyUsage>) => ({ ...NOTHING, ...names, ...counts }) as DailyUsage;

describe('a week day by day', () => {
  it('has a table for each of its seven days, with who declared something and the total', () => {
    const days = daysOf([daily({ d1j1: 4, duj7: 2 }), daily({ d1j1: 3, d3j1: 1 })], MONDAY);
    expect(days.map(({ start }) => start)).toEqual([
      '2026-03-09',
      '2026-03-10',
      '2026-03-11',
      '2026-03-12',
      '2026-03-13',
      '2026-03-14',
      '2026-03-15',
    ]);
    expect(days[0]).toMatchObject({ total: { d1: 7, d2: 0, d3: 1, du: 0 } });
    expect(days[0]?.rows).toHaveLength(2);
    expect(days[1]?.rows).toEqual([]);
    expect(days[6]?.rows).toEqual([{ ...names, d1: 0, d2: 0, d3: 0, du: 2 }]);
  });
});

describe('five weeks', () => {
  it('end with the week that was asked for, and a week that is not answered is empty', () => {
    const usage = [
      { ...names, utilisations: [{ week: '2026-02-09', d1: 1, d2: 2, d3: 3, du: 4 }] },
    ] as WeeklyUsage[];
    const weeks = weeksOf(usage, MONDAY);
    expect(weeks.map(({ start }) => start)).toEqual([
      '2026-02-09',
      '2026-02-16',
      '2026-02-23',
      '2026-03-02',
      '2026-03-09',
    ]);
    expect(weeks[0]?.total).toEqual({ d1: 1, d2: 2, d3: 3, du: 4 });
    expect(weeks[4]?.rows).toEqual([]);
  });
});

describe('what is asked for', () => {
  const first = filtersAtFirst(ZONE, new Date('2026-03-12T09:00:00Z'));

  it('is the current week day by day, of everything within reach', () => {
    expect(toQuery(first)).toEqual({ week: MONDAY });
  });

  it('names the first of five weeks to the service', () => {
    expect(toQuery({ ...first, idProduit: 'vaxilor', view: 'SEMAINE' })).toEqual({
      idProduit: 'vaxilor',
      week: '2026-02-09',
    });
  });

  it('is kept in the address, as far as it differs from the first', () => {
    const chosen = { ...first, idCentre: 'bellevue', view: 'SEMAINE', week: '2026-03-02' } as const;
    expect(toSearch(first, first).toString()).toBe('');
    expect(fromSearch(toSearch(chosen, first), first)).toEqual(chosen);
    expect(fromSearch(new URLSearchParams('view=MOIS&week=soon'), first)).toEqual(first);
    expect(fromSearch(new URLSearchParams('week=2026-03-04'), first).week).toBe('2026-03-02');
  });
});
