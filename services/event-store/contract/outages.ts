import { setTimeout as sleep } from 'node:timers/promises';
import { EventStoreUnavailable } from '../port.js';
import type { EventStore } from '../writer.js';
import {
  appendUntilAnswered,
  type Current,
  collect,
  Follower,
  idsOf,
  newEvent,
  newStream,
  writeConcurrently,
} from './harness.js';

export function describeOutages(current: Current): void {
  describe('while the server is out of reach', () => {
    let store: EventStore;
    beforeAll(() => {
      store = current().store;
    });

    it('everything says so, and works again when it is back', async () => {
      const stream = newStream();
      const [before, during, after] = [newEvent(), newEvent(), newEvent()];
      await store.append(stream, 'no-stream', [before]);
      const head = await store.head();
      const follower = new Follower(store, head);

      await current().stopServer();
      const questions = [
        store.ping(),
        store.append(stream, 0, [during]),
        collect(store.readStream(stream)),
        store.readAll({ after: 0n, limit: 1 }),
        store.head(),
      ];
      for (const question of await Promise.allSettled(questions)) {
        expect(question).toMatchObject({ status: 'rejected', reason: expect.any(EventStoreUnavailable) });
      }
      await follower.until(({ interruptions }) => interruptions.length > 0);

      await current().startServer();
      await appendUntilAnswered(store, stream, 0, [during]);
      await appendUntilAnswered(current().other, stream, 1, [after]);
      expect(await idsOf(store, stream)).toEqual([before.id, during.id, after.id]);
      await follower.until(({ events }) => events.length === 2);
      await follower.stop();
      expect(follower.events.map((event) => event.id)).toEqual([during.id, after.id]);
    });

    it('an append of unknown outcome is repeated without harm', async () => {
      const writing = writeConcurrently([store, current().other], { writers: 16, each: 30 });
      for (let cut = 0; cut < 20; cut++) {
        await sleep(15);
        await current().cutConnections();
      }
      const written = await writing;
      for (const [stream, ids] of written) {
        const read = await collect(store.readStream(stream));
        expect(read.map((event) => event.id)).toEqual(ids);
        expect(read.map((event) => event.revision)).toEqual(ids.map((_, index) => index));
      }
    });
  });
}
