import { hashPassword, isOutdated, isPassword } from './password-hash.js';

describe('password hashes', () => {
  it('know their password, and only that', async () => {
    const hash = await hashPassword('Neuf-chevaux-2026');
    expect(hash).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
    expect(await isPassword('Neuf-chevaux-2026', hash)).toBe(true);
    expect(await isPassword('Neuf-chevaux-2027', hash)).toBe(false);
    expect(isOutdated(hash)).toBe(false);
  });

  it('take composed and decomposed letters for the same', async () => {
    const hash = await hashPassword('\u00c9t\u00e9-2026-soleil');
    expect(await isPassword('E\u0301te\u0301-2026-soleil', hash)).toBe(true);
  });

  it('keep the parameters that they were made with', async () => {
    // scrypt('password', 'salt', N = 1024, r = 8, p = 1), 16 bytes
    const cheap = 'scrypt$1024$8$1$c2FsdA$FtvIkGdjx_BIl3po-dMF9w';
    expect(await isPassword('password', cheap)).toBe(true);
    expect(isOutdated(cheap)).toBe(true);
  });

  it('say no where there is none', async () => {
    expect(await isPassword('', null)).toBe(false);
  });
});
