import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger, OnApplicationBootstrap, OnModuleDestroy, OnModuleInit } from '@nestjs/common';
import pg from 'pg';
import { backoff } from '../../event-store/backoff.js';
import { type EventReader, type RecordedEvent, UnknownPosition } from '../../event-store/port.js';
import { withCauses } from '../../platform/causes.js';
import { holdAlone } from '../../platform/exclusive-session.js';
import { createPlatformTables } from '../../platform/platform-tables.js';
import { withoutTimeLimits } from '../../platform/pool.js';
import { REACTOR_CHECKPOINT_TABLE, type ReactorName, writeHalt } from './checkpoint.js';

export interface ReactorOptions {
  /** Something is out of reach, or an attempt failed. It is repeated; nothing after it is done before it. */
  readonly onInterrupted?: (error: unknown) => void;
}

/** While one process alone does a reactor's work. */
export interface ReactorSession {
  /** Holds the reactor's lock. */
  readonly client: pg.Client;
  /** Aborted where the reactor is told to stop, and where the connection is lost. */
  readonly signal: AbortSignal;
  /** What follows after a position, until the signal is aborted. @throws Error the connection was lost */
  batches(after: bigint, batchSize: number): AsyncGenerator<RecordedEvent[]>;
  /** To be called whenever something went well. */
  onProgress(): void;
}

/**
 * Does what must follow from events until it is told to stop, in one process at a time; whatever goes wrong, it is
 * taken up again after a while. In a module, it works for as long as the service runs.
 */
export abstract class Reactor implements OnModuleInit, OnApplicationBootstrap, OnModuleDestroy {
  private readonly stopping = new AbortController();
  private running: Promise<void> | undefined;

  constructor(
    protected readonly pool: pg.Pool,
    protected readonly store: EventReader,
    private readonly name: ReactorName,
    private readonly onInterrupted: ReactorOptions['onInterrupted'],
  ) {}

  onModuleInit(): Promise<void> {
    return createPlatformTables(this.pool, [REACTOR_CHECKPOINT_TABLE]);
  }

  onApplicationBootstrap(): void {
    this.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.stop();
  }

  start(): void {
    this.running ??= this.run();
  }

  /** Resolves when what is being done is done. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  /** Does the work from the reactor's checkpoint on; ends with the batches. */
  protected abstract follow(session: ReactorSession): Promise<void>;

  private async run(): Promise<void> {
    const { signal } = this.stopping;
    for (let failures = 0; !signal.aborted; ) {
      try {
        await this.whileActive(() => {
          failures = 0;
        });
      } catch (error) {
        this.onInterrupted?.(error);
        // Retrying does not help: the fault is shown until somebody has repaired it.
        if (error instanceof UnknownPosition)
          await writeHalt(this.pool, this.name, withCauses(error)).catch(() => {});
        await sleep(backoff(failures++), undefined, { signal }).catch(() => {});
      }
    }
  }

  /**
   * Works on a connection that holds the advisory lock of this reactor: in one process at a time, the others stand by.
   * The lock goes with the connection.
   */
  private async whileActive(onProgress: () => void): Promise<void> {
    const lock = `reactor ${this.name}`;
    const client = new pg.Client({ ...withoutTimeLimits(this.pool), application_name: lock });
    const broken = new AbortController();
    client.on('error', () => broken.abort());
    client.once('end', () => broken.abort());
    try {
      await client.connect();
      if (!(await holdAlone(client, lock, this.stopping.signal))) return;
      const { store, onInterrupted } = this;
      const signal = AbortSignal.any([this.stopping.signal, broken.signal]);
      async function* batches(after: bigint, batchSize: number): AsyncGenerator<RecordedEvent[]> {
        yield* store.subscribe({ after, batchSize, signal, onInterrupted });
        if (broken.signal.aborted) throw new Error('the connection to the database was lost');
      }
      await this.follow({ client, signal, batches, onProgress });
    } finally {
      await client.end().catch(() => {});
    }
  }
}

/** Logs interruptions with their causes; as errors where they do not pass by themselves. */
export const interruptionsTo =
  (logger: Logger) =>
  (error: unknown): void => {
    if (error instanceof UnknownPosition) logger.error(`cannot go on: ${withCauses(error)}`);
    else logger.warn(`interrupted, takes up again: ${withCauses(error)}`);
  };
