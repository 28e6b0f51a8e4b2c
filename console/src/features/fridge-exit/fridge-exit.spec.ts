import { describe, expect, it } from 'vitest';
import { EMPTY_EXIT, fieldNames, packagesOut, toBody } from './fridge-exit.js';

describe('what is sent', () => {
  it('is vials within the centre, unless something else is said', () => {
    expect(toBody({ ...EMPTY_EXIT, batch: 'line-1' })).toEqual({
      idLigneBl: 'line-1',
      sortieType: 'INTERNE',
      typeConditionnement: 'FLACON',
      quantite: 1,
    });
  });

  it('is syringes without a number of vials in syringe mode, and the point where there is one', () => {
    expect(
      toBody({
        ...EMPTY_EXIT,
        batch: 'line-1',
        mode: 'SERINGUE',
        syringes: 7,
        destination: 'VACCINATION_POINT',
        point: 'point-1',
        comment: ' cool box ',
      }),
    ).toEqual({
      idLigneBl: 'line-1',
      sortieType: 'VACCINATION_POINT',
      typeConditionnement: 'SERINGUE',
      seringue: 7,
      idPoint: 'point-1',
      commentaire: 'cool box',
    });
  });
});

it('opens as many vials as the syringes need', () => {
  const vial = { nbDoses: 6 };
  expect(packagesOut({ mode: 'SERINGUE', quantity: 1, syringes: 7 }, vial)).toBe(2);
  expect(packagesOut({ mode: 'FLACON', quantity: 3, syringes: null }, vial)).toBe(3);
});

it('brings a fault of the quantity to the field that made it', () => {
  expect(fieldNames({ ...EMPTY_EXIT, mode: 'SERINGUE' }).quantite).toBe('syringes');
  expect(fieldNames(EMPTY_EXIT).quantite).toBe('quantity');
});
