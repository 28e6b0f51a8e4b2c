import { setTimeout as sleep } from 'node:timers/promises';

/** Called between two pieces of work; resolves when the next one may begin. */
export type Pace = () => Promise<void>;

export const WITHOUT_REST: Pace = async () => {};

/**
 * Rests after each piece of work, the longer the piece took: work that is done between the calls, one piece after the
 * other, takes this share of one processor core at most, of this process and the database together.
 *
 * @param share above 0, at most 1
 * @param signal ends a rest with its reason
 */
export function paceOf(share: number, signal: AbortSignal): Pace {
  let begun = performance.now();
  return async () => {
    const worked = performance.now() - begun;
    await sleep(worked * (1 / share - 1), undefined, { signal });
    begun = performance.now();
  };
}
