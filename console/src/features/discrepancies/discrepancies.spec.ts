import { expect, it } from 'vitest';
import { toSearch } from '../../shared/list/address-filters.js';
import {
  type Discrepancy,
  filtersAtFirst,
  fromSearch,
  replayOf,
  toComparisonQuery,
  toQuery,
} from './discrepancies.js';

const defaults = filtersAtFirst('Europe/Paris', new Date('2026-03-31T10:00:00.000Z'));

it('begins with the last thirty days, and keeps in the address only what was changed', () => {
  expect(defaults).toMatchObject({ dateDebut: '2026-03-01', dateFin: '2026-03-31' });
  const chosen = { ...defaults, type: 'RECEPTION', idCentre: 'nord' } as const;
  expect(toSearch(chosen, defaults).toString()).toBe('type=RECEPTION&idCentre=nord');
  expect(fromSearch(toSearch(chosen, defaults), defaults)).toEqual(chosen);
  expect(fromSearch(new URLSearchParams('type=X&dateDebut=soon&dateFin=2026-02-30'), defaults)).toEqual(
    defaults,
  );
});

it('asks for discrepancies and for the comparison with the same filters', () => {
  const chosen = { ...defaults, type: 'RECEPTION', idProduit: 'immunol' } as const;
  const period = { dateDebut: '2026-03-01', dateFin: '2026-03-31' };
  expect(toQuery(chosen)).toEqual({ ...period, idProduit: 'immunol', type: ['RECEPTION'] });
  expect(toComparisonQuery(chosen)).toEqual({ ...period, idProduit: 'immunol', groupe: 'CENTRE' });
});

it('leads to the replay of its centre, product and batch', () => {
  const found = { centre: { id: 'nord' }, produit: { id: 'immunol' }, lot: 'A 1' } as Discrepancy;
  expect(replayOf(found)).toBe('/replay?idCentre=nord&idProduit=immunol&lot=A+1');
  expect(replayOf({ ...found, produit: null, lot: null })).toBe('/replay?idCentre=nord');
  expect(replayOf({ ...found, centre: null })).toBeUndefined();
});
