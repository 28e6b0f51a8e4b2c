import { expect, it } from 'vitest';
import { readQuantity, writeQuantity } from './quantity.js';

it('reads whole numbers, and tells nothing from what is none', () => {
  expect(readQuantity('12', 'fr')).toBe(12);
  expect(readQuantity('  ', 'fr')).toBeNull();
  expect(readQuantity('abc', 'fr')).toBeNaN();
  expect(readQuantity('-3', 'fr')).toBe(-3);
  expect(readQuantity('-0', 'fr')).toBe(0);
  expect(readQuantity('-', 'fr')).toBeNaN();
});

it('reads thousands as the language writes them, and no decimals', () => {
  expect(readQuantity('1 200', 'fr')).toBe(1200);
  expect(readQuantity('1,200', 'fr')).toBeNaN();
  expect(readQuantity('1,200', 'en')).toBe(1200);
  expect(readQuantity('1,200.0', 'en')).toBeNaN();
  expect(readQuantity('1.200', 'en')).toBeNaN();
  for (const locale of ['fr', 'en'] as const) expect(readQuantity('1,5', locale)).toBeNaN();
});

it('writes nothing for nothing, and for what is no number', () => {
  expect([12, -3, 0, null, Number.NaN].map(writeQuantity)).toEqual(['12', '-3', '0', '', '']);
});
