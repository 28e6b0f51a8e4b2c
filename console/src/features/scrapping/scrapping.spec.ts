import { describe, expect, it } from 'vitest';
import type { StockRow } from '../../api/types.js';
import { needsComment } from '../../shared/form/scrapping-cause.js';
import {
  EMPTY_SCRAPPING,
  fromBatch,
  keepsProduct,
  offersBoxes,
  packagesOf,
  scrappingGiven,
  toBody,
} from './scrapping.js';

const values = { ...EMPTY_SCRAPPING, product: 'vaxilor', batch: 'b-1', quantity: 2, cause: 'CASSE' };

describe('what is sent', () => {
  it('names batch, product and cause at a centre that prepares', () => {
    expect(toBody('dispatch', { ...values, comment: ' fell ' }, 2)).toEqual({
      idProduit: 'vaxilor',
      idStock: 'b-1',
      quantite: 2,
      cause: 'CASSE',
      commentaire: 'fell',
    });
  });

  it('names the line of the delivery note at a vaccination centre', () => {
    expect(toBody('vaccination', values, 2)).toEqual({
      idLigneBl: 'b-1',
      quantite: 2,
      causeDechet: 'CASSE',
    });
  });
});

it('counts in packages, or in boxes of them', () => {
  expect(packagesOf({ unit: 'PACKAGE', quantity: 3 }, 10)).toBe(3);
  expect(packagesOf({ unit: 'BOX', quantity: 3 }, 10)).toBe(30);
  expect(packagesOf({ unit: 'BOX', quantity: null }, 10)).toBeNull();
});

it('takes no more than the batch holds, in either unit', () => {
  expect(fromBatch({ quantite: 25 }, 'BOX', 10)(2)).toBeUndefined();
  expect(fromBatch({ quantite: 25 }, 'BOX', 10)(3)?.arguments).toEqual({ max: 25 });
});

it('offers boxes where there is one', () => {
  expect(offersBoxes(10, { quantite: 10 })).toBe(true);
  expect(offersBoxes(10, { quantite: 9 })).toBe(false);
  expect(offersBoxes(1, { quantite: 9 })).toBe(false);
});

it('wants to know more of another cause', () => {
  expect(needsComment('AUTRE')).toBe(true);
  expect(needsComment('CASSE')).toBe(false);
});

it.each([
  ['nothing was typed', { batch: 'b' }, false],
  ['a count was typed', { quantity: 3 }, true],
  ['a cause was chosen', { cause: 'CASSE' }, true],
  ['it is the same product', { product: 'other', quantity: 3 }, false],
])('is not begun anew by a scan of another product: %s', (_, typed, keeps) => {
  expect(keepsProduct({ ...EMPTY_SCRAPPING, product: 'vaxilor', ...typed }, 'other')).toBe(keeps);
});

describe('what an alert asks to be scrapped', () => {
  const batch = (id: string) => ({ id }) as StockRow;
  const products = [
    { id: 'immunol', batches: [batch('i-1'), batch('i-2')] },
    { id: 'vaxilor', batches: [batch('v-1')] },
  ];
  it.each([
    ['product and batch', { idProduit: 'immunol', idStock: 'i-2' }, 'immunol', 'i-2'],
    ['a batch that is gone', { idProduit: 'immunol', idStock: 'i-9' }, 'immunol', null],
    ['the only batch', { idProduit: 'vaxilor' }, 'vaxilor', 'v-1'],
    ['a product that is gone', { idProduit: 'seringue', idStock: 'i-1' }, null, null],
    ['nothing', {}, null, null],
  ])('is %s', (_, given, product, chosen) => {
    expect(scrappingGiven(products, given)).toEqual({ ...EMPTY_SCRAPPING, product, batch: chosen });
  });
});
