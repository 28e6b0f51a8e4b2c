import { expect, it } from 'vitest';
import { readNumber, writeNumber } from './number-text.js';

it.each([
  ['', null],
  ['0', 0],
  ['-20', -20],
  ['−20', -20],
  ['3,4', 3.4],
  ['3.4', 3.4],
  ['0,125', 0.125],
  ['1 200', 1200],
  ['3,', 3],
])('reads %j as %s in either language', (text, value) => {
  expect(readNumber(text, 'fr', 3)).toBe(value);
  expect(readNumber(text, 'en', 3)).toBe(value);
});

it('reads a comma before three figures as the language writes it', () => {
  expect(readNumber('1,080', 'fr', 3)).toBe(1.08);
  expect(readNumber('1,080', 'en', 3)).toBe(1080);
  expect(readNumber('-1,080.5', 'en', 3)).toBe(-1080.5);
});

it('reads a whole number with its thousands as the language writes them, and takes nothing else', () => {
  expect(readNumber('1,080', 'en', 0)).toBe(1080);
  expect(readNumber('1 080', 'fr', 0)).toBe(1080);
  expect(readNumber('1,080', 'fr', 0)).toBeNaN();
  expect(readNumber('1.080', 'fr', 0)).toBeNaN();
  expect(readNumber('2,5', 'en', 0)).toBeNaN();
});

it.each(['douze', '1,2,3', '-', '1e3'])('does not take %j for a number', (text) => {
  expect(readNumber(text, 'fr', 3)).toBeNaN();
  expect(readNumber(text, 'en', 3)).toBeNaN();
});

it('writes as the reader types', () => {
  expect(writeNumber(3.4, ',')).toBe('3,4');
  expect(writeNumber(null, ',')).toBe('');
});
