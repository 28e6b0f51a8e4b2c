import { randomUUID } from 'node:crypto';
import { type EventStoreDbDouble, startDouble } from '../../test/eventstoredb-double/double.js';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { connectEventStore } from '../event-store/connect.js';
import { EventStoreUnavailable, type RecordedEvent } from '../event-store/port.js';
import type { EventStore } from '../event-store/writer.js';
import { historyOf } from '../worker/projector/testing/histories.js';
import { copyLedger, hashOfLedger } from './copy.js';

/** More than are read at a time. */
const EVENTS = 600;

describe('a copy of a ledger', () => {
  let databases: TestDatabase[];
  let double: EventStoreDbDouble;
  let [source, middle, target]: EventStore[] = [];
  const history = historyOf(EVENTS)
    .slice(0, EVENTS)
    .map((event, second) => ({
      ...event,
      recordedAt: new Date(Date.UTC(2024, 0, 1, 0, 0, second)),
    }));

  beforeEach(async () => {
    databases = [await createTestDatabase(), await createTestDatabase()];
    double = await startDouble({ indexingMs: 0 });
    [source, target] = await Promise.all(databases.map(({ url }) => connectEventStore(url)));
    middle = await connectEventStore(double.url);
  });
  afterEach(async () => {
    await Promise.all([source, middle, target].map((store) => store!.close()));
    await double.stop();
    await Promise.all(databases.map((database) => database.release()));
  });

  const all = (store: EventStore) => store.readAll({ after: 0n, limit: 2 * EVENTS });

  it('is the same ledger on the other engine, and again on the way back', async () => {
    await source!.import(history);
    const there = await copyLedger(source!, middle!);
    expect(there).toMatchObject({ events: EVENTS, copied: EVENTS });
    const back = await copyLedger(middle!, target!);
    expect(back).toEqual(there);
    expect(await hashOfLedger(target!)).toEqual({ events: EVENTS, hash: there.hash });
    // Positions too are those of before: Postgres counts its events.
    expect(await all(target!)).toEqual(await all(source!));
    const byId = ({ id, stream, revision, recordedAt }: RecordedEvent) => ({
      id,
      stream,
      revision,
      recordedAt,
    });
    expect((await all(middle!)).map(byId)).toEqual(history.map(byId));
  });

  it('goes on after an interruption, and copies what was added since', async () => {
    await source!.import(history.slice(0, 550));
    for (const reached of [1, 250, 549]) {
      const { length } = await all(middle!);
      await middle!.import((await all(source!)).slice(length, reached));
    }
    expect(await copyLedger(source!, middle!)).toMatchObject({ events: 550, copied: 1 });
    await source!.import(history.slice(550));
    expect(await copyLedger(source!, middle!)).toMatchObject({ events: EVENTS, copied: EVENTS - 550 });
    expect(await copyLedger(source!, middle!)).toMatchObject({ events: EVENTS, copied: 0 });
  });

  it('goes on where either side does not answer for a moment, whatever of a page was written', async () => {
    await source!.import(history);
    let calls = 0;
    const unsteady = (store: EventStore): EventStore =>
      new Proxy(store, {
        get: (inner, name) => {
          const member = Reflect.get(inner, name) as unknown;
          if (typeof member !== 'function') return member;
          return async (...given: unknown[]) => {
            const fails = ++calls % 2 === 1;
            const [events] = given as [readonly RecordedEvent[]];
            if (fails && name === 'import') await inner.import(events.slice(0, events.length / 2));
            if (fails) throw new EventStoreUnavailable(new Error('busy'));
            return member.apply(inner, given);
          };
        },
      });
    const copied = await copyLedger(unsteady(source!), unsteady(middle!));
    expect(copied).toMatchObject({ events: EVENTS, copied: EVENTS });
    expect(copied.hash).toBe((await hashOfLedger(source!)).hash);
  });

  it('is refused into another ledger, and notices an event that differs', async () => {
    await source!.import(history);
    const other = { id: randomUUID(), type: 'Happened', data: {}, metadata: {} };
    await middle!.append('ledger-other', 'no-stream', [other]);
    await expect(copyLedger(source!, middle!)).rejects.toThrow(
      /the target holds another ledger.*empty target/,
    );
    const altered = history
      .slice(0, 500)
      .map((event, n) => (n === 7 ? { ...event, data: { changed: true } } : event));
    await target!.import(altered);
    await expect(copyLedger(source!, target!)).rejects.toThrow(
      `event 7 (${history[7]!.stream}, revision ${history[7]!.revision}) is another one in the target`,
    );
  });
});
