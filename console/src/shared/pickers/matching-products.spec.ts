import { describe, expect, it } from 'vitest';
import { matchingProducts } from './matching-products.js';

const products = [
  { nomCommercial: 'Immunol', nom: 'Vaccin contre la grippe' },
  { nomCommercial: 'Seringue 1 mL', nom: 'Seringue à usage unique' },
  { nomCommercial: 'Vaxilor', nom: 'Vaccin à ARN messager' },
];
const found = (typed: string) => matchingProducts(products, typed).map(({ nomCommercial }) => nomCommercial);

describe('products by what is typed', () => {
  it('begin with it first, then hold it', () => {
    expect(found('v')).toEqual(['Vaxilor', 'Immunol']);
    expect(found('i')[0]).toBe('Immunol');
  });

  it('are all there before anything is typed, and found without accents or capitals', () => {
    expect(found(' ')).toHaveLength(3);
    expect(found('A USAGE')).toEqual(['Seringue 1 mL']);
    expect(found('xyz')).toEqual([]);
  });
});
