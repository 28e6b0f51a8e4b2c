/** Connections of the queues to the store that they use. */
import type { createRedisBackend, QueueOptions } from 'bullmq';
import pg from 'pg';
import { inTime } from '../platform/in-time.js';
import { CONNECTION_LIMITS, KEPT_ALIVE, outlivingConnections } from '../platform/pool.js';

/** Slow to load, so it is loaded only where queues are opened. */
export type QueueLibrary = typeof import('bullmq');

/** One of BullMQ's queues, workers or events. */
export interface ConnectorUser {
  waitUntilReady(): Promise<unknown>;
}

/** What BullMQ's classes are given, whichever store they use. */
export interface Connector {
  readonly options: Pick<QueueOptions, 'connection' | 'prefix'>;
  readonly factory: typeof createRedisBackend;
  /** Whether what is asked now is sent at once. Otherwise the connection keeps it until the store is back. */
  isOpen(): boolean;
  /** Asked before one of BullMQ's classes is made. Rejects where the store is away and nothing waits for it. */
  reached(): Promise<unknown>;
  /** Asked once it is made. Rejects where it cannot be used, now or later. */
  ready(user: ConnectorUser): Promise<unknown>;
  close(): Promise<void>;
}

/** Schema (PostgreSQL) or key prefix (Redis) of the queues. */
const NAMESPACE = 'bullmq';
/** One connection listens for each worker and each waiter; the others are shared by all queries. */
const MAX_CONNECTIONS = 12;
/** In milliseconds: longer than a busy machine takes to answer. */
const READY_WITHIN_MS = 10_000;
const NO_ANSWER = 'the tables of the queues do not answer in time';

export async function connectToRedis(
  { createRedisBackend }: QueueLibrary,
  url: string,
  prefix = NAMESPACE,
): Promise<Connector> {
  const { Redis } = await import('ioredis');
  const connection = new Redis(url, {
    maxRetriesPerRequest: null,
    enableReadyCheck: false,
    // Another server has taken over: its address leads to that one by now. What was refused is not sent again, since
    // who asked for it is told so.
    reconnectOnError: ({ message }) => message.startsWith('READONLY'),
  });
  connection.on('error', () => {});
  return {
    options: { connection, prefix },
    factory: createRedisBackend,
    isOpen: () => connection.status === 'ready',
    // The connection keeps what it is asked until Redis is there.
    reached: async () => {},
    ready: async () => {},
    close: async () => {
      connection.disconnect();
    },
  };
}

/** Makes the tables of the queues where they are missing. */
export async function connectToPostgres(
  { createPostgresBackend, runMigrations }: QueueLibrary,
  connectionString: string,
): Promise<Connector> {
  const pool = new pg.Pool({
    connectionString,
    max: MAX_CONNECTIONS,
    application_name: 'vaccine-stock-ledger jobs',
    options: `-c search_path=${NAMESPACE}`,
    ...KEPT_ALIVE,
    connectionTimeoutMillis: CONNECTION_LIMITS.connectionTimeoutMillis,
    statement_timeout: CONNECTION_LIMITS.statement_timeout,
    onConnect: CONNECTION_LIMITS.onConnect,
  });
  outlivingConnections(pool);
  try {
    const client = await pool.connect();
    try {
      await runMigrations(client, NAMESPACE);
    } finally {
      client.release();
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    options: { connection: pool } as unknown as Connector['options'],
    factory: createPostgresBackend as unknown as Connector['factory'],
    // A query that finds no connection fails.
    isOpen: () => true,
    // What is made while Postgres is away fails for good: BullMQ keeps its first failure. It stays a listener of the
    // pool besides, so it is not made at all where that can be known.
    reached: () => inTime(pool.query('SELECT 1'), READY_WITHIN_MS, NO_ANSWER),
    ready: (user) => inTime(user.waitUntilReady(), READY_WITHIN_MS, NO_ANSWER),
    close: () => pool.end(),
  };
}
