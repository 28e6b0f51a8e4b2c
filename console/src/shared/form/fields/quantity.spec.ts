import { expect, it } from 'vitest';
import { readQuantity, writeQuantity } from './quantity.js';

it('reads whole packages and nothing else', () => {
  expect(readQuantity('12')).toBe(12);
  expect(readQuantity('1 200')).toBe(1200);
  expect(readQuantity('')).toBeNull();
  expect(readQuantity('-3')).toBe(3);
  expect(readQuantity('abc')).toBeNull();
});

it('reads a sign where one is meant, also before the figure is typed', () => {
  expect(readQuantity('-3', true)).toBe(-3);
  expect(writeQuantity(readQuantity('-', true))).toBe('-');
  expect(writeQuantity(readQuantity('', true))).toBe('');
});
