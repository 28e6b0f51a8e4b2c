/** Connections of the queues to the store that they stand on. */
import type { createRedisBackend, QueueOptions } from 'bullmq';
import pg from 'pg';
import { outlivingConnections } from '../platform/pool.js';

/** Slow to load, so it is loaded only where queues are opened. */
export type QueueLibrary = typeof import('bullmq');

/** What BullMQ's classes are given, whichever store they stand on. */
export interface Connector {
  readonly options: Pick<QueueOptions, 'connection' | 'prefix'>;
  readonly factory: typeof createRedisBackend;
  /** Whether what is asked now is sent at once. Otherwise the connection keeps it until the store is back. */
  isOpen(): boolean;
  close(): Promise<void>;
}

/** Schema (PostgreSQL) or key prefix (Redis) of the queues. */
const NAMESPACE = 'bullmq';
/** One connection listens for each worker and each waiter; the others are shared by all queries. */
const MAX_CONNECTIONS = 12;

export async function connectToRedis(
  { createRedisBackend }: QueueLibrary,
  url: string,
  prefix = NAMESPACE,
): Promise<Connector> {
  const { Redis } = await import('ioredis');
  const connection = new Redis(url, { maxRetriesPerRequest: null, enableReadyCheck: false });
  connection.on('error', () => {});
  return {
    options: { connection, prefix },
    factory: createRedisBackend,
    isOpen: () => connection.status === 'ready',
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
    keepAlive: true,
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
    close: () => pool.end(),
  };
}
