import { expect, it } from 'vitest';
import { publicPageAt, signInAddress } from './public-address.js';

it('finds the pages that need no session, however their address is written', () => {
  expect(publicPageAt('/login')).toBe('signIn');
  expect(publicPageAt('/logout/')).toBe('signOut');
  expect(publicPageAt('/passwordForgotten')).toBe('forgottenPassword');
});

it('asks for a session at every other address', () => {
  for (const path of ['/', '/login/more', '/loginx', '/vaccination/exits', '/constructor', '/toString']) {
    expect(publicPageAt(path)).toBeUndefined();
  }
});

it('remembers where one wanted to go', () => {
  expect(signInAddress({ pathname: '/', search: '' })).toBe('/login');
  expect(signInAddress({ pathname: '/stocks', search: '?lot=A&b=1' })).toBe(
    '/login?from=%2Fstocks%3Flot%3DA%26b%3D1',
  );
});
