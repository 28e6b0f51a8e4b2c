import { expect, it } from 'vitest';
import { ranksOf, swapped } from './column-order.js';

it('has the columns that were kept first, and all others as they are', () => {
  expect(ranksOf(undefined, 3)).toEqual([0, 1, 2]);
  expect(ranksOf([1, 0], 4)).toEqual([1, 0, 2, 3]);
  expect(ranksOf([5, 2, 0], 3)).toEqual([2, 0, 1]);
});

it('moves a column into the place of another', () => {
  expect(swapped([0, 2, 1, 3], 2, 1)).toEqual([0, 1, 2, 3]);
});
