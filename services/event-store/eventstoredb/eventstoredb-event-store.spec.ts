import { startDouble } from '../../../test/eventstoredb-double/double.js';
import type { Harness } from '../contract/harness.js';
import { TcpProxy } from '../contract/tcp-proxy.js';
import { describeEventStore } from '../contract.js';
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
