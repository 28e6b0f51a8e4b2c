import type { ReadAllOptions, RecordedEvent } from '../port.js';
import { RecentEvents } from './recent-events.js';

/** A ledger of which only the positions matter; every third is a stream of somebody else's and never answered. */
function ledger(length: number) {
  const asked: bigint[] = [];
  const all = Array.from({ length }, (_, index) => ({ position: BigInt(index + 1) }) as RecordedEvent);
  const readAll = ({ after, limit }: ReadAllOptions) => {
    asked.push(after);
    const ours = all.filter(({ position }) => position > after && position % 3n !== 0n);
    return Promise.resolve(ours.slice(0, limit));
  };
  const grow = (count: number) => {
    for (let n = 0; n < count; n++) all.push({ position: BigInt(all.length + 1) } as RecordedEvent);
  };
  return { recent: new RecentEvents(readAll), readAll, asked, grow };
}

const positions = (events: readonly RecordedEvent[]) => events.map(({ position }) => Number(position));

describe('recent events', () => {
  it('are read once for all that follow', async () => {
    const { recent, asked } = ledger(10);
    expect(positions(await recent.read({ after: 0n, limit: 50 }))).toEqual([1, 2, 4, 5, 7, 8, 10]);
    expect(positions(await recent.read({ after: 0n, limit: 3 }))).toEqual([1, 2, 4]);
    expect(positions(await recent.read({ after: 6n, limit: 50 }))).toEqual([7, 8, 10]);
    expect(asked).toEqual([0n]);
  });

  it('are asked for where the last known one has been seen', async () => {
    const { recent, asked, grow } = ledger(4);
    await recent.read({ after: 0n, limit: 50 });
    expect(await recent.read({ after: 4n, limit: 50 })).toEqual([]);
    grow(4);
    expect(positions(await recent.read({ after: 4n, limit: 50 }))).toEqual([5, 7, 8]);
    expect(positions(await recent.read({ after: 2n, limit: 50 }))).toEqual([4, 5, 7, 8]);
    expect(asked).toEqual([0n, 4n, 4n]);
  });

  it('leave out nothing, however far, from where and in which order each reads', async () => {
    const { recent, readAll, grow } = ledger(500);
    // A fixed sequence of numbers that looks like chance.
    let seed = 7;
    const next = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    const readers = [0n, 0n, 400n];
    for (let step = 0; step < 300; step++) {
      if (step % 5 === 0) grow(next(12));
      const reader = next(readers.length);
      // Now and then somebody begins somewhere else.
      if (next(40) === 0) readers[reader] = BigInt(next(500 + step));
      const after = readers[reader]!;
      const limit = 1 + next(60);
      const [got, wanted] = [await recent.read({ after, limit }), await readAll({ after, limit })];
      expect(positions(got)).toEqual(positions(wanted).slice(0, got.length));
      expect(got.length === 0).toBe(wanted.length === 0);
      readers[reader] = got.at(-1)?.position ?? after;
    }
  });
});
