import { expect, it } from 'vitest';
import { referredIds } from './referred-ids.js';

it('finds the records that a change refers to, each once', () => {
  const ids = referredIds([
    { field: 'nom', before: 'x', after: 'y' },
    { field: 'users', before: ['b', 'a'], after: ['a', 'c'] },
    { field: 'idReferent', before: null, after: 'c' },
    { field: 'templates.DISPATCH_BL', before: 't', after: undefined },
  ]);
  expect([...ids]).toEqual([
    ['/users', ['a', 'b', 'c']],
    ['/template', ['t']],
  ]);
});
