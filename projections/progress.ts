import type { ReadModel } from './index.js';

/**
 * Read your own writes: waits until the read models show a position of the ledger. Every process has one, provided
 * by the projector's module. Queries use it, and commands that answer a record.
 */
export abstract class ProjectionProgress {
  private highest = 0n;

  /** The highest position that this process has answered to a client. */
  get answered(): bigint {
    return this.highest;
  }

  /** A command answers its position. */
  answers(position: bigint): void {
    if (position > this.highest) this.highest = position;
  }

  /**
   * True as soon as the rows of the named read models (of all, where none is named) include everything up to
   * `position`; false where that takes longer than `timeoutMs`, or where one of them has halted before it.
   */
  abstract waitFor(position: bigint, timeoutMs: number, readModels?: readonly ReadModel[]): Promise<boolean>;
}
