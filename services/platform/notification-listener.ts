import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { KEPT_ALIVE } from './pool.js';

export interface NotificationListenerOptions {
  readonly connectionString: string;
  readonly channel: string;
  readonly onNotification: (payload: string) => void;
  /** The connection listens (again): notifications sent before that were not received. */
  readonly onListening: () => void;
  readonly onLost: (error: unknown) => void;
}

const LONGEST_PAUSE_MS = 5_000;

/** A connection that listens to one channel of Postgres until `stop`, and is opened again when it breaks. */
export class NotificationListener {
  private readonly stopped = new AbortController();
  private client: pg.Client | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(private readonly options: NotificationListenerOptions) {}

  start(): void {
    this.running = this.run();
  }

  async stop(): Promise<void> {
    this.stopped.abort();
    await this.client?.end().catch(() => {});
    await this.running;
  }

  private async run(): Promise<void> {
    const { signal } = this.stopped;
    for (let attempt = 0; !signal.aborted; attempt++) {
      try {
        await this.listen(() => {
          attempt = 0;
        });
      } catch (error) {
        if (signal.aborted) return;
        this.options.onLost(error);
        await sleep(Math.min(100 * 2 ** attempt, LONGEST_PAUSE_MS), undefined, { signal, ref: false }).catch(
          () => {},
        );
      }
    }
  }

  /** Settles only when the connection is gone. */
  private async listen(onListening: () => void): Promise<void> {
    const client = new pg.Client({
      connectionString: this.options.connectionString,
      application_name: `vaccine-stock-ledger ${this.options.channel}`,
      ...KEPT_ALIVE,
      connectionTimeoutMillis: 10_000,
    });
    this.client = client;
    const gone = new Promise<never>((_, lost) => {
      client.on('error', lost);
      client.on('end', () => lost(new Error('the connection was closed')));
    });
    gone.catch(() => {});
    client.on('notification', ({ payload }) => {
      this.options.onNotification(payload ?? '');
    });
    try {
      // `connect` never settles where `stop` ends the connection while it is being opened.
      await Promise.race([client.connect(), gone]);
      await client.query(`LISTEN ${this.options.channel}`);
      onListening();
      this.options.onListening();
      await gone;
    } finally {
      await client.end().catch(() => {});
    }
  }
}
