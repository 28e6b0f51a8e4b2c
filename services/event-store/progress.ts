import { EventStoreUnavailable } from './port.js';
import type { AppendResult } from './writer.js';

/** What a process knows of its event store without asking: see `EventReader`. */
export class Progress {
  seen = 0n;
  failedAppend: number | undefined;

  see(position: bigint): bigint {
    if (position > this.seen) this.seen = position;
    return position;
  }

  /** @throws whatever the append throws */
  async ofAppend(append: () => Promise<AppendResult>): Promise<AppendResult> {
    try {
      const appended = await append();
      this.see(appended.position);
      this.failedAppend = undefined;
      return appended;
    } catch (error) {
      // A refusal is an answer, too.
      this.failedAppend = error instanceof EventStoreUnavailable ? performance.now() : undefined;
      throw error;
    }
  }
}
