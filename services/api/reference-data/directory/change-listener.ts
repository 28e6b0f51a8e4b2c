import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** As `reference.announce()` sends it. No ids: many rows, or all. */
export interface ReferenceChange {
  readonly table: string;
  readonly ids: readonly string[] | null;
}

export interface ChangeListenerOptions {
  readonly connectionString: string;
  readonly onChange: (change: ReferenceChange) => void;
  /** Listening (again): what changed before went unheard. */
  readonly onListening: () => void;
  readonly onLost: (error: unknown) => void;
}

const LONGEST_PAUSE_MS = 5_000;

/** One connection that listens to `reference_changed` for as long as it is told to, and comes back when it is lost. */
export class ChangeListener {
  private readonly stopped = new AbortController();
  private client: pg.Client | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(private readonly options: ChangeListenerOptions) {}

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
      application_name: 'vaccine-stock-ledger reference changes',
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
    });
    this.client = client;
    const gone = new Promise<never>((_, lost) => {
      client.on('error', lost);
      client.on('end', () => lost(new Error('the connection was closed')));
    });
    gone.catch(() => {});
    client.on('notification', ({ payload }) => {
      if (payload) this.options.onChange(JSON.parse(payload) as ReferenceChange);
    });
    try {
      await client.connect();
      await client.query('LISTEN reference_changed');
      onListening();
      this.options.onListening();
      await gone;
    } finally {
      await client.end().catch(() => {});
    }
  }
}
