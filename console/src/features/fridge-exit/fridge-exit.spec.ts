import { describe, expect, it } from 'vitest';
import type { StockRow } from '../../api/types.js';
import { EMPTY_EXIT, packagesOut, stockedProducts, toBody } from './fridge-exit.js';

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

it('gathers the batches of a product', () => {
  const row = (id: string, product: string, quantite: number) =>
    ({ id, quantite, produit: { id: product, nomCommercial: product } }) as StockRow;
  const products = stockedProducts([row('1', 'Vaxilor', 3), row('2', 'Immunol', 1), row('3', 'Vaxilor', 2)]);
  expect(products.map(({ id, inStock }) => [id, inStock])).toEqual([
    ['Immunol', 1],
    ['Vaxilor', 5],
  ]);
});
