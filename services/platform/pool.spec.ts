import { once } from 'node:events';
import type { Socket } from 'node:net';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { eventually } from '../../test/support/eventually.js';
import { createKeyPool } from '../api/http/idempotency/idempotency-keys.js';
import { TcpProxy } from '../event-store/contract/tcp-proxy.js';
import { connectToPostgres } from '../jobs/connectors.js';
import { openReferenceData } from '../reference-data/database/data-source.js';
import { createPool } from './pool.js';

describe('a pool', () => {
  let database: TestDatabase;
  let other: pg.Client;

  beforeAll(async () => {
    database = await createTestDatabase();
    other = new pg.Client({ connectionString: database.url });
    await other.connect();
  });
  afterAll(async () => {
    await other.end();
    await database.release();
  });

  it.each([
    ['idle', async () => {}],
    [
      'between two statements of a transaction',
      async (client: pg.PoolClient) => void (await client.query('BEGIN')),
    ],
  ])('outlives a connection that breaks while it is %s', async (_, use) => {
    const pool = createPool(database.url);
    const unhandled: unknown[] = [];
    const note = (error: unknown) => unhandled.push(error);
    process.on('uncaughtException', note);
    try {
      const client = await pool.connect();
      const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      await use(client);
      const gone = new Promise((ended) => client.once('end', ended));
      await other.query('SELECT pg_terminate_backend($1)', [rows[0]!.pid]);
      await gone;
      await expect(client.query('SELECT 1')).rejects.toThrow();
      client.release(true);
      await eventually(async () => (await pool.query('SELECT 1')).rowCount === 1);
      expect(unhandled).toEqual([]);
    } finally {
      process.off('uncaughtException', note);
      await pool.end();
    }
  });

  describe('whose server vanished without a word', () => {
    let proxy: TcpProxy;
    let url: string;
    beforeAll(async () => {
      const address = new URL(database.url);
      proxy = await TcpProxy.to(address.hostname, Number(address.port));
      address.host = proxy.address;
      url = address.href;
    });
    afterAll(() => proxy.stop());

    const opened = async (pool: pg.Pool) => ({ pool, close: () => pool.end() });
    const openReference = async () => {
      const source = await openReferenceData(url);
      const { master } = source.driver as unknown as { readonly master: pg.Pool };
      return { pool: master, close: () => source.destroy() };
    };
    const openQueues = async () => {
      const queues = await connectToPostgres(await import('bullmq'), url);
      return { pool: queues.options.connection as unknown as pg.Pool, close: () => queues.close() };
    };

    it.each([
      ['requests', () => opened(createPool(url)), 60_000],
      ['keys', () => opened(createKeyPool(url)), 10_000],
      ['reference data', openReference, 60_000],
      ['queues', openQueues, 60_000],
    ])(
      'fails what waits for an answer, and takes no such connection again: for %s',
      async (_, open, statementMs) => {
        const { pool, close } = await open();
        try {
          const client = await pool.connect();
          client.on('error', () => {});
          const pidOf = async (one: pg.Pool | pg.PoolClient) =>
            (await one.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]!.pid;
          const pid = await pidOf(client);
          const stream = (client as unknown as pg.Client).connection.stream as Socket;
          expect(stream.timeout).toBe(statementMs + 10_000);
          await client.query('BEGIN');
          stream.setTimeout(300);
          // Silent for as long, with no answer due: it stays.
          await once(stream, 'timeout');
          await client.query('SELECT 1');
          proxy.delayMs = Number.POSITIVE_INFINITY;
          await expect(client.query('SELECT 1')).rejects.toMatchObject({ code: 'ETIMEDOUT' });
          await expect(client.query('ROLLBACK')).rejects.toThrow();
          proxy.delayMs = 0;
          client.release();
          expect(await pidOf(pool)).not.toBe(pid);
        } finally {
          proxy.delayMs = 0;
          await close();
        }
      },
    );
  });
});
