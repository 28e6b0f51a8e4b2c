import type { Socket } from 'node:net';
import pg from 'pg';
import { TooLate } from './in-time.js';

/** Longest time for a statement that a request waits for, in milliseconds. */
const STATEMENT_MS = 60_000;
/** How much longer its answer may be on its way. */
const ON_ITS_WAY_MS = 10_000;

/**
 * Limits of time for the connections that serve requests, in milliseconds: one call that waits for ever would hold a
 * connection, and in the end every connection, for ever.
 */
const limitsOf = (statementMs: number) =>
  ({
    connectionTimeoutMillis: 10_000,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: 30_000,
    // A connection to a server that has become read-only works, for reading: it would be kept for as long as it is
    // used.
    maxLifetimeSeconds: 60,
    onConnect: (client: pg.ClientBase) => endWhereUnanswered(client, statementMs + ON_ITS_WAY_MS),
  }) as const;

export const CONNECTION_LIMITS = limitsOf(STATEMENT_MS);

/**
 * A server that is gone without closing the connection is noticed within about half a minute; by default it takes two
 * hours. Only while no answer is awaited: see {@link endWhereUnanswered}.
 */
export const KEPT_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;

/**
 * Ends the connection where nothing comes back to what was sent last: its server, which would have ended the statement
 * itself by then, is gone. TCP sends no keep-alive probe while something that it has sent is unconfirmed, and sends
 * that again for a quarter of an hour. What waits for the connection fails at once, and no pool takes it back.
 */
function endWhereUnanswered(client: pg.ClientBase, withinMs: number): void {
  const stream = (client as pg.Client).connection.stream as Socket;
  // No listener of what comes in: a COPY takes that of pg away, and allows for no other.
  let receivedBefore: number | undefined;
  const { write } = stream;
  stream.write = (...sent: unknown[]) => {
    receivedBefore = stream.bytesRead;
    return Reflect.apply(write, stream, sent);
  };
  stream.setTimeout(withinMs);
  // Each time that nothing was sent or received for so long.
  stream.on('timeout', () => {
    if (stream.bytesRead === receivedBefore) stream.destroy(new TooLate('Postgres does not answer'));
  });
}

/**
 * For statements that find rows by their keys alone: each row by an index, whatever the statistics of the table say. A
 * prepared statement keeps the plan of its first calls; where the table was nearly empty then, that plan reads all of
 * it each time, until the server has counted the rows anew.
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
 * @param statementMs longest time for a statement
 */
export function createPool(
  connectionString: string,
  max = 10,
  settings: readonly string[] = [],
  statementMs = STATEMENT_MS,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    application_name: 'vaccine-stock-ledger',
    ...KEPT_ALIVE,
    // Queries here take milliseconds; compiling one, where Postgres takes it for expensive, takes a hundred.
    options: ['jit=off', ...settings].map((setting) => `-c ${setting}`).join(' '),
    ...limitsOf(statementMs),
  });
  return outlivingConnections(pool);
}

/**
 * The pool, whose connections may break at any moment: code that uses one learns it from the statement that fails.
 * Without listeners, the error of a connection that is idle, or between two statements of its user, would end the
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
