import { expect, it } from 'vitest';
import type { StockRow } from '../../api/types.js';
import { stockedProducts } from './stocked-products.js';

const row = (id: string, product: string, quantite: number) =>
  ({ id, quantite, produit: { id: product, nomCommercial: product } }) as StockRow;

it('gathers the batches of a product', () => {
  const products = stockedProducts([row('1', 'Vaxilor', 3), row('2', 'Immunol', 1), row('3', 'Vaxilor', 2)]);
  expect(products.map(({ id, inStock }) => [id, inStock])).toEqual([
    ['Immunol', 1],
    ['Vaxilor', 5],
  ]);
  expect(products[1]?.batches.map(({ id }) => id)).toEqual(['1', '3']);
});

it('has them as French readers look for them, and as people count', () => {
  const products = stockedProducts([
    row('1', 'écrin 10 mL', 1),
    row('2', 'Zona', 1),
    row('3', 'Ecrin 2 mL', 1),
  ]);
  expect(products.map(({ id }) => id)).toEqual(['Ecrin 2 mL', 'écrin 10 mL', 'Zona']);
});
