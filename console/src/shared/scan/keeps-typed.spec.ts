import { expect, it } from 'vitest';
import { keepsTyped } from './keeps-typed.js';

const EMPTY = { product: null as string | null, batch: null as string | null, comment: '' };

it.each([
  ['nothing was typed', { product: 'p' }, false],
  ['the batch follows the box', { product: 'p', batch: 'b' }, false],
  ['a comment was typed', { product: 'p', comment: 'x' }, true],
  ['it is the same product', { product: 'other', comment: 'x' }, false],
  ['there is none yet', { comment: 'x' }, false],
])('another product is refused where something was typed for the first one: %s', (_, typed, keeps) => {
  expect(keepsTyped({ ...EMPTY, ...typed }, EMPTY, 'other', ['batch'])).toBe(keeps);
});
