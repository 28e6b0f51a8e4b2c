import type { BatchedAppend } from '../../../test/eventstoredb-double/batch-append.js';
import { type EventStoreDbDouble, startDouble } from '../../../test/eventstoredb-double/double.js';
import { eventually } from '../../../test/support/eventually.js';
import { historyOf } from '../../worker/projector/testing/histories.js';
import { EventStoreDbEventStore } from './eventstoredb-event-store.js';

const EVENTS = 400;

describe('an import, which sends many appends before the first is answered', () => {
  const history = historyOf(EVENTS).slice(0, EVENTS);
  const ids = history.map(({ id }) => id);
  let double: EventStoreDbDouble;
  let store: EventStoreDbEventStore;

  async function connect(batched?: (number: number) => BatchedAppend): Promise<void> {
    double = await startDouble({ indexingMs: 20, batched });
    store = await EventStoreDbEventStore.connect(double.url);
  }
  afterEach(async () => {
    await store.close();
    await double.stop();
  });

  const written = async () => (await store.readAll({ after: 0n, limit: EVENTS })).map(({ id }) => id);
  /** The double's answers come in steps of 20 ms: an append that waits for the one before takes one of them. */
  const waits = () => double.indexings();

  it('waits for few of them, and keeps their order', async () => {
    await connect();
    const before = waits();
    await store.import(history);
    expect(await written()).toEqual(ids);
    expect(waits() - before).toBeLessThan(EVENTS / 4);
  });

  it('finds what it has written before', async () => {
    await connect();
    await store.import(history.slice(0, 30));
    await store.import(history.slice(0, 60));
    expect(await written()).toEqual(ids.slice(0, 60));
  });

  it('has written a beginning where the connection is cut, and goes on with another one', async () => {
    await connect();
    const cut = store.import(history).then(
      () => undefined,
      (error: unknown) => error,
    );
    while ((await written()).length < 2) {}
    double.dropConnections();
    expect(await cut).toMatchObject({ name: 'EventStoreUnavailable' });
    // What the server had received before the cut is still being written.
    let begun: string[] = [];
    await eventually(async () => {
      const before = begun.length;
      begun = await written();
      return begun.length === before;
    });
    expect(begun.length).toBeLessThan(EVENTS);
    expect(begun).toEqual(ids.slice(0, begun.length));
    await store.import(history.slice(begun.length));
    expect(await written()).toEqual(ids);
  });

  it.each<BatchedAppend>(['overtaken', 'given-up'])('says so where an append is %s', async (outcome) => {
    await connect((number) => (number === 5 ? outcome : 'written'));
    await expect(store.import(history)).rejects.toMatchObject({ name: 'OrderNotKept' });
  });

  it('is refused where a stream goes on with other events', async () => {
    await connect();
    const [first] = history;
    await store.append(first!.stream, 'no-stream', [{ ...first!, id: crypto.randomUUID() }]);
    await expect(store.import(history)).rejects.toMatchObject({ name: 'WrongExpectedRevision' });
  });
});
