import { DEMONSTRATION_PASSWORD } from '../../demonstration/reference-data/demonstration.js';
import { isKnownPassword } from './known-passwords.js';

describe('a password that is tried first', () => {
  it.each([
    'Password123!',
    'Password-2026!',
    'P@ssw0rd1234',
    'Azerty12345!',
    'Azertyuiop1!',
    'Qwerty123456!',
    'Motdepasse-2026',
    '!Iloveyou2026!',
    '1Qaz2Wsx3Edc!',
    'Welcome-2026!!',
  ])('is known: %s', async (password) => {
    expect(await isKnownPassword(password)).toBe(true);
  });

  it.each([
    DEMONSTRATION_PASSWORD,
    'Neuf-chevaux-2026',
    'Neuf-cheval1',
    'Correct-Horse-9',
    'kT7#vmQ2!zXp',
    '',
  ])('is not %s', async (password) => {
    expect(await isKnownPassword(password)).toBe(false);
  });

  it('is looked for in a long text in no time worth speaking of', async () => {
    expect(await isKnownPassword('Zx9-'.repeat(250))).toBe(false);
  });
});
