import pg from 'pg';

/** A pool that outlives its server: an idle connection that breaks is replaced by the next query. */
export function createPool(connectionString: string, max = 10): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    application_name: 'vaccine-stock-ledger',
    keepAlive: true,
  });
  // Without a listener, Postgres going down would bring the process down with it.
  pool.on('error', () => {});
  return pool;
}
