import { hashPassword, isOutdated, isPassword } from './password-hash.js';

describe('password hashes', () => {
  it('know their password, and only that', async () => {
    const hash = await hashPassword('Neuf-chevaux-2026', 'spec');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=32768,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(await isPassword('Neuf-chevaux-2026', hash, 'spec')).toBe(true);
    expect(await isPassword('Neuf-chevaux-2027', hash, 'spec')).toBe(false);
    expect(isOutdated(hash)).toBe(false);
  });

  it('take composed and decomposed letters for the same', async () => {
    const hash = await hashPassword('\u00c9t\u00e9-2026-soleil', 'spec');
    expect(await isPassword('E\u0301te\u0301-2026-soleil', hash, 'spec')).toBe(true);
  });

  it('keep the parameters that they were made with', async () => {
    const cheap =
      '$argon2id$v=19$m=64,t=1,p=1$F6Bu6gTPRPlWK5vtxbDT0g$cIvIZXko5X7hkVe2v13Zho85KpQW5Jlo+Ug2UpYA6HY';
    expect(await isPassword('password', cheap, 'spec')).toBe(true);
    expect(isOutdated(cheap)).toBe(true);
  });

  it('say no where there is none, after the same turn of computing', async () => {
    expect(await isPassword('', null, 'spec')).toBe(false);
    const hash = await hashPassword('Neuf-chevaux-2026', 'spec');
    const answered: string[] = [];
    const ask = (name: string, stored: string | null) =>
      isPassword('Neuf-chevaux-2027', stored, 'spec').then(() => answered.push(name));
    // Fewer are computed at a time: the last ones wait for the first, whether there is a hash or none.
    const known = Array.from({ length: 8 }, (_, n) => ask(`known ${n}`, hash));
    await Promise.all([...known, ask('unknown', null)]);
    expect(answered.slice(0, 4)).not.toContain('unknown');
  });

  it('are not computed where the answer is known when the turn comes', async () => {
    const hash = await hashPassword('Neuf-chevaux-2026', 'spec');
    const asked: boolean[] = [];
    const refused = Array.from({ length: 50 }, () =>
      isPassword('Neuf-chevaux-2026', hash, 'spec', () => {
        throw new Error('no longer asked');
      }).then(
        () => asked.push(true),
        () => asked.push(false),
      ),
    );
    await Promise.all(refused);
    expect(asked).toEqual(Array(50).fill(false));
    expect(await isPassword('Neuf-chevaux-2026', hash, 'spec', () => {})).toBe(true);
  });
});
