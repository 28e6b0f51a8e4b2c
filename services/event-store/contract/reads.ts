import { randomUUID } from 'node:crypto';
import { type NewEvent, STREAM_PREFIXES } from '../port.js';
import type { EventStore } from '../writer.js';
import { type Current, collect, expectStrictlyGrowing, newEvent, newEvents, newStream } from './harness.js';

export function describeReads(current: Current): void {
  describe('reading a stream', () => {
    const stream = newStream();
    /** More than any adapter's page. */
    const events: NewEvent[] = newEvents(1_203);
    let store: EventStore;
    beforeAll(async () => {
      store = current().store;
      for (let start = 0; start < events.length; start += 401) {
        await store.append(stream, start === 0 ? 'no-stream' : start - 1, events.slice(start, start + 401));
      }
    });
    const revisions = async (options?: Parameters<EventStore['readStream']>[1]) =>
      (await collect(store.readStream(stream, options))).map((event) => event.revision);

    it('yields every event in order', async () => {
      const read = await collect(store.readStream(stream));
      expect(read.map((event) => event.id)).toEqual(events.map((event) => event.id));
      expect(read.map((event) => event.revision)).toEqual(events.map((_, index) => index));
      expectStrictlyGrowing(read);
    });

    it('yields them backwards', async () => {
      expect(await revisions({ direction: 'backwards' })).toEqual(
        events.map((_, index) => events.length - 1 - index),
      );
    });

    it('begins at the given revision and stops at the given limit', async () => {
      expect(await revisions({ from: 1_200 })).toEqual([1_200, 1_201, 1_202]);
      expect(await revisions({ from: 7, limit: 2 })).toEqual([7, 8]);
      expect(await revisions({ limit: 1, direction: 'backwards' })).toEqual([1_202]);
      expect(await revisions({ from: 2, direction: 'backwards' })).toEqual([2, 1, 0]);
      expect(await revisions({ from: 600, limit: 2, direction: 'backwards' })).toEqual([600, 599]);
      expect(await revisions({ from: 5_000 })).toEqual([]);
      expect(await revisions({ limit: 0 })).toEqual([]);
    });

    it('may be left early', async () => {
      for await (const event of store.readStream(stream)) {
        if (event.revision === 3) break;
      }
      await store.ping();
    });

    it('yields nothing where there is no stream', async () => {
      expect(await collect(store.readStream(newStream()))).toEqual([]);
      expect(await collect(store.readStream(newStream(), { direction: 'backwards', limit: 1 }))).toEqual([]);
    });
  });

  describe('reading all streams', () => {
    let store: EventStore;
    beforeAll(() => {
      store = current().store;
    });

    it('pages through them in global order', async () => {
      const after = await store.head();
      const streams = STREAM_PREFIXES.map((prefix) => `${prefix}${newStream()}`);
      const ids: string[] = [];
      for (const expected of ['no-stream', 0] as const) {
        for (const stream of streams) {
          const event = newEvent();
          ids.push(event.id);
          await store.append(stream, expected, [event]);
        }
      }
      const first = await store.readAll({ after, limit: 7 });
      const rest = await store.readAll({ after: first.at(-1)!.position, limit: 7 });
      expect([...first, ...rest].map((event) => event.id)).toEqual(ids);
      expect(first).toHaveLength(7);
      expectStrictlyGrowing([...first, ...rest]);
      expect(rest.at(-1)!.position).toBe(await store.head());
      expect(await store.readAll({ after: rest.at(-1)!.position, limit: 7 })).toEqual([]);
    });

    it('tells the hash of each of them, without the rest', async () => {
      const after = await store.head();
      const stream = newStream();
      const sealed = { ...newEvent(), metadata: { hash: 'ab'.repeat(32) } };
      const plain = { ...newEvent(), metadata: {} };
      await store.append(stream, 'no-stream', [sealed]);
      await store.append(stream, 0, [plain]);
      const events = await store.readAll({ after, limit: 10 });
      const hashesAfter = async (from: bigint) => {
        const first = await store.readHashes({ after: from, limit: 10 });
        // What is known without asking may be fewer than there are.
        const rest = await store.readHashes({ after: BigInt(first.positions.at(-1)!), limit: 10 });
        const all = {
          positions: [...first.positions, ...rest.positions],
          hashes: Buffer.concat([first.hashes, rest.hashes]).toString('hex'),
        };
        return first.ids && rest.ids ? { ...all, ids: [...first.ids, ...rest.ids] } : all;
      };
      // Ids only where they cannot be asked for.
      const named = (ids: readonly string[]) => (store.positionOf ? {} : { ids });
      expect(await hashesAfter(after)).toEqual({
        positions: events.map(({ position }) => String(position)),
        ...named([sealed.id, plain.id]),
        hashes: sealed.metadata.hash,
      });
      const [first, second] = events;
      expect(await store.readHashes({ after: first!.position, limit: 1 })).toEqual({
        positions: [String(second!.position)],
        ...named([plain.id]),
        hashes: Buffer.alloc(0),
      });
      const { position } = second!;
      expect(await store.readHashes({ after: position, limit: 1 })).toEqual({
        positions: [],
        ...named([]),
        hashes: Buffer.alloc(0),
      });
      if (store.positionOf) {
        expect(await store.positionOf(plain.id)).toBe(position);
        expect(await store.positionOf(randomUUID())).toBeUndefined();
      }
    });

    it('reads from the beginning', async () => {
      const [first] = await store.readAll({ after: 0n, limit: 1 });
      expect(first!.position).toBeGreaterThan(0n);
    });

    it('leaves out streams that are not the product’s', async () => {
      const after = await store.head();
      const mine = newStream();
      await store.append(`foreign-${newStream()}`, 'no-stream', newEvents(3));
      const { position } = await store.append(mine, 'no-stream', [newEvent()]);
      await store.append(`foreign-${newStream()}`, 'no-stream', newEvents(3));
      const read = await store.readAll({ after, limit: 100 });
      expect(read.map((event) => event.stream)).toEqual([mine]);
      expect(await store.head()).toBe(position);
    });
  });
}
