import { randomUUID } from 'node:crypto';
import { startDouble } from '../../test/eventstoredb-double/double.js';
import { createTestDatabase } from '../../test/support/database.js';
import { connectEventStore } from './connect.js';
import { EventStoreDbEventStore } from './eventstoredb/eventstoredb-event-store.js';
import { PostgresEventStore } from './postgres/postgres-event-store.js';

describe('connectEventStore', () => {
  it('connects to Postgres and makes the schema', async () => {
    const database = await createTestDatabase();
    for (const url of [database.url, database.url.replace('postgres:', 'postgresql:')]) {
      const store = await connectEventStore(url);
      expect(store).toBeInstanceOf(PostgresEventStore);
      expect(await store.head()).toBe(0n);
      await store.close();
    }
    await database.release();
  });

  it('connects to EventStoreDB under each of its names', async () => {
    const double = await startDouble();
    for (const name of ['esdb', 'kurrentdb', 'kurrent']) {
      const store = await connectEventStore(double.url.replace('esdb', name));
      expect(store).toBeInstanceOf(EventStoreDbEventStore);
      expect(await store.head()).toBe(0n);
      await store.close();
    }
    await double.stop();
  });

  it('refuses an EventStoreDB that another application writes to, before or after the ledger', async () => {
    for (const order of ['before', 'after']) {
      const double = await startDouble();
      const ledger = await EventStoreDbEventStore.connect(double.url);
      const event = { id: randomUUID(), type: 'Happened', data: {}, metadata: {} };
      const other = () => ledger.append('orders-1', 'no-stream', [event]);
      if (order === 'before') await other();
      await ledger.append('ledger-1', 'no-stream', [{ ...event, id: randomUUID() }]);
      await (await connectEventStore(double.url).catch(() => undefined))?.close();
      if (order === 'after') await other();
      await expect(connectEventStore(double.url)).rejects.toThrow(/orders-1.*a server of its own/);
      await ledger.close();
      await double.stop();
    }
  });

  it('refuses anything else, without telling the URL', async () => {
    await expect(connectEventStore('mysql://user:secret@host/')).rejects.toThrow(TypeError);
    await expect(connectEventStore('mysql://user:secret@host/')).rejects.not.toThrow('secret');
  });

  it.each(['postgres://nobody@127.0.0.1:1/nothing', 'esdb://127.0.0.1:1?tls=false'])(
    'says that nothing answers at %s',
    async (url) => {
      await expect(connectEventStore(url)).rejects.toMatchObject({ name: 'EventStoreUnavailable' });
    },
  );
});
