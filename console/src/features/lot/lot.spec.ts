import { expect, it } from 'vitest';
import { fromSearch, toQuery, toSearch } from './lot.js';

it('keeps what is searched for in the address', () => {
  const filters = { lot: 'VX/24 A', idProduit: null };
  expect(fromSearch(toSearch(filters))).toEqual(filters);
  expect(toQuery({ lot: '  ', idProduit: 'p' })).toEqual({ idProduit: 'p', range: '[0,99]' });
});
