import { expect, it } from 'vitest';
import { lackingAuthorities } from './authorities.js';

it('proposes the authority that a centre takes, once', () => {
  expect(lackingAuthorities([], ['REFERENT', 'DISPATCH'])).toEqual(['ROLE_DISPATCH_CENTER']);
  expect(lackingAuthorities(['ROLE_DISPATCH_CENTER'], ['DISPATCH', 'VACCINATION_POINT'])).toEqual([
    'ROLE_VACCINATION_POINT',
  ]);
});

it('lacks nothing where one of the fitting authorities is there, nor for an administrator', () => {
  expect(lackingAuthorities(['ROLE_ADMIN_DISPATCH'], ['DISPATCH'])).toEqual([]);
  expect(lackingAuthorities(['ROLE_ADMIN'], ['VACCINATION'])).toEqual([]);
});
