import { setTimeout as sleep } from 'node:timers/promises';
import { EventStoreUnavailable } from '../event-store/port.js';

/**
 * Repeats `attempt`, with pauses from 50 ms to 1 s, while the event store does not answer. Only for what may be
 * repeated: reads, and appends with the same ids.
 *
 * @param until reading of `performance.now()` after which the last error is thrown
 * @throws EventStoreUnavailable the time is over; the outcome of an append is unknown
 */
export async function retryWhileUnavailable<T>(until: number, attempt: () => Promise<T>): Promise<T> {
  for (let pause = 50; ; pause = Math.min(pause * 2, 1000)) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof EventStoreUnavailable)) throw error;
      const jittered = pause * (0.5 + Math.random());
      if (performance.now() + jittered > until) throw error;
      await sleep(jittered);
    }
  }
}
