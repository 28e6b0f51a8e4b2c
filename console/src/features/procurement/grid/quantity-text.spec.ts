import { expect, it } from 'vitest';
import { faultOf, readBlock, readText } from './quantity-text.js';

it.each([
  ['', null],
  ['  ', null],
  ['0', 0],
  ['12', 12],
  [' 12 ', 12],
  ['5,0', 5],
  ['5.0', 5],
  ['5.', 5],
  ['12,00', 12],
  ['1 250', 1250],
  ['1\u202f250,00', 1250],
  ['1\u00a0250', 1250],
  ['1.250,0', 1250],
  ['1,250.0', 1250],
  ["1'250", 1250],
  ['12500', 12_500],
])('reads %j as %j', (text, value) => {
  expect(readText(text)).toBe(value);
});

it.each([
  ['2,5', 'global.error.integer'],
  ['2.5', 'global.error.integer'],
  ['dix', 'global.error.integer'],
  ['1e3', 'global.error.integer'],
  ['1,2,3', 'global.error.integer'],
  ['1,250,0', 'global.error.integer'],
  ['-3', 'global.error.notNegative'],
  ['−3', 'global.error.notNegative'],
  // A thousand in one language, one in the other.
  ['1.000', 'procurement.grid.ambiguous'],
  ['1,000', 'procurement.grid.ambiguous'],
  ['99999999', 'global.error.quantityTooLarge'],
])('refuses %j', (text, code) => {
  expect(faultOf(text)?.code).toBe(code);
});

it('takes what is right', () => {
  for (const text of ['', '0', '7', '5,0', '1 250']) expect(faultOf(text)).toBeUndefined();
});

it('reads a block of any spreadsheet', () => {
  expect(readBlock('1\t2,0\r\n\t1 250\r\n')).toEqual([
    ['1', '2'],
    ['', '1250'],
  ]);
  expect(readBlock('7')).toEqual([['7']]);
  expect(readBlock('a\t-1\n')).toEqual([['a', '-1']]);
});
