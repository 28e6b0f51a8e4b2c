import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { backoff } from '../backoff.js';
import { CHANNEL } from './schema.js';

const POLL_MS = 1_000;
/** While nothing listens. */
const POLL_ALONE_MS = 200;

/**
 * Wakes subscribers when something was appended, by any process: LISTEN on a connection of its own, which is
 * taken up again when it is lost, and a poll now and then, so that a lost announcement costs time, not events.
 * The connection is held while somebody follows.
 */
export class Announcements {
  /** Grows with each announcement: note it before reading events, then wait for it to change. */
  version = 0;
  private readonly listeners = new Set<(lost?: unknown) => void>();
  private stop: AbortController | undefined;
  private listening: Promise<void> | undefined;
  private connected = false;

  constructor(private readonly config: pg.ClientConfig) {}

  /** `onLost` is called at each loss of the connection. The returned function stops following. */
  follow(onLost: (error: unknown) => void): () => void {
    const listener = (lost?: unknown) => {
      if (lost !== undefined) onLost(lost);
    };
    this.listeners.add(listener);
    if (!this.stop) {
      this.stop = new AbortController();
      this.listening = this.listen(this.stop.signal);
    }
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) void this.close();
    };
  }

  /** Resolves when there was an announcement after `version`, when it is time to poll, and on abort. */
  async next(version: number, signal: AbortSignal): Promise<void> {
    if (this.version !== version || signal.aborted) return;
    const woken = new AbortController();
    const wake = () => woken.abort();
    this.listeners.add(wake);
    signal.addEventListener('abort', wake);
    await sleep(this.connected ? POLL_MS : POLL_ALONE_MS, undefined, { signal: woken.signal }).catch(
      () => {},
    );
    signal.removeEventListener('abort', wake);
    this.listeners.delete(wake);
  }

  async close(): Promise<void> {
    this.stop?.abort();
    this.stop = undefined;
    await this.listening;
  }

  private announce(lost?: unknown): void {
    this.version++;
    for (const listener of this.listeners) listener(lost);
  }

  private async listen(stop: AbortSignal): Promise<void> {
    for (let failures = 0; !stop.aborted; ) {
      const client = new pg.Client(this.config);
      // Whatever goes wrong comes through `lost`; without a listener a second error would end the process.
      client.on('error', () => {});
      const lost = once(client, 'end', { signal: stop }).then(
        () => new Error('the connection ended'),
        (error: unknown) => error,
      );
      try {
        await client.connect();
        client.on('notification', () => this.announce());
        await client.query(`LISTEN ${CHANNEL}`);
        this.connected = true;
        failures = 0;
        // For what was appended while the connection was lost.
        this.announce();
        const error = await lost;
        if (!stop.aborted) this.announce(error);
      } catch {
        failures++;
      }
      this.connected = false;
      await client.end().catch(() => {});
      if (!stop.aborted) await sleep(backoff(failures), undefined, { signal: stop }).catch(() => {});
    }
  }
}
