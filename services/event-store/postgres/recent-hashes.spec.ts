import { createHash } from 'node:crypto';
import { RecentHashes } from './recent-hashes.js';

const hashOf = (name: string) => createHash('sha256').update(name).digest('hex');
const events = (...names: readonly (string | undefined)[]) =>
  names.map((name) => ({ metadata: { hash: name === undefined ? undefined : hashOf(name) } }));

/** Positions and hashes that are told, the hashes in the order of the names. */
const told = (recent: RecentHashes, after: bigint, limit = 10) => {
  const { positions, hashes } = recent.after({ after, limit });
  return { positions, hashes: hashes.toString('hex') };
};
const packed = (...names: readonly string[]) => names.map(hashOf).join('');

describe('the hashes of what a process has appended lately', () => {
  it('are told up to the first event that it does not know', () => {
    const recent = new RecentHashes();
    recent.keep(12n, events('k', 'l', 'm'));
    recent.keep(14n, events('o'));
    expect(told(recent, 9n)).toEqual({ positions: ['10', '11', '12'], hashes: packed('k', 'l', 'm') });
    expect(told(recent, 10n, 1)).toEqual({ positions: ['11'], hashes: packed('l') });
    expect(told(recent, 12n)).toEqual({ positions: [], hashes: '' });
    expect(told(recent, 0n)).toEqual({ positions: [], hashes: '' });
    recent.keep(13n, events('n'));
    expect(told(recent, 11n).hashes).toBe(packed('m', 'n', 'o'));
  });

  it('are not told of an event that carries none', () => {
    const recent = new RecentHashes();
    recent.keep(3n, events('a', undefined, 'c'));
    recent.keep(4n, [{ metadata: { hash: hashOf('d').toUpperCase() } }]);
    expect(told(recent, 0n).hashes).toBe(packed('a'));
    expect(told(recent, 2n).hashes).toBe(packed('c'));
  });

  it('make room for later ones, and are told beyond the end of the room by the next call', () => {
    const recent = new RecentHashes();
    const last = 130_000;
    for (let until = 1_000; until <= last; until += 1_000)
      recent.keep(BigInt(until), events(...Array.from({ length: 1_000 }, (_, n) => `${until - 999 + n}`)));
    expect(told(recent, 0n).positions).toEqual([]);
    let after = last - 65_536;
    for (let calls = 0; after < last; calls++) {
      expect(calls).toBeLessThan(20);
      const { positions, hashes } = told(recent, BigInt(after), 5_000);
      expect(positions[0]).toBe(String(after + 1));
      expect(hashes).toBe(packed(...positions));
      after += positions.length;
    }
    expect(after).toBe(last);
  });
});
