import { expect, it } from 'vitest';
import { readNumber, writeNumber } from './number-text.js';

it.each([
  ['', null],
  ['0', 0],
  ['-20', -20],
  ['−20', -20],
  ['3,4', 3.4],
  ['3.4', 3.4],
  ['1 200', 1200],
  ['3,', 3],
])('reads %j as %s', (text, value) => {
  expect(readNumber(text)).toBe(value);
});

it.each(['douze', '1,2,3', '-', '1e3'])('does not take %j for a number', (text) => {
  expect(readNumber(text)).toBeNaN();
});

it('writes as the reader types', () => {
  expect(writeNumber(3.4, ',')).toBe('3,4');
  expect(writeNumber(null, ',')).toBe('');
});
