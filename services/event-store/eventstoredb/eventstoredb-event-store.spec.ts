import { binaryEvent, jsonEvent, NO_STREAM } from '@eventstore/db-client';
import { type EventStoreDbDouble, startDouble } from '../../../test/eventstoredb-double/double.js';
import { collect, type Harness, newEvent, newStream } from '../contract/harness.js';
import { TcpProxy } from '../contract/tcp-proxy.js';
import { describeEventStore } from '../contract.js';
import { connectClient } from './client.js';
import { EventStoreDbEventStore } from './eventstoredb-event-store.js';

describeEventStore('a double of EventStoreDB', async (): Promise<Harness> => {
  // Longer than reads take, and longer than a spec may: what is said too early, or waited for, shows.
  const double = await startDouble({ indexingMs: 30, commitTimeoutMs: 120_000 });
  const [store, other] = await Promise.all([
    EventStoreDbEventStore.connect(double.url),
    EventStoreDbEventStore.connect(double.url),
  ]);
  return {
    store,
    other,
    cutConnections: async () => double.dropConnections(),
    stopServer: double.pause,
    startServer: double.resume,
    tearDown: async () => {
      await Promise.all([store.close(), other.close()]);
      await double.stop();
    },
  };
});

describe('the event store on EventStoreDB', () => {
  it('stops loudly at an event that the product cannot have written', async () => {
    const double = await startDouble();
    const store = await EventStoreDbEventStore.connect(double.url);
    const stream = newStream();
    await connectClient(double.url).appendToStream(
      stream,
      binaryEvent({ type: 'Foreign', data: Buffer.from([1, 2, 3]) }),
      { expectedRevision: NO_STREAM },
    );
    const reads = [
      collect(store.readStream(stream)),
      store.readAll({ after: 0n, limit: 10 }),
      collect(store.subscribe({ after: 0n, signal: new AbortController().signal })),
    ];
    for (const read of reads)
      await expect(read).rejects.toThrow(`${stream}@0 is not an event of the product`);
    await store.close();
    await double.stop();
  });
});

describe('a read over a slow connection', () => {
  const [SILENCE_MS, EVENTS] = [2_500, 40];
  // One event is two pieces of what a socket sends at once.
  const event = () => newEvent({ comment: 'x'.repeat(100_000) });
  const stream = newStream();
  let double: EventStoreDbDouble;
  let proxy: TcpProxy;
  let store: EventStoreDbEventStore;

  beforeAll(async () => {
    double = await startDouble();
    const { hostname, port, search } = new URL(double.url);
    proxy = await TcpProxy.to(hostname, Number(port));
    store = await EventStoreDbEventStore.connect(`esdb://${proxy.address}${search}`, SILENCE_MS);
    for (let revision = 0; revision < EVENTS; revision++)
      await store.append(stream, revision === 0 ? 'no-stream' : revision - 1, [event()]);
  });
  afterEach(() => {
    proxy.delayMs = 0;
  });
  afterAll(async () => {
    proxy.cut();
    await store.close();
    await proxy.stop();
    await double.stop();
  });

  it('may take longer than the server may be silent', async () => {
    proxy.delayMs = 32;
    const [reads, took] = [[] as number[], [] as number[]];
    for (const read of [
      () => store.readAll({ after: 0n, limit: EVENTS }),
      () => collect(store.readStream(stream)),
    ]) {
      const began = performance.now();
      reads.push((await read()).length);
      took.push(performance.now() - began);
    }
    expect(reads).toEqual([EVENTS, EVENTS]);
    expect(Math.min(...took)).toBeGreaterThan(SILENCE_MS);
  });

  it('ends where the server is silent, the connection being open', async () => {
    let read = 0;
    const reading = (async () => {
      for await (const _ of store.readStream(stream))
        if (++read === 1) proxy.delayMs = Number.POSITIVE_INFINITY;
    })();
    await expect(reading).rejects.toMatchObject({
      name: 'EventStoreUnavailable',
      cause: `no answer for ${SILENCE_MS} ms`,
    });
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThan(EVENTS);
    await expect(store.readAll({ after: 0n, limit: 1 })).rejects.toMatchObject({
      name: 'EventStoreUnavailable',
    });
  });
});

describe('an event that is written and cannot be read yet', () => {
  it('refuses another one with its own revision, and can be read then', async () => {
    const double = await startDouble({ indexingMs: 700 });
    const store = await EventStoreDbEventStore.connect(double.url);
    const stream = newStream();
    const first = store.append(stream, 'no-stream', [newEvent()]);
    const refused = await store.append(stream, 'no-stream', [newEvent()]).then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(refused).toMatchObject({ name: 'WrongExpectedRevision', actual: 0 });
    expect(await collect(store.readStream(stream))).toHaveLength(1);
    expect((await first).revision).toBe(0);
    await store.close();
    await double.stop();
  });
});

describe('a position at which no event begins', () => {
  it('is told apart from a server that does not answer, by reads and by subscriptions', async () => {
    const double = await startDouble();
    const store = await EventStoreDbEventStore.connect(double.url);
    const { position } = await store.append(newStream(), 'no-stream', [newEvent()]);
    await store.append(newStream(), 'no-stream', [newEvent()]);
    const after = position + 1n;
    const interruptions: unknown[] = [];
    const subscription = store.subscribe({
      after,
      signal: new AbortController().signal,
      onInterrupted: (error) => interruptions.push(error),
    });
    for (const read of [store.readAll({ after, limit: 1 }), collect(subscription)])
      await expect(read).rejects.toMatchObject({
        name: 'UnknownPosition',
        position: after,
        message: expect.stringContaining(String(after)),
        cause: expect.objectContaining({ message: expect.stringContaining('UNKNOWN') }),
      });
    expect(interruptions).toEqual([]);
    expect(await store.readAll({ after: position, limit: 5 })).toHaveLength(1);
    await store.close();
    await double.stop();
  });
});

describe('a server that other applications write to', () => {
  it('is searched for the last event once, and then only as far as it has grown', async () => {
    const double = await startDouble();
    const store = await EventStoreDbEventStore.connect(double.url);
    const { position } = await store.append(newStream(), 'no-stream', [newEvent()]);
    const foreign = connectClient(double.url);
    const write = (events: number) =>
      foreign.appendToStream(
        `foreign-${newStream()}`,
        Array.from({ length: events }, () => jsonEvent({ type: 'Foreign', data: {} })),
        { expectedRevision: NO_STREAM },
      );
    await write(600);
    expect(await store.head()).toBe(position);
    const read = double.eventsRead();
    await write(3);
    for (let times = 0; times < 10; times++) expect(await store.head()).toBe(position);
    expect(double.eventsRead() - read).toBeLessThan(500);
    await store.close();
    await double.stop();
  });
});

/** A single node without TLS, e.g. `esdb://localhost:2113?tls=false`. */
const realUrl = process.env.EVENTSTOREDB_URL;
if (realUrl) {
  describeEventStore('EventStoreDB', async (): Promise<Harness> => {
    const { hostname, port } = new URL(realUrl);
    const proxy = await TcpProxy.to(hostname, Number(port || 2113));
    const proxied = realUrl.replace(/(@|\/\/)[^@/?]+(?=[/?]|$)/, `$1${proxy.address}`);
    const [store, other] = await Promise.all([
      EventStoreDbEventStore.connect(proxied),
      EventStoreDbEventStore.connect(proxied),
    ]);
    return {
      store,
      other,
      cutConnections: async () => proxy.cut(),
      stopServer: () => proxy.stop(),
      startServer: () => proxy.start(),
      tearDown: async () => {
        await Promise.all([store.close(), other.close()]);
        await proxy.stop();
      },
    };
  });
}
