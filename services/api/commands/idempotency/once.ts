import type { TransactionQuery } from './idempotency-keys.js';
import type { KeyedRun } from './keyed-calls.js';

/**
 * The only transaction of a call, once: does `work`, or answers what an earlier run of the same call has committed.
 * @param run undefined: the call carries no key
 * @throws TakenOver; whatever `work` throws
 */
export async function once<T>(
  run: KeyedRun | undefined,
  query: TransactionQuery,
  work: () => Promise<T>,
): Promise<T> {
  if (!run) return work();
  const earlier = run.since && (await run.outcome.find(query));
  if (earlier) return earlier.result as T;
  const result = await work();
  await run.outcome.keep(query, result);
  return result;
}
