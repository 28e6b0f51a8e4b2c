import { expect, it } from 'vitest';
import { toSearch } from '../../shared/list/address-filters.js';
import { filtersAtFirst, fromSearch, toQuery } from './plan-follow-up.js';

const first = filtersAtFirst('Europe/Paris', new Date('2026-03-12T09:00:00Z'));

it('begins with five weeks, the current one as the last', () => {
  expect(toQuery({ ...first, idProduit: 'vaxilor' })).toEqual({
    idProduit: 'vaxilor',
    debutSemaine: '2026-02-09',
    nbSemaines: 5,
  });
});

it('keeps in the address what differs from the first', () => {
  const chosen = { idProduit: 'vaxilor', idCentre: 'bellevue', weeks: '12', week: '2026-03-02' } as const;
  expect(toSearch(first, first).toString()).toBe('');
  expect(fromSearch(toSearch(chosen, first), first)).toEqual(chosen);
  expect(fromSearch(new URLSearchParams('weeks=7&week=soon'), first)).toEqual(first);
});
