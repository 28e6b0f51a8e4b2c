/**
 * Where the queues live: PostgreSQL, or Redis where `REDIS_URL` is given. The rest of the program sees BullMQ's
 * queues, workers and events, and the same behaviour from both; `job-backend.spec.ts` holds them to it.
 */
import {
  createPostgresBackend,
  createRedisBackend,
  type Processor,
  Queue,
  QueueEvents,
  type QueueOptions,
  runMigrations,
  Worker,
  type WorkerOptions,
} from 'bullmq';
import { Redis } from 'ioredis';
import pg from 'pg';
import type { DataOf, QueueName, ResultOf } from './job-kinds.js';
import { JOB_OPTIONS } from './policies.js';

export interface JobBackendOptions {
  readonly databaseUrl: string;
  readonly redisUrl?: string;
  /** Schema (PostgreSQL) or key prefix (Redis) of the queues. */
  readonly namespace?: string;
  readonly onError?: (error: Error) => void;
}

/** What the three classes of BullMQ are given, whichever store they stand on. */
interface Connector {
  readonly options: Pick<QueueOptions, 'connection' | 'prefix'>;
  readonly factory: typeof createRedisBackend;
  close(): Promise<void>;
}

const SCHEMA = 'bullmq';
/** One connection listens for each worker and each waiter; the others are shared by all queries. */
const MAX_CONNECTIONS = 12;

export type TypedQueue<Name extends QueueName> = Queue<DataOf<Name>, ResultOf<Name>>;

export class JobBackend {
  private readonly opened: { close(): Promise<void> }[] = [];

  private constructor(
    private readonly connector: Connector,
    private readonly onError: (error: Error) => void,
  ) {}

  /** Connects, and makes the tables where they are missing. */
  static async connect(options: JobBackendOptions): Promise<JobBackend> {
    const connector = options.redisUrl
      ? toRedis(options.redisUrl, options.namespace)
      : await toPostgres(options);
    return new JobBackend(connector, options.onError ?? (() => {}));
  }

  queue<Name extends QueueName>(name: Name): TypedQueue<Name> {
    const { options, factory } = this.connector;
    const queue = new Queue(name, { ...options, defaultJobOptions: JOB_OPTIONS[name] }, factory);
    return this.keep(queue) as unknown as TypedQueue<Name>;
  }

  /** Does not take jobs before `run()`. */
  worker<Name extends QueueName>(
    name: Name,
    processor: Processor<DataOf<Name>, ResultOf<Name>>,
    options: Omit<WorkerOptions, 'connection' | 'prefix' | 'autorun'>,
  ): Worker<DataOf<Name>, ResultOf<Name>> {
    const { options: connection, factory } = this.connector;
    const worker = new Worker(
      name,
      processor as Processor,
      { ...options, ...connection, autorun: false },
      factory,
    );
    return this.keep(worker) as unknown as Worker<DataOf<Name>, ResultOf<Name>>;
  }

  /** Tells when jobs end: what `job.waitUntilFinished` needs. */
  events(name: QueueName): QueueEvents {
    const { options, factory } = this.connector;
    return this.keep(new QueueEvents(name, options, factory));
  }

  /** Workers finish what they hold first. */
  async close(): Promise<void> {
    for (const part of this.opened.splice(0).reverse()) await part.close();
    await this.connector.close();
  }

  private keep<
    T extends { close(): Promise<void>; on(event: 'error', listener: (error: Error) => void): unknown },
  >(part: T): T {
    // Without a listener, a store that goes away would bring the process down with it.
    part.on('error', this.onError);
    this.opened.push(part);
    return part;
  }
}

function toRedis(url: string, prefix = SCHEMA): Connector {
  const connection = new Redis(url, { maxRetriesPerRequest: null, enableReadyCheck: false });
  connection.on('error', () => {});
  return {
    options: { connection, prefix },
    factory: createRedisBackend,
    close: async () => {
      connection.disconnect();
    },
  };
}

async function toPostgres({ databaseUrl, namespace = SCHEMA }: JobBackendOptions): Promise<Connector> {
  if (namespace !== SCHEMA)
    throw new Error('On PostgreSQL a database has one set of queues: give another database');
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: MAX_CONNECTIONS,
    application_name: 'vaccine-stock-ledger jobs',
    options: `-c search_path=${SCHEMA}`,
    keepAlive: true,
  });
  pool.on('error', () => {});
  const client = await pool.connect();
  try {
    await runMigrations(client, SCHEMA);
  } finally {
    client.release();
  }
  return {
    options: { connection: pool } as unknown as Connector['options'],
    factory: createPostgresBackend as unknown as typeof createRedisBackend,
    close: () => pool.end(),
  };
}
