import { expect, it } from 'vitest';
import { lastUsedFirst } from './last-used.js';

const choices = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

it.each([
  ['is first before anything is typed', 'c', '', 'cab'],
  ['stays in its place once something is typed', 'c', 'x', 'abc'],
  ['changes nothing where it is offered no longer', 'gone', '', 'abc'],
  ['changes nothing where nothing was used', undefined, '', 'abc'],
])('what was used last %s', (_, lastUsed, typed, order) => {
  expect(
    lastUsedFirst(choices, lastUsed, typed)
      .map(({ id }) => id)
      .join(''),
  ).toBe(order);
});
