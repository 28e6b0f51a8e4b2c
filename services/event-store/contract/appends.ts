import { randomUUID } from 'node:crypto';
import { AppendTooLarge, MAX_APPEND_BYTES, WrongExpectedRevision } from '../port.js';
import { type EventStore, PartialAppendMismatch } from '../writer.js';
import { type Current, collect, idsOf, newEvent, newEvents, newStream } from './harness.js';

export function describeAppends(current: Current): void {
  describe('an append', () => {
    let store: EventStore;
    beforeAll(() => {
      store = current().store;
    });

    it('begins a stream at revision 0 and counts on', async () => {
      const stream = newStream();
      const first = await store.append(stream, 'no-stream', [newEvent()]);
      const second = await store.append(stream, 0, newEvents(3));
      expect(first).toMatchObject({ revision: 0, repeated: false });
      expect(second).toMatchObject({ revision: 3, repeated: false });
      expect(second.position).toBeGreaterThan(first.position);
    });

    it('keeps everything of an event', async () => {
      const stream = newStream();
      const event = {
        id: randomUUID(),
        type: 'StockEntered',
        data: {
          lot: 'É-"7"\\',
          zero: '\u0000',
          lone: '\ud800',
          nested: { list: [1, 2.5, null, true] },
          '': {},
        },
        metadata: { comment: 'reçu le 💉', hash: 'f'.repeat(64) },
      };
      const before = Date.now();
      const { position } = await store.append(stream, 'no-stream', [event]);
      const [recorded] = await collect(store.readStream(stream));
      expect(recorded).toEqual({ ...event, stream, revision: 0, position, recordedAt: expect.any(Date) });
      expect(Math.abs(recorded!.recordedAt.getTime() - before)).toBeLessThan(60_000);
    });

    it('is refused where the stream should not exist and does', async () => {
      const stream = newStream();
      await store.append(stream, 'no-stream', newEvents(2));
      const refusal = store.append(stream, 'no-stream', [newEvent()]);
      await expect(refusal).rejects.toThrow(WrongExpectedRevision);
      await expect(refusal).rejects.toMatchObject({ stream, expected: 'no-stream', actual: 1 });
    });

    it('is refused where the stream should exist and does not', async () => {
      const stream = newStream();
      const refusal = store.append(stream, 4, [newEvent()]);
      await expect(refusal).rejects.toThrow(WrongExpectedRevision);
      await expect(refusal).rejects.toMatchObject({ expected: 4, actual: 'no-stream' });
      expect(await idsOf(store, stream)).toEqual([]);
    });

    it.each([0, 1, 3, 900])('is refused at revision %i of a stream that is at 2', async (expected) => {
      const stream = newStream();
      const events = newEvents(3);
      await store.append(stream, 'no-stream', events);
      await expect(store.append(stream, expected, [newEvent()])).rejects.toMatchObject({
        name: 'WrongExpectedRevision',
        expected,
        actual: 2,
      });
      expect(await idsOf(store, stream)).toEqual(events.map((event) => event.id));
    });

    it('has one winner among many at the same revision', async () => {
      const stream = newStream();
      const stores = [store, current().other];
      const attempts = await Promise.allSettled(
        newEvents(16).map((event, index) => stores[index % 2]!.append(stream, 'no-stream', [event])),
      );
      const refusals = attempts.flatMap((attempt) => (attempt.status === 'rejected' ? [attempt.reason] : []));
      expect(refusals).toHaveLength(15);
      for (const refusal of refusals)
        expect(refusal).toMatchObject({ name: 'WrongExpectedRevision', actual: 0 });
      expect(await idsOf(store, stream)).toHaveLength(1);
    });

    it('tells a refused one a revision after the expected one, which can be read', async () => {
      const stream = newStream();
      const stores = [store, current().other];
      await store.append(stream, 'no-stream', [newEvent()]);
      for (let expected = 0; expected < 10; expected++) {
        const attempts = await Promise.allSettled(
          newEvents(4).map(async (event, index) => {
            try {
              return await stores[index % 2]!.append(stream, expected, [event]);
            } catch (error) {
              const readable = (await idsOf(stores[index % 2]!, stream)).length - 1;
              throw Object.assign(error as object, { readable });
            }
          }),
        );
        const refusals = attempts.flatMap((attempt) => ('reason' in attempt ? [attempt.reason] : []));
        expect(refusals).toHaveLength(3);
        for (const refusal of refusals)
          expect(refusal).toMatchObject({
            name: 'WrongExpectedRevision',
            actual: expected + 1,
            readable: expected + 1,
          });
      }
    });

    it('does not disturb the others, whatever becomes of it', async () => {
      const taken = newStream();
      await store.append(taken, 'no-stream', [newEvent()]);
      const streams = Array.from({ length: 8 }, newStream);
      const results = await Promise.allSettled([
        ...streams.slice(0, 4).map((stream) => store.append(stream, 'no-stream', newEvents(2))),
        store.append(taken, 'no-stream', [newEvent()]),
        store.append(newStream(), 'no-stream', [newEvent({ blob: 'x'.repeat(MAX_APPEND_BYTES) })]),
        ...streams.slice(4).map((stream) => store.append(stream, 'no-stream', newEvents(2))),
      ]);
      expect(results.map((result) => result.status)).toEqual(
        results.map((_, index) => (index === 4 || index === 5 ? 'rejected' : 'fulfilled')),
      );
      for (const stream of streams) expect(await idsOf(store, stream)).toHaveLength(2);
    });

    it('is refused without events', async () => {
      await expect(store.append(newStream(), 'no-stream', [])).rejects.toThrow(RangeError);
    });

    it('is refused over the limit, and taken just below', async () => {
      const stream = newStream();
      const tooMuch = [
        newEvent({ blob: 'x'.repeat(MAX_APPEND_BYTES / 2) }),
        newEvent({ blob: 'é'.repeat(MAX_APPEND_BYTES / 4) }),
      ];
      await expect(store.append(stream, 'no-stream', tooMuch)).rejects.toThrow(AppendTooLarge);
      expect(await idsOf(store, stream)).toEqual([]);
      const justEnough = newEvent({ blob: 'x'.repeat(MAX_APPEND_BYTES - 200) });
      await store.append(stream, 'no-stream', [justEnough]);
      expect(await idsOf(store, stream)).toEqual([justEnough.id]);
    });
  });

  describe('a repeated append', () => {
    let store: EventStore;
    beforeAll(() => {
      store = current().store;
    });

    it('is answered as the first time', async () => {
      const stream = newStream();
      const events = newEvents(3);
      const first = await store.append(stream, 'no-stream', events);
      expect(await store.append(stream, 'no-stream', events)).toEqual({ ...first, repeated: true });
      expect(await current().other.append(stream, 'no-stream', events)).toEqual({ ...first, repeated: true });
      expect(await idsOf(store, stream)).toHaveLength(3);
    });

    it('is answered as the first time also after later events', async () => {
      const stream = newStream();
      await store.append(stream, 'no-stream', newEvents(2));
      const events = newEvents(2);
      const first = await store.append(stream, 1, events);
      await store.append(stream, 3, newEvents(5));
      expect(await store.append(stream, 1, events)).toEqual({ ...first, repeated: true });
      expect(await idsOf(store, stream)).toHaveLength(9);
    });

    it('is written once where the repetitions come all at once', async () => {
      const stream = newStream();
      const events = newEvents(2);
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, index) => {
          const { other } = current();
          return (index % 2 ? store : other).append(stream, 'no-stream', events);
        }),
      );
      expect(new Set(answers.map((answer) => answer.position)).size).toBe(1);
      expect(answers.filter((answer) => !answer.repeated)).toHaveLength(1);
      expect(await idsOf(store, stream)).toEqual(events.map((event) => event.id));
    });

    it('is answered where it comes while the first is on its way', async () => {
      for (let pair = 0; pair < 20; pair++) {
        const stream = newStream();
        const events = newEvents(1);
        const answers = await Promise.all([
          store.append(stream, 'no-stream', events),
          current().other.append(stream, 'no-stream', events),
        ]);
        expect(answers.map(({ repeated }) => repeated).sort()).toEqual([false, true]);
        expect(answers[0].position).toBe(answers[1].position);
      }
    });

    it('is refused where only its beginning is there', async () => {
      const stream = newStream();
      const [first, second, third] = newEvents(3);
      await store.append(stream, 'no-stream', [first!, second!]);
      for (const events of [
        [first!, third!],
        [first!, second!, third!],
      ]) {
        await expect(store.append(stream, 'no-stream', events)).rejects.toThrow(PartialAppendMismatch);
      }
      expect(await idsOf(store, stream)).toEqual([first!.id, second!.id]);
    });

    it('is refused where its events are there in another order', async () => {
      const stream = newStream();
      const [first, second] = newEvents(2);
      await store.append(stream, 'no-stream', [first!, second!]);
      await expect(store.append(stream, 'no-stream', [second!, first!])).rejects.toThrow(
        PartialAppendMismatch,
      );
    });
  });
}
