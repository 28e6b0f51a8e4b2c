import { expect, it } from 'vitest';
import { fromSearch, looksScanned, toQuery, toSearch } from './lot.js';

it('keeps what is searched for in the address', () => {
  const filters = { lot: 'VX/24 A', idProduit: null };
  expect(fromSearch(toSearch(filters))).toEqual(filters);
  expect(toQuery({ lot: '  ', idProduit: 'p' })).toEqual({ idProduit: 'p', range: '[0,99]' });
});

it.each([
  [']d20103453120000011171251231', true],
  ['(01)03453120000011(10)VX24', true],
  ['010345312000001110VX24', true],
  ['VX2411A', false],
  ['0103453120000011', false],
  ['01034', false],
])('%s is what a scanner types: %s', (text, scanned) => {
  expect(looksScanned(text)).toBe(scanned);
});
