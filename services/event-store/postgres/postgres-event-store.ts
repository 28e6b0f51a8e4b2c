import pg from 'pg';
import { KEPT_ALIVE, outlivingConnections } from '../../platform/pool.js';
import { readyOrClosed } from '../../platform/ready-or-closed.js';
import {
  type EventHashes,
  type ExpectedRevision,
  isOurs,
  type NewEvent,
  type ReadAllOptions,
  type ReadStreamOptions,
  type RecordedEvent,
  type SubscribeOptions,
} from '../port.js';
import { Progress } from '../progress.js';
import { serialize } from '../serialize.js';
import type { AppendResult, EventStore } from '../writer.js';
import { Announcements } from './announcements.js';
import { reaching } from './errors.js';
import { GroupCommit } from './group-commit.js';
import { importEvents } from './import-events.js';
import { head, last, positionOf, readAll, readHashes, readStream } from './reader.js';
import { RecentEvents } from './recent-events.js';
import { RecentHashes } from './recent-hashes.js';
import { ensureSchema, hasTable, requireOwnTable } from './schema.js';
import { subscribe } from './subscription.js';

export interface PostgresEventStoreOptions {
  /** `postgres://…`; the schema `event_store` of its database is the store's own. */
  readonly connectionString: string;
  /** Most connections for reads. Appends take one more, subscriptions one more. Default 4. */
  readonly readers?: number;
  /** Longest wait for an append or a read before it counts as unanswered, in milliseconds. Default 10,000. */
  readonly timeout?: number;
}

/**
 * Event store on Postgres 15 or later. Recovers by itself when Postgres comes back: what is asked meanwhile is
 * refused with EventStoreUnavailable, subscriptions wait.
 */
export class PostgresEventStore implements EventStore {
  readonly hasDensePositions = true;
  private readonly appends: pg.Pool;
  private readonly reads: pg.Pool;
  private readonly groups: GroupCommit;
  private readonly announcements: Announcements;
  private readonly recent = new RecentEvents((options) => this.readAll(options));
  private readonly hashes = new RecentHashes();
  private readonly closing = new AbortController();
  private readonly progress = new Progress();

  private constructor({ connectionString, readers = 4, timeout = 10_000 }: PostgresEventStoreOptions) {
    const config = {
      connectionString,
      application_name: 'event-store',
      ...KEPT_ALIVE,
      connectionTimeoutMillis: 5_000,
      query_timeout: timeout,
      // The server gives up first: a statement that waits for a lock would stay in it, with its connection, after the
      // client has gone, and each try would add one.
      statement_timeout: Math.ceil(timeout * SERVER_SHARE),
    };
    const open = (options: pg.PoolConfig) =>
      outlivingConnections(new pg.Pool({ ...config, ...options, onConnect: keepPromises }));
    this.appends = open({ max: 1, idleTimeoutMillis: 0 });
    this.reads = open({ max: readers });
    this.groups = new GroupCommit(this.appends);
    this.announcements = new Announcements({ ...config, application_name: 'event-store-listen' });
  }

  /** @throws EventStoreUnavailable */
  static connect(options: PostgresEventStoreOptions): Promise<PostgresEventStore> {
    return readyOrClosed(new PostgresEventStore(options), (store) => store.ping());
  }

  /** Makes what is missing of the schema; harmless when repeated, also by several processes at once. */
  ensureSchema(): Promise<void> {
    return ensureSchema(this.reads);
  }

  /** @throws ForeignEventStore there is a table of this name that is another application's */
  requireOwnTable(): Promise<void> {
    return requireOwnTable(this.reads);
  }

  hasTable(): Promise<boolean> {
    return hasTable(this.reads);
  }

  async append(
    stream: string,
    expected: ExpectedRevision,
    events: readonly NewEvent[],
  ): Promise<AppendResult> {
    const append = { stream, expected, ...serialize(stream, events) };
    const appended = await this.progress.ofAppend(() => this.groups.append(append));
    if (!appended.repeated && isOurs(stream)) this.hashes.keep(appended.position, events);
    return appended;
  }

  readStream(stream: string, options: ReadStreamOptions = {}): AsyncIterable<RecordedEvent> {
    return readStream(this.reads, stream, options);
  }

  readAll(options: ReadAllOptions): Promise<RecordedEvent[]> {
    return readAll(this.reads, options);
  }

  /** What this process has appended itself it need not read again. */
  async readHashes(options: ReadAllOptions): Promise<EventHashes> {
    const known = this.hashes.after(options);
    return known.positions.length > 0 ? known : readHashes(this.reads, options);
  }

  positionOf(id: string): Promise<bigint | undefined> {
    return positionOf(this.reads, id);
  }

  async head(): Promise<bigint> {
    return this.progress.see(await head(this.reads));
  }

  get seen(): bigint {
    return this.progress.seen;
  }

  get failedAppend(): number | undefined {
    return this.progress.failedAppend;
  }

  last(): Promise<RecordedEvent | undefined> {
    return last(this.reads);
  }

  import(events: readonly RecordedEvent[]): Promise<void> {
    return importEvents(this.reads, events);
  }

  subscribe(options: SubscribeOptions): AsyncIterable<RecordedEvent[]> {
    const signal = AbortSignal.any([options.signal, this.closing.signal]);
    return subscribe((wanted) => this.recent.read(wanted), this.announcements, { ...options, signal });
  }

  async ping(): Promise<void> {
    await reaching(() => this.reads.query('SELECT 1'));
  }

  /** Finishes the appends that were asked for, ends the subscriptions. */
  async close(): Promise<void> {
    this.closing.abort();
    await this.groups.close();
    await Promise.all([this.appends.end(), this.reads.end(), this.announcements.close()]);
  }
}

/** Of the time for an answer, what the server has for it. */
const SERVER_SHARE = 0.9;

/**
 * What every query relies on, whatever the server's defaults are. An acknowledged append survives a power cut.
 * Each statement of `event_store.append` sees what was committed while it waited for the lock. And every query
 * goes by an index: plans are made once for each connection, perhaps on a table that is still empty.
 */
async function keepPromises(client: pg.ClientBase): Promise<void> {
  await client.query(
    `SELECT set_config('default_transaction_isolation', 'read committed', false),
            set_config('enable_seqscan', 'off', false),
            set_config('enable_bitmapscan', 'off', false),
            CASE current_setting('synchronous_commit') WHEN 'off' THEN set_config('synchronous_commit', 'on', false) END;
     ${NOTICE_LOSS}`,
  );
}

/**
 * So that what a process that is gone was waiting for ends at once; a server on Windows cannot, and refuses the
 * setting.
 */
const NOTICE_LOSS = `
  DO $$ BEGIN
    PERFORM set_config('client_connection_check_interval', '1s', false);
  EXCEPTION WHEN OTHERS THEN NULL;
  END $$`;
