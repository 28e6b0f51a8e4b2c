import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { eventually } from '../../test/support/eventually.js';
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
});
