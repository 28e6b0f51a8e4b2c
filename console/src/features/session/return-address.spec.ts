import { expect, it } from 'vitest';
import { returnAddress } from './return-address.js';

it('goes back to the page that asked for the sign-in', () => {
  expect(returnAddress('/vaccination/exits?lot=A1')).toBe('/vaccination/exits?lot=A1');
});

it('goes nowhere else', () => {
  for (const from of [null, '', '//evil.example', '/\\evil.example', 'https://evil.example', '/logout']) {
    expect(returnAddress(from)).toBe('/');
  }
});
