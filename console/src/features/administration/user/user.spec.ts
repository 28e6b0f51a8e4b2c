import { expect, it } from 'vitest';
import { blankUser } from './user.js';

it('begins a new user with the language of who creates it', () => {
  expect(blankUser({ langue: 'en' })).toMatchObject({ langue: 'en', actif: false });
  expect(blankUser({ langue: 'fr' })).toMatchObject({ langue: 'fr' });
});
