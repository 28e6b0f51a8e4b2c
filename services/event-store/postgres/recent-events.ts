import type { ReadAllOptions, RecordedEvent } from '../port.js';

/** Events kept: what subscriptions that read one after the other are apart, many times over. */
const KEPT = 1_000;

/**
 * Reads of the ledger's end for all subscriptions of a process: what one of them has read the others get from memory,
 * so that an event is read and parsed once, however many follow. What has been read of the ledger never changes.
 */
export class RecentEvents {
  /** Every event after `after`, up to the last of them. */
  private events: readonly RecordedEvent[] = [];
  private after = 0n;

  constructor(private readonly readAll: (options: ReadAllOptions) => Promise<RecordedEvent[]>) {}

  /** As `readAll`; a batch may be shorter although the ledger has more. Nothing is answered only where there is no more. */
  async read({ after, limit }: ReadAllOptions): Promise<RecordedEvent[]> {
    const known = this.eventsAfter(after);
    if (known.length > 0) return known.slice(0, limit);
    const read = await this.readAll({ after, limit });
    if (read.length > 0) this.keep(after, read);
    return read;
  }

  private eventsAfter(after: bigint): readonly RecordedEvent[] {
    const last = this.events.at(-1);
    if (!last || after < this.after || after >= last.position) return [];
    return this.events.slice(this.events.findIndex(({ position }) => position > after));
  }

  /** What follows on what is known is added to it; anything later takes its place. */
  private keep(after: bigint, read: readonly RecordedEvent[]): void {
    const last = this.events.at(-1);
    if (last && after < last.position) return;
    const follows = last !== undefined && after === last.position;
    const events = follows ? [...this.events, ...read] : read;
    this.events = events.slice(-KEPT);
    const dropped = events[events.length - this.events.length - 1];
    this.after = dropped?.position ?? (follows ? this.after : after);
  }
}
