import { describe, expect, it } from 'vitest';
import { toSearch } from '../../shared/list/address-filters.js';
import {
  causesOf,
  filtersAtFirst,
  fromSearch,
  keyOf,
  mostLost,
  percent,
  toMonthsQuery,
  toQuery,
  type UseAndLossRow,
} from './use-and-loss.js';

const ZONE = 'Europe/Paris';
const NOW = new Date('2026-03-10T09:00:00Z');
const row = (id: string, dechetParCause: Record<string, number>): UseAndLossRow => ({
  groupe: { id, nom: id },
  entre: 0,
  sorti: 0,
  administre: 0,
  dechet: Object.values(dechetParCause).reduce((sum, doses) => sum + doses, 0),
  dechetParCause,
  tauxPerte: null,
  ecart: 0,
});

describe('what is asked for', () => {
  const defaults = filtersAtFirst(ZONE, NOW);

  it('is the current month by centre', () => {
    expect(toQuery(defaults)).toEqual({ groupe: 'CENTRE', dateDebut: '2026-03-01', dateFin: '2026-03-10' });
  });

  it('is kept in the address, as far as it differs', () => {
    expect(toSearch(defaults, defaults).toString()).toBe('');
    const chosen = { ...defaults, groupe: 'MOIS', idProduit: 'vaxilor', dateDebut: '2026-01-01' } as const;
    const search = toSearch(chosen, defaults);
    expect(search.toString()).toBe('groupe=MOIS&idProduit=vaxilor&dateDebut=2026-01-01');
    expect(fromSearch(search, defaults)).toEqual(chosen);
    expect(fromSearch(new URLSearchParams('groupe=X&dateDebut=soon'), defaults)).toEqual(defaults);
  });

  it.each([
    ['2026-03-10', '2025-04-01'],
    ['2026-12-31', '2026-01-01'],
    ['2026-01-01', '2025-02-01'],
    ['2024-02-29', '2023-03-01'],
  ])('ends with %s the twelve months from %s', (dateFin, dateDebut) => {
    const query = toMonthsQuery({ ...defaults, idCentre: 'bellevue', dateFin }, ZONE, NOW);
    expect(query).toEqual({ groupe: 'MOIS', idCentre: 'bellevue', dateDebut, dateFin });
  });
});

describe('what is drawn', () => {
  it('is every cause while there are colours, else the rest together', () => {
    const rows = [row('a', { CASSE: 5, PERTE: 1 }), row('b', { CASSE: 2, PEREMPTION: 3 })];
    expect(causesOf(rows, 3)).toEqual([
      { cause: 'CASSE', values: [5, 2] },
      { cause: 'PEREMPTION', values: [0, 3] },
      { cause: 'PERTE', values: [1, 0] },
    ]);
    expect(causesOf(rows, 2)).toEqual([
      { cause: 'CASSE', values: [5, 2] },
      { cause: null, values: [1, 3] },
    ]);
  });

  it('is those that lost most, in their order, and none that lost nothing', () => {
    const rows = Array.from({ length: 14 }, (_, n) => row(`${n}`, { CASSE: n }));
    expect(mostLost(rows).map(keyOf)).toEqual(['4', '5', '6', '7', '8', '9', '10', '11', '12', '13']);
    expect(mostLost([row('a', {})])).toEqual([]);
  });

  it('is a rate in percent', () => {
    expect(percent(0.08333)).toBe(8.3);
  });
});
