/**
 * Where the queues live: PostgreSQL, or Redis where `REDIS_URL` is given. The rest of the program sees BullMQ's
 * queues, workers and events, and the same behaviour from both; `job-backend.spec.ts` holds them to it.
 *
 * Opened by the first who needs it, not when the service starts: neither waits for the other.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Job, Processor, Queue, QueueEvents, Worker, WorkerOptions } from 'bullmq';
import { OpenedOnce } from '../platform/opened-once.js';
import { readyOrClosed } from '../platform/ready-or-closed.js';
import {
  type Connector,
  type ConnectorUser,
  connectToPostgres,
  connectToRedis,
  type QueueLibrary,
} from './connectors.js';
import type { DataOf, QueueName, ResultOf } from './job-kinds.js';
import { JOB_OPTIONS, WORKER_POLICIES } from './policies.js';

export interface JobBackendOptions {
  readonly databaseUrl: string;
  readonly redisUrl?: string;
  /** Key prefix of the queues on Redis; on PostgreSQL a database has one set of queues. */
  readonly namespace?: string;
  readonly onError?: (error: Error) => void;
}

export type TypedQueue<Name extends QueueName> = Queue<DataOf<Name>, ResultOf<Name>>;
export type TypedWorker<Name extends QueueName> = Worker<DataOf<Name>, ResultOf<Name>>;

/** What does the jobs of a queue. */
export interface JobWorker<Name extends QueueName> {
  process(job: Job<DataOf<Name>>): Promise<ResultOf<Name>>;
  /** Lets go of what it has used. */
  close?(): Promise<unknown>;
}

interface Opened {
  readonly library: QueueLibrary;
  readonly connector: Connector;
}

interface Part extends ConnectorUser {
  close(): Promise<void>;
  on(event: 'error', listener: (error: Error) => void): unknown;
}

const RETRY_MS = 2_000;
const LOOK_AGAIN_MS = 50;

export class JobBackend {
  private readonly opened = new OpenedOnce(() => this.connect());
  private readonly workers = new Set<Part>();
  private readonly parts = new Set<Part>();
  private readonly working: Promise<void>[] = [];
  private readonly closing = new AbortController();

  constructor(private readonly options: JobBackendOptions) {}

  async queue<Name extends QueueName>(name: Name): Promise<TypedQueue<Name>> {
    const queue = await this.part(({ library, connector }) => {
      const options = { ...connector.options, defaultJobOptions: JOB_OPTIONS[name] };
      return new library.Queue(name, options, connector.factory);
    });
    return queue as unknown as TypedQueue<Name>;
  }

  /** Does not take jobs before `run()`. */
  async worker<Name extends QueueName>(
    name: Name,
    processor: Processor<DataOf<Name>, ResultOf<Name>>,
    options: Omit<WorkerOptions, 'connection' | 'prefix' | 'autorun'>,
  ): Promise<TypedWorker<Name>> {
    const worker = await this.part(({ library, connector }) => {
      const all = { ...options, ...connector.options, autorun: false };
      return new library.Worker(name, processor as Processor, all, connector.factory);
    }, this.workers);
    return worker as unknown as TypedWorker<Name>;
  }

  /**
   * Works on a queue until the backend closes, and waits for the store where it is away.
   *
   * @param load what does the jobs: loaded with the first of them, since it may be heavy; closed in the end
   * @param onFailed told of every attempt that fails
   */
  work<Name extends QueueName>(
    name: Name,
    load: () => Promise<JobWorker<Name>>,
    onFailed: (jobId: string | undefined, error: Error) => void,
  ): void {
    const loaded = new OpenedOnce(load);
    const working = this.workUntilClosed(name, async (job) => (await loaded.get()).process(job), onFailed);
    this.working.push(
      working
        .then(async () => {
          await (await loaded.take())?.close?.();
        })
        .catch(this.onError),
    );
  }

  /** Tells when jobs end. */
  events(name: QueueName): Promise<QueueEvents> {
    return this.part(
      ({ library, connector }) => new library.QueueEvents(name, connector.options, connector.factory),
    );
  }

  /** Resolves when the store of the queues can be asked; rejects with the signal's reason where that comes first. */
  async reached(signal: AbortSignal): Promise<void> {
    const { connector } = await this.open();
    while (!connector.isOpen()) await sleep(LOOK_AGAIN_MS, undefined, { signal });
    signal.throwIfAborted();
  }

  /** Workers finish what they hold first, and ask the queues for it, such as whether an export was cancelled. */
  async close(): Promise<void> {
    this.closing.abort();
    const opened = await this.opened.take();
    await Promise.all([...this.workers].map((worker) => worker.close()));
    for (const part of [...this.parts].reverse()) await part.close();
    await Promise.all(this.working);
    await opened?.connector.close();
  }

  private async workUntilClosed<Name extends QueueName>(
    name: Name,
    processor: Processor<DataOf<Name>, ResultOf<Name>>,
    onFailed: (jobId: string | undefined, error: Error) => void,
  ): Promise<void> {
    const { signal } = this.closing;
    while (!signal.aborted) {
      try {
        const worker = await this.worker(name, processor, WORKER_POLICIES[name]);
        worker.on('failed', (job, error) => onFailed(job?.id, error));
        await worker.run();
        await worker.close();
        return;
      } catch (error) {
        if (signal.aborted) return;
        this.onError(error as Error);
        await sleep(RETRY_MS, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  private open(): Promise<Opened> {
    if (this.closing.signal.aborted) return Promise.reject(new Error('The queues are closed'));
    return this.opened.get();
  }

  private async connect(): Promise<Opened> {
    const library = await import('bullmq');
    const { redisUrl, namespace, databaseUrl } = this.options;
    const connector = redisUrl
      ? await connectToRedis(library, redisUrl, namespace)
      : await connectToPostgres(library, databaseUrl);
    return { library, connector };
  }

  /** @throws where it cannot be used: it is closed then, and the next one who asks has another one made */
  private async part<T extends Part>(make: (opened: Opened) => T, kept = this.parts): Promise<T> {
    const opened = await this.open();
    await opened.connector.reached();
    this.closing.signal.throwIfAborted();
    const part = make(opened);
    // Without a listener, a store that goes away would bring the process down with it.
    part.on('error', this.onError);
    kept.add(part);
    try {
      return await readyOrClosed(part, () => opened.connector.ready(part));
    } catch (error) {
      kept.delete(part);
      throw error;
    }
  }

  private readonly onError = (error: Error): void => this.options.onError?.(error);
}
