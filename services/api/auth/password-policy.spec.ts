import { violationsOf } from './password-policy.js';

const user = {
  login: 'claire.b',
  email: 'c.bernard@example.org',
  firstName: 'Élodie',
  lastName: 'Bernard',
  phoneNumber: '0123456789',
};
const codesOf = (password: string, more: { confirmation?: string; oldPassword?: string } = {}) =>
  violationsOf({ password, confirmation: password, user, ...more }).then((violations) =>
    violations.map(({ field, code }) => `${field} ${code}`),
  );

describe('the rules of a password', () => {
  it('let a good one pass', async () => {
    expect(await codesOf('Neuf-chevaux-2026')).toEqual([]);
  });

  it('tell everything that is missing at once', async () => {
    expect(await codesOf('')).toEqual([
      'password password.error.length',
      'password password.error.lowercase',
      'password password.error.uppercase',
      'password password.error.digit',
      'password password.error.special',
    ]);
  });

  it.each([
    ['Neuf-cheval1', []],
    ['Neuf-cheva1', ['password password.error.length']],
    ['NEUF-CHEVAUX-2026', ['password password.error.lowercase']],
    ['neuf-chevaux-2026', ['password password.error.uppercase']],
    ['Neuf-chevaux-deux', ['password password.error.digit']],
    ['Neufchevaux2026', ['password password.error.special']],
  ])('%s', async (password, codes) => {
    expect(await codesOf(password)).toEqual(codes);
  });

  it('want the confirmation to be the same', async () => {
    expect(await codesOf('Neuf-chevaux-2026', { confirmation: 'Neuf-chevaux-2025' })).toEqual([
      'confirmation password.error.confirmation',
    ]);
  });

  it('want it to differ from the old one and not to contain it', async () => {
    expect(await codesOf('Neuf-chevaux-2026', { oldPassword: 'Neuf-chevaux-2026' })).toEqual([
      'password password.error.sameAsOld',
    ]);
    expect(await codesOf('1Neuf-chevaux-2026', { oldPassword: 'neuf-CHEVAUX-2026' })).toEqual([
      'password password.error.containsOld',
    ]);
  });

  it.each([
    'Bernard-2026-xyz',
    'Xy-CLAIRE.B-2026',
    'Elodie-2026-xyz!',
    'X-c.bernard-2026',
    'Ab-0123456789-cd',
  ])('keep personal information out: %s', async (password) => {
    expect(await codesOf(password)).toEqual(['password password.error.personal']);
  });

  it.each([
    ['Neuf-33123456789', { phoneNumber: '+33 1 23 45 67 89' }],
    ['Neuf-0123456789', { phoneNumber: '+33 1 23 45 67 89' }],
    ['Neuf-01.23.45.67.89', { phoneNumber: '0123456789' }],
    ['JeanPierre-2026', { firstName: 'Jean-Pierre' }],
    ['Neuf-Pierre-2026', { firstName: 'Jean-Pierre' }],
    ['Neuf-fontaine-26', { lastName: 'De La Fontaine' }],
    ['Neuf-ClaireB-2026', {}],
  ])('nor do separators hide it: %s', async (password, given) => {
    const choice = { password, confirmation: password, user: { ...user, ...given } };
    expect((await violationsOf(choice)).map(({ code }) => code)).toEqual(['password.error.personal']);
  });

  it('forbid no word for a particle of a name, and nothing where a field holds none', async () => {
    const choice = { password: 'Jardin-den-2026', confirmation: 'Jardin-den-2026' };
    const of = (given: object) => violationsOf({ ...choice, user: { ...user, ...given } });
    expect(await of({ lastName: 'van den Berg' })).toEqual([]);
    expect(await of({ firstName: '-', phoneNumber: null })).toEqual([]);
  });

  it('keep known ones out', async () => {
    expect(await codesOf('Motdepasse-2026')).toEqual(['password password.error.known']);
  });
});
