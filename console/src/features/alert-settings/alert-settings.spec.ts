import { expect, it } from 'vitest';
import { fieldNames, toBody, valuesOf } from './alert-settings.js';

const SETTINGS = {
  seuils: [{ idProduit: 'b', stockBas: 0 }],
  joursPeremption: 30,
  heuresLimite: 48,
  joursReception: 3,
};

it('offers every product, and sends those that have a threshold, 0 too', () => {
  const values = valuesOf(SETTINGS, ['a', 'b']);
  expect(values.thresholds).toEqual({ a: null, b: 0 });
  expect(toBody(values)).toEqual(SETTINGS);
});

it('finds the field of a product by its place in what was sent', () => {
  const values = { ...valuesOf(SETTINGS, ['a', 'b', 'c']), thresholds: { a: null, b: 1, c: 2 } };
  expect(fieldNames(values)['seuils[1].stockBas']).toBe('thresholds.c');
});
