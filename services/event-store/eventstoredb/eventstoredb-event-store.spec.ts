import { binaryEvent, NO_STREAM } from '@eventstore/db-client';
import { startDouble } from '../../../test/eventstoredb-double/double.js';
import { collect, type Harness, newStream } from '../contract/harness.js';
import { TcpProxy } from '../contract/tcp-proxy.js';
import { describeEventStore } from '../contract.js';
import { connectClient } from './client.js';
import { EventStoreDbEventStore } from './eventstoredb-event-store.js';

describeEventStore('a double of EventStoreDB', async (): Promise<Harness> => {
  const double = await startDouble();
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
