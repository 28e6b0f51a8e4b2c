import { EventStoreUnavailable } from '../../event-store/port.js';
import type { AppendResult, EventStore } from '../../event-store/writer.js';

/** A real store whose appends can be watched and broken. */
export class StoreWrapper {
  appends = 0;
  reads = 0;
  /** Runs before each append reaches the store. */
  before: (() => Promise<void>) | undefined;
  /** How many of the next appends are committed and then reported as unanswered. */
  unanswered = 0;
  /** How many of the next appends are lost before the store sees them. */
  lost = 0;

  constructor(private readonly inner: EventStore) {}

  get store(): EventStore {
    return new Proxy(this.inner, {
      get: (inner, name) => {
        if (name === 'append') return this.append.bind(this);
        const member = Reflect.get(inner, name) as unknown;
        if (typeof member !== 'function') return member;
        if (name === 'readStream') this.reads++;
        return member.bind(inner);
      },
    });
  }

  private async append(...parameters: Parameters<EventStore['append']>): Promise<AppendResult> {
    this.appends++;
    await this.before?.();
    if (this.lost > 0) {
      this.lost--;
      throw new EventStoreUnavailable(new Error('lost on the way there'));
    }
    const result = await this.inner.append(...parameters);
    if (this.unanswered > 0) {
      this.unanswered--;
      throw new EventStoreUnavailable(new Error('lost on the way back'));
    }
    return result;
  }
}
