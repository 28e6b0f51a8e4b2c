import pg from 'pg';

/**
 * Limits of time for the connections that serve requests, in milliseconds: one call that waits for ever would hold a
 * connection, and in the end every connection, for ever.
 */
export const CONNECTION_LIMITS = {
  connectionTimeoutMillis: 10_000,
  statement_timeout: 60_000,
  idle_in_transaction_session_timeout: 30_000,
  // A connection to a server that has become read-only works, for reading: it would be kept for as long as it is used.
  maxLifetimeSeconds: 60,
} as const;

/** A server that is gone without a word is found out within half a minute or so; by default it takes two hours. */
export const KEPT_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;

/**
 * For statements that find rows by their keys alone: each row by an index, whatever the statistics of the table say. A
 * prepared statement keeps the plan of its first calls; where the table was nearly empty then, that plan reads all of it
 * each time, until the server has counted the rows anew.
 */
export const ROWS_BY_KEY = [
  'enable_seqscan=off',
  'enable_bitmapscan=off',
  'enable_hashjoin=off',
  'enable_mergejoin=off',
];

/**
 * A pool that survives a restart of its server: an idle connection that breaks is replaced by the next query.
 *
 * @param settings of the server, for its connections, `name=value`
 */
export function createPool(connectionString: string, max = 10, settings: readonly string[] = []): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    application_name: 'vaccine-stock-ledger',
    ...KEPT_ALIVE,
    // Queries here take milliseconds; compiling one, where Postgres takes it for expensive, takes a hundred.
    options: ['jit=off', ...settings].map((setting) => `-c ${setting}`).join(' '),
    ...CONNECTION_LIMITS,
  });
  return outlivingConnections(pool);
}

/**
 * The pool, whose connections may break at any moment: who uses one is told by the statement that fails. Without
 * listeners, the error of a connection that is idle, or between two statements of its user, would end the
 * process.
 */
export function outlivingConnections(pool: pg.Pool): pg.Pool {
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
  });
  return pool;
}

/** For a connection of its own to the pool's server that works for long: projections, rebuilds, reactors. */
export const withoutTimeLimits = ({ options }: pg.Pool): pg.ClientConfig => ({
  ...options,
  statement_timeout: 0,
  idle_in_transaction_session_timeout: 0,
});
