import pg from 'pg';
import { createTestDatabase } from '../../../test/support/database.js';
import type { Harness } from '../contract/harness.js';
import { TcpProxy } from '../contract/tcp-proxy.js';
import { describeEventStore } from '../contract.js';
import { PostgresEventStore } from './postgres-event-store.js';

describeEventStore('Postgres', async (): Promise<Harness> => {
  const database = await createTestDatabase();
  const url = new URL(database.url);
  const proxy = await TcpProxy.to(url.hostname, Number(url.port));
  const proxied = new URL(database.url);
  proxied.host = proxy.address;

  const connect = () => PostgresEventStore.connect({ connectionString: proxied.href });
  const [store, other] = await Promise.all([connect(), connect()]);
  await Promise.all([store.ensureSchema(), other.ensureSchema()]);
  const admin = new pg.Client({ connectionString: database.url });
  await admin.connect();
  return {
    store,
    other,
    cutConnections: async () => {
      await admin.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND application_name LIKE 'event-store%'`,
      );
    },
    stopServer: () => proxy.stop(),
    startServer: () => proxy.start(),
    tearDown: async () => {
      await Promise.all([store.close(), other.close(), admin.end()]);
      await proxy.stop();
      await database.release();
    },
  };
});
