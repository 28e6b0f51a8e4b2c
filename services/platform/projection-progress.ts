/**
 * Read your own writes: waits until the read models show a position of the ledger. The projector provides it, in
 * every process; commands that answer a record ask it, and queries.
 */
export abstract class ProjectionProgress {
  private highest = 0n;

  /** The highest position that this process has answered to anybody. */
  get answered(): bigint {
    return this.highest;
  }

  /** A command answers its position. */
  answers(position: bigint): void {
    if (position > this.highest) this.highest = position;
  }

  /**
   * True as soon as the rows of the named projections (all, where none is named) are true up to `position`;
   * false where that takes longer than `timeoutMs`, or where one of them has halted before it.
   */
  abstract waitFor(position: bigint, timeoutMs: number, projections?: readonly string[]): Promise<boolean>;
}
