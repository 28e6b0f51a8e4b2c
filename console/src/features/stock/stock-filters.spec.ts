import { describe, expect, it } from 'vitest';
import { fromSearch, STOCK_FILTERS, toQuery, toSearch } from './stock-filters.js';

describe('filters of the stock lists', () => {
  it('come back from the address as they went there', () => {
    const filters = {
      idProduit: 'p',
      lot: 'VX 24&A',
      idCentre: null,
      quantiteNonNulle: false,
      onlyRetour: true,
      asOf: '2026-03-03T11:00:00.000Z',
    };
    expect(fromSearch(new URLSearchParams(toSearch(filters).toString()))).toEqual(filters);
  });

  it('leave the address alone while nothing is searched for', () => {
    expect(toSearch(STOCK_FILTERS).toString()).toBe('');
    expect(fromSearch(new URLSearchParams())).toEqual(STOCK_FILTERS);
  });

  it('send only what narrows, and that used-up batches stay out', () => {
    expect(toQuery({ ...STOCK_FILTERS, lot: '  ' })).toEqual({ quantiteNonNulle: true, onlyRetour: false });
  });
});
