import { RecentHashes } from './recent-hashes.js';

const events = (...hashes: readonly (string | undefined)[]) => hashes.map((hash) => ({ metadata: { hash } }));

describe('the hashes of what a process has appended lately', () => {
  it('are told up to the first event that it does not know', () => {
    const recent = new RecentHashes();
    recent.keep(12n, events('k', 'l', 'm'));
    recent.keep(14n, events('o'));
    expect(recent.after({ after: 9n, limit: 10 })).toEqual({
      positions: ['10', '11', '12'],
      hashes: ['k', 'l', 'm'],
    });
    expect(recent.after({ after: 10n, limit: 1 })).toEqual({ positions: ['11'], hashes: ['l'] });
    expect(recent.after({ after: 12n, limit: 10 })).toEqual({ positions: [], hashes: [] });
    expect(recent.after({ after: 0n, limit: 10 })).toEqual({ positions: [], hashes: [] });
    recent.keep(13n, events('n'));
    expect(recent.after({ after: 11n, limit: 10 }).hashes).toEqual(['m', 'n', 'o']);
  });

  it('are not told of an event that carries none', () => {
    const recent = new RecentHashes();
    recent.keep(3n, events('a', undefined, 'c'));
    expect(recent.after({ after: 0n, limit: 10 }).hashes).toEqual(['a']);
    expect(recent.after({ after: 2n, limit: 10 }).hashes).toEqual(['c']);
  });

  it('make room for later ones', () => {
    const recent = new RecentHashes();
    for (let last = 1_000; last <= 40_000; last += 1_000)
      recent.keep(BigInt(last), events(...Array.from({ length: 1_000 }, (_, n) => `h${last - 999 + n}`)));
    expect(recent.after({ after: 0n, limit: 10 }).positions).toEqual([]);
    expect(recent.after({ after: 39_997n, limit: 10 }).hashes).toEqual(['h39998', 'h39999', 'h40000']);
  });
});
