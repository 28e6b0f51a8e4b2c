/** The tree that is kept beside the events, against one that is computed from all of them at once. */
import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import { startDouble } from '../../test/eventstoredb-double/double.js';
import type { TestDatabase } from '../../test/support/database.js';
import { createReferenceDatabase } from '../../test/support/reference-database.js';
import { connectEventStore } from '../event-store/connect.js';
import type { EventStore } from '../event-store/writer.js';
import { LedgerChanged, LedgerTree } from './ledger-tree.js';
import { consistencyPath, inclusionPath, joined, leafHash, type Range } from './merkle.js';

const hashOfEvent = (n: number) => createHash('sha256').update(`event ${n}`).digest();

/** Hash of a range, by the definition: two halves, the left one the largest power of two that is smaller. */
function reference({ from, until }: Range): Buffer {
  const size = until - from;
  if (size === 0) return joined([]);
  if (size === 1) return leafHash(hashOfEvent(from));
  const left = 2 ** Math.ceil(Math.log2(size) - 1);
  return createHash('sha256')
    .update(Buffer.of(1))
    .update(reference({ from, until: from + left }))
    .update(reference({ from: from + left, until }))
    .digest();
}

describe.each(['postgres', 'eventstoredb'] as const)('the tree over the events of %s', (engine) => {
  let database: TestDatabase;
  let pool: pg.Pool;
  let store: EventStore;
  /** Of another process. */
  let other: EventStore;
  let tree: LedgerTree;
  let count = 0;
  const undo: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    database = await createReferenceDatabase();
    pool = new pg.Pool({ connectionString: database.url });
    undo.push(
      () => database.release(),
      () => pool.end(),
    );
    const double = engine === 'eventstoredb' ? await startDouble() : undefined;
    if (double) undo.push(() => double.stop());
    store = await connectEventStore(double?.url ?? database.url);
    undo.push(() => store.close());
    other = await connectEventStore(double?.url ?? database.url);
    undo.push(() => other.close());
    tree = new LedgerTree(pool, store);
  });
  afterAll(async () => {
    for (const step of undo.reverse()) await step();
  });

  const ids: string[] = [];
  /** In streams of up to five events, so that places in streams and in the ledger differ. */
  const append = async (more: number) => {
    for (let left = more; left > 0; ) {
      const size = Math.min(left, 5);
      const events = Array.from({ length: size }, () => ({
        id: randomUUID(),
        type: 'Happened',
        data: {},
        metadata: { hash: hashOfEvent(count++).toString('hex') },
      }));
      ids.push(...events.map(({ id }) => id));
      const writer = left % 3 === 0 ? other : store;
      await writer.append(`ledger-${randomUUID()}`, 'no-stream', events);
      left -= size;
    }
  };

  it('is empty before the first event', async () => {
    expect(await tree.extend()).toBe(0);
    expect(await tree.tree(0)).toEqual({ size: 0, position: 0n, root: joined([]) });
  });

  it('grows as events come, whatever their number, and keeps each earlier tree', async () => {
    for (const more of [1, 1, 13, 1, 1, 30, 210, 3, 40]) {
      await append(more);
      await tree.extend();
      expect(await tree.size()).toBe(count);
      expect((await tree.tree(count)).root).toEqual(reference({ from: 0, until: count }));
    }
    expect((await tree.tree(count)).position).toBe(await store.head());
    for (const size of [1, 2, 15, 16, 17, 31, 47, 255, 256, 257, 288, count]) {
      expect((await tree.tree(size)).root).toEqual(reference({ from: 0, until: size }));
    }
  });

  it('proves that an event is in it, and that it goes on from an earlier one', async () => {
    for (let round = 0; round < 60; round++) {
      const size = 1 + Math.floor(Math.random() * count);
      const index = Math.floor(Math.random() * size);
      const proof = await tree.inclusion(index, size);
      expect(proof.leaf).toEqual(leafHash(hashOfEvent(index)));
      expect(proof.path).toEqual(inclusionPath(index, size).map(reference));
      expect(await tree.indexOf(ids[index]!)).toBe(index);
      expect(await tree.consistency(index + 1, size)).toEqual(
        consistencyPath(index + 1, size).map(reference),
      );
    }
    expect(await tree.indexOf(randomUUID())).toBeUndefined();
  });

  it('finds its events by their places, whichever were taken in together', async () => {
    const events = await store.readAll({ after: 0n, limit: count });
    for (let round = 0; round < 20; round++) {
      const from = Math.floor(Math.random() * count);
      const limit = 1 + Math.floor(Math.random() * 60);
      const expected = events
        .slice(from, from + limit)
        .map(({ position }, n) => ({ index: from + n, position, hash: hashOfEvent(from + n) }));
      expect(await tree.leaves(from, limit)).toEqual(expected);
      const { position } = expected[0]!;
      expect(await tree.positionOf(from)).toBe(position);
      expect(await tree.countUpTo(position)).toBe(from + 1);
      expect(await tree.countUpTo(position - 1n)).toBe(from);
      expect(await tree.indexesOf(expected.map((leaf) => leaf.position))).toEqual(
        new Map(expected.map((leaf) => [leaf.position, leaf.index])),
      );
    }
    expect(await tree.leaves(count, 10)).toEqual([]);
    expect(await tree.countUpTo(events.at(-1)!.position + 1n)).toBe(count);
    expect(await tree.indexesOf([events.at(-1)!.position + 1n])).toEqual(new Map());
  });

  it('is kept by several processes at once, each node written once', async () => {
    const others = [1, 2, 3].map(() => new LedgerTree(pool, store));
    for (let round = 0; round < 6; round++) {
      await append(25);
      await Promise.all(others.map((one) => one.extend()));
    }
    expect((await tree.tree(count)).root).toEqual(reference({ from: 0, until: count }));
    const { rows } = await pool.query(
      'SELECT level, count(*)::int FROM proof.node GROUP BY level ORDER BY level',
    );
    expect(rows).toEqual([{ level: 8, count: Math.floor(count / 256) }]);
  });

  it('refuses to forget or to change a leaf', async () => {
    for (const statement of [
      'DELETE FROM proof.leaf',
      `UPDATE proof.node SET hash = hash`,
      'TRUNCATE proof.leaf',
    ])
      await expect(pool.query(statement)).rejects.toThrow(/append-only/);
  });

  it('does not go on from a ledger that was changed under it', async () => {
    const last = (await tree.leaves(count - 1, 1))[0]!;
    const changed = new LedgerTree(pool, {
      head: async () => last.position + 1n,
      readAll: async (asked) => {
        const events = await store.readAll(asked);
        return events.map((event) => ({ ...event, metadata: { hash: '00'.repeat(32) } }));
      },
      readHashes: (asked) => store.readHashes(asked),
    });
    await expect(changed.extend()).rejects.toThrow(LedgerChanged);
    const cut = new LedgerTree(pool, {
      head: async () => last.position - 1n,
      readAll: async () => [],
      readHashes: async () => ({ positions: [], hashes: Buffer.alloc(0) }),
    });
    await expect(cut.extend()).rejects.toThrow(/not in the ledger any more/);
    expect(await tree.size()).toBe(count);
  });
});
