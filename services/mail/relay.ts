/**
 * Hands outgoing mails to the queue, each once by its id. A mail is deleted here only after the queue has it: if this
 * process dies in between, another relay hands it over again under the same id, which the queue and the record of sent
 * mails recognise.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { IdentifiedMail } from '../jobs/job-kinds.js';
import { NotificationListener } from '../platform/notification-listener.js';
import { OUTGOING_MAILS_CHANNEL } from './outgoing-mails.js';

export interface MailRelayOptions {
  readonly pool: Pool;
  /** For the connection that listens. */
  readonly connectionString: string;
  /** Resolves when the mails are durable on the queue; an id that it already has is the same mail. */
  readonly handOver: (mails: readonly IdentifiedMail[]) => Promise<void>;
  readonly onInterrupted?: (error: unknown) => void;
  /** Mails at once. */
  readonly batch?: number;
  /** How long other relays leave a taken mail alone. */
  readonly holdMs?: number;
  /** When a notification is lost, a mail is found after this long. */
  readonly pollMs?: number;
}

const DEFAULTS = { batch: 100, holdMs: 30_000, pollMs: 10_000 };

const TAKE = `
  UPDATE platform.outgoing_mail SET held_until = clock_timestamp() + $2 * interval '1 millisecond'
  WHERE id IN (
    SELECT id FROM platform.outgoing_mail
    -- No hold ends later than that, unless the clock was set back since.
    WHERE held_until NOT BETWEEN clock_timestamp() AND clock_timestamp() + $2 * interval '1 millisecond'
    ORDER BY position LIMIT $1 FOR UPDATE SKIP LOCKED)
  RETURNING id, mail`;

const RELEASE = `UPDATE platform.outgoing_mail SET held_until = '-infinity' WHERE id = ANY ($1)`;

export class MailRelay {
  private readonly stopping = new AbortController();
  private readonly options: Required<Omit<MailRelayOptions, 'onInterrupted'>> & MailRelayOptions;
  private readonly listener: NotificationListener;
  private running: Promise<void> = Promise.resolve();
  private wake: () => void = () => {};

  constructor(options: MailRelayOptions) {
    this.options = { ...DEFAULTS, ...options };
    this.listener = new NotificationListener({
      connectionString: options.connectionString,
      channel: OUTGOING_MAILS_CHANNEL,
      onNotification: () => this.wake(),
      onListening: () => this.wake(),
      onLost: (error) => options.onInterrupted?.(error),
    });
  }

  start(): void {
    this.listener.start();
    this.running = this.run();
  }

  /** What is being handed over is handed over first. */
  async stop(): Promise<void> {
    this.stopping.abort();
    this.wake();
    await this.listener.stop();
    await this.running;
  }

  /**
   * Hands over everything that was committed before the call and is not held by another relay.
   * @returns how many mails
   */
  async drain(): Promise<number> {
    const { pool, batch, holdMs, handOver } = this.options;
    for (let handedOver = 0; ; ) {
      const { rows } = await pool.query<IdentifiedMail>(TAKE, [batch, holdMs]);
      if (rows.length === 0) return handedOver;
      const ids = rows.map(({ id }) => id);
      try {
        await handOver(rows);
      } catch (error) {
        await pool.query(RELEASE, [ids]);
        throw error;
      }
      await pool.query('DELETE FROM platform.outgoing_mail WHERE id = ANY ($1)', [ids]);
      handedOver += rows.length;
      if (this.stopping.signal.aborted) return handedOver;
    }
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      const woken = new Promise<void>((wake) => {
        this.wake = wake;
      });
      await this.drain().catch((error: unknown) => this.options.onInterrupted?.(error));
      const polled = new AbortController();
      await Promise.race([
        woken,
        sleep(this.options.pollMs, undefined, { signal: polled.signal, ref: false }).catch(() => {}),
      ]);
      polled.abort();
    }
  }
}
