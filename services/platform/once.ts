/**
 * What a call under an `Idempotency-Key` runs as, and how its one transaction is done once (docs/decisions/0003, 0012).
 */

/** Under what a keyed command runs: the same id each time that it is repeated. */
export interface KeyedRun {
  readonly commandId: string;
  /** Set where an earlier run of the command may have done it, after this position of the ledger. */
  readonly since: bigint | undefined;
  /** Reading of `performance.now()` after which nothing is begun any more: somebody else may have taken over. */
  readonly deadline: number;
  readonly outcome: KeyedOutcome;
  readonly progress: RunProgress;
}

/**
 * How far a long command is, for users who wait for it; each report also renews the time in which the command may run.
 */
export interface RunProgress {
  /** `deadline` of the run, as it was renewed last. */
  readonly deadline: number;
  /** @param done and `total` in whatever the command counts */
  report(done: number, total: number): void;
}

/** Runs SQL on the connection of a transaction; answers the rows. */
export type TransactionQuery = (sql: string, parameters: unknown[]) => Promise<unknown[]>;

/** For a call that is done by one transaction of this database: what it came to is committed with what it wrote. */
export interface KeyedOutcome {
  /** Undefined: no run of the call has committed. */
  find(query: TransactionQuery): Promise<{ readonly result: unknown } | undefined>;
  /**
   * Last in the transaction: until it ends, no other process can take the call over.
   * @throws TakenOver the transaction is not to be committed
   */
  keep(query: TransactionQuery, result: unknown): Promise<void>;
}

/** Somebody else runs the call by now. */
export class TakenOver extends Error {
  override readonly name = 'TakenOver';
}

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
  const earlier = run.since === undefined ? undefined : await run.outcome.find(query);
  if (earlier) return earlier.result as T;
  const result = await work();
  await run.outcome.keep(query, result);
  return result;
}
