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

it('keeps the threshold of a product that is not offered', () => {
  const values = valuesOf({ ...SETTINGS, seuils: [{ idProduit: 'gone', stockBas: 5 }] }, ['a', 'b']);
  const sent = toBody({ ...values, thresholds: { ...values.thresholds, b: 1 } }).seuils;
  expect(sent).toHaveLength(2);
  expect(sent).toEqual(
    expect.arrayContaining([
      { idProduit: 'gone', stockBas: 5 },
      { idProduit: 'b', stockBas: 1 },
    ]),
  );
});

it('finds the field of a product by its place in what was sent', () => {
  const values = { ...valuesOf(SETTINGS, ['a', 'b', 'c']), thresholds: { a: null, b: 1, c: 2 } };
  expect(fieldNames(values)['seuils[1].stockBas']).toBe('thresholds.c');
});
