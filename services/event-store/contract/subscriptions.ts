import { setTimeout as sleep } from 'node:timers/promises';
import type { EventStore } from '../writer.js';
import {
  appendUntilAnswered,
  byStream,
  type Current,
  expectStrictlyGrowing,
  Follower,
  newEvent,
  newEvents,
  newStream,
  writeConcurrently,
} from './harness.js';

export function describeSubscriptions(current: Current): void {
  describe('a subscription', () => {
    let store: EventStore;
    beforeAll(() => {
      store = current().store;
    });

    it('yields what is stored, then what arrives, each batch at most as large as wanted', async () => {
      const after = await store.head();
      const stored = newEvents(23);
      const stream = newStream();
      await store.append(stream, 'no-stream', stored);
      const follower = new Follower(store, after, 10);
      await follower.until(({ events }) => events.length === 23);
      const arriving = newEvents(4);
      for (const [index, event] of arriving.entries())
        await current().other.append(stream, 22 + index, [event]);
      await follower.until(({ events }) => events.length === 27);
      await follower.stop();
      expect(follower.events.map((event) => event.id)).toEqual(
        [...stored, ...arriving].map((event) => event.id),
      );
      expect(Math.max(...follower.batches)).toBeLessThanOrEqual(10);
      expect(Math.min(...follower.batches)).toBeGreaterThan(0);
      expect(follower.interruptions).toEqual([]);
    });

    it('hears of an append at once', async () => {
      const follower = new Follower(store, await store.head());
      const stream = newStream();
      const delays: number[] = [];
      for (let revision = -1; revision < 9; revision++) {
        const seen = follower.events.length;
        await current().other.append(stream, revision < 0 ? 'no-stream' : revision, [newEvent()]);
        const appended = performance.now();
        await follower.until(({ events }) => events.length > seen);
        delays.push(performance.now() - appended);
      }
      await follower.stop();
      delays.sort((a, b) => a - b);
      // Each append follows a wake-up, so that a store that only polled, once a second, would take that long each time.
      expect(delays[5]).toBeLessThan(500);
    });

    it('sees no gap and no repeat while 16 writers commit out of order', async () => {
      const after = await store.head();
      const followers = [new Follower(store, after, 7), new Follower(current().other, after)];
      const written = await writeConcurrently([store, current().other], { writers: 16, each: 25 });
      const late = new Follower(store, after, 50);
      for (const follower of [...followers, late]) {
        await follower.until(({ events }) => events.length >= 16 * 25);
        await follower.stop();
        expectStrictlyGrowing(follower.events);
        expect(byStream(follower.events, written)).toEqual(written);
        expect(follower.events).toHaveLength(16 * 25);
      }
    });

    it('leaves out streams that are not the product’s', async () => {
      const follower = new Follower(store, await store.head());
      await store.append(`foreign-${newStream()}`, 'no-stream', newEvents(3));
      const mine = newStream();
      await store.append(mine, 'no-stream', newEvents(2));
      await follower.until(({ events }) => events.length > 0);
      await follower.stop();
      expect(new Set(follower.events.map((event) => event.stream))).toEqual(new Set([mine]));
    });

    it('ends when its signal is aborted, waiting or not yet begun', async () => {
      const idle = new Follower(store, await store.head());
      await store.ping();
      await idle.stop();
      const early = new Follower(store, 0n);
      await early.stop();
    });

    it('takes itself up again where the connection is lost: no gap, no repeat', async () => {
      const after = await store.head();
      const follower = new Follower(store, after, 20);
      const writing = writeConcurrently([store, current().other], { writers: 16, each: 25 });
      for (const seen of [40, 160, 300]) {
        await follower.until(({ events }) => events.length > seen);
        await current().cutConnections();
      }
      const written = await writing;
      await follower.until(({ events }) => events.length >= 16 * 25);
      await follower.stop();
      expectStrictlyGrowing(follower.events);
      expect(byStream(follower.events, written)).toEqual(written);
      expect(follower.interruptions).not.toHaveLength(0);
    });

    it('takes itself up again where it was waiting', async () => {
      const follower = new Follower(store, await store.head());
      await store.append(newStream(), 'no-stream', [newEvent()]);
      await follower.until(({ events }) => events.length === 1);
      // Until it was hit: a subscription may still be on its way to where it waits.
      while (follower.interruptions.length === 0) {
        await current().cutConnections();
        await sleep(20);
      }
      await appendUntilAnswered(current().other, newStream(), 'no-stream', [newEvent()]);
      await follower.until(({ events }) => events.length === 2);
      await follower.stop();
      expectStrictlyGrowing(follower.events);
    });
  });
}
