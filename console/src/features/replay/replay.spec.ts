import { describe, expect, it } from 'vitest';
import { toSearch } from '../../shared/list/address-filters.js';
import {
  fromSearch,
  isOneBalance,
  NOTHING_CHOSEN,
  type ReplayedMovement,
  stepsOf,
  toQuery,
} from './replay.js';

const movement = (position: number, centre = 'nord', produit = 'immunol') =>
  ({ position, centre: { id: centre }, produit: { id: produit } }) as ReplayedMovement;

describe('a replay', () => {
  it('is asked for by a centre, or by a lot of a product', () => {
    const { idCentre, idProduit, lot } = { idCentre: 'nord', idProduit: 'immunol', lot: 'A1' };
    expect(toQuery(NOTHING_CHOSEN)).toBeUndefined();
    expect(toQuery({ ...NOTHING_CHOSEN, idProduit })).toBeUndefined();
    expect(toQuery({ ...NOTHING_CHOSEN, lot })).toBeUndefined();
    expect(toQuery({ ...NOTHING_CHOSEN, idCentre })).toEqual({ idCentre });
    expect(toQuery({ ...NOTHING_CHOSEN, idProduit, lot })).toEqual({ idProduit, lot });
  });

  it('keeps in the address what was chosen, and nothing else', () => {
    const chosen = { ...NOTHING_CHOSEN, idCentre: 'nord', asOf: '2026-03-03T11:00:00.000Z' };
    expect(toSearch(NOTHING_CHOSEN, NOTHING_CHOSEN).toString()).toBe('');
    expect(fromSearch(toSearch(chosen, NOTHING_CHOSEN))).toEqual(chosen);
  });

  it('has a picture where it is of one product in one centre', () => {
    expect(isOneBalance([movement(1), movement(2)])).toBe(true);
    expect(isOneBalance([movement(1), movement(2, 'sud')])).toBe(false);
    expect(isOneBalance([movement(1), movement(2, 'nord', 'vaxilor')])).toBe(false);
  });

  it('stops once at each event', () => {
    expect(
      stepsOf([movement(1), movement(2), movement(2), movement(5)]).map(({ position }) => position),
    ).toEqual([1, 2, 5]);
    expect(stepsOf([])).toEqual([]);
  });
});
