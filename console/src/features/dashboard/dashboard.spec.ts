import { describe, expect, it } from 'vitest';
import { activities, type DashboardRow, isQuiet, picture } from './dashboard.js';

const counts = (countStock: number, countExit = 0, countDechet = 0) => ({
  countStock,
  countExit,
  countDechet,
});
const day = (date: string, ...numbers: [number, number?, number?]) => ({
  date,
  stock: 0,
  ...counts(...numbers),
});

describe('the trend picture', () => {
  it('draws both directions to one scale', () => {
    const { line, bars } = picture([day('2026-11-20', 30), day('2026-11-21', 0, 8, 2)]);
    expect(line).toBe(0.75);
    expect(bars).toEqual([
      { date: '2026-11-20', entered: 0.75, left: 0, scrapped: 0 },
      { date: '2026-11-21', entered: 0, left: 0.2, scrapped: 0.05 },
    ]);
  });

  it('is a line where nothing moved', () => {
    expect(picture([day('2026-11-21', 0)])).toEqual({
      line: 0.5,
      bars: [{ date: '2026-11-21', entered: 0, left: 0, scrapped: 0 }],
    });
  });
});

describe('a product', () => {
  const none = [day('2026-11-20', 0), day('2026-11-21', 0)];

  it('is quiet where nothing moved it', () => {
    expect(isQuiet({ month: counts(0) }, none)).toBe(true);
    expect(isQuiet({ month: counts(0) }, [])).toBe(true);
  });

  it.each([
    ['the window, which begins before the first day, counts an exit', counts(0, 1), none],
    ['a day counts an entry', counts(0), [day('2026-11-20', 1), day('2026-11-21', 0)]],
    ['its stock was corrected', counts(0), [{ ...none[0]!, stock: 3 }, none[1]!]],
  ])('is not quiet where %s', (_, month, days) => {
    expect(isQuiet({ month }, days)).toBe(false);
  });
});

describe('the activity of a product', () => {
  const row: DashboardRow = {
    idProduit: 'a',
    nomCommercial: 'Immunol',
    produit: {
      id: 'a',
      nom: 'Immunol',
      nomCommercial: 'Immunol',
      type: 'VACCIN',
      typeConditionnement: 'FLACON',
      nbDoses: 10,
      peremptionType: 'JOUR',
    },
    day: counts(1),
    week: counts(1),
    month: counts(1),
    countStockRestant: 4,
  };

  it('knows its days, once they are there', () => {
    const days = [day('2026-11-21', 1)];
    expect(activities([row], [{ idProduit: 'a', jours: days }])[0]?.days).toEqual(days);
    expect(activities([row], undefined)[0]?.days).toBeUndefined();
  });

  it('has no days where nothing moved', () => {
    expect(activities([row], [])[0]?.days).toEqual([]);
  });
});
