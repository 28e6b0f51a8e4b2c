import { AsyncLocalStorage } from 'node:async_hooks';
import type { Moment } from '../../../../projections/past.js';

const looksAt = new AsyncLocalStorage<Moment>();

/** The past moment that the call at work asks for; undefined where it asks for the present. */
export const momentAsked = (): Moment | undefined => looksAt.getStore();

/** Calls that look at the past now. */
let looking = 0;

/**
 * Does work in which every query is answered as it would have been at that moment.
 *
 * From the first use of the storage until it is disabled Node follows each promise of the process, any code's, which
 * takes a tenth of the processor time of all commands.
 */
export async function atMoment<Result>(moment: Moment, work: () => Promise<Result>): Promise<Result> {
  looking++;
  try {
    return await looksAt.run(moment, work);
  } finally {
    looking--;
    if (looking === 0) looksAt.disable();
  }
}
