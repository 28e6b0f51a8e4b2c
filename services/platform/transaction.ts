import type { ClientBase, Pool, PoolClient } from 'pg';

/**
 * Does work in a transaction of the connection: where it throws, nothing of it stays.
 *
 * @param begin what begins it, and what is asked for first
 */
export async function transaction<T>(client: ClientBase, begin: string, work: () => Promise<T>): Promise<T> {
  try {
    await client.query(begin);
    const result = await work();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

/** Does work in a {@link transaction} of one of the pool's connections. */
export async function inTransaction<T>(
  pool: Pool,
  begin: string,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    return await transaction(client, begin, () => work(client));
  } finally {
    client.release();
  }
}
