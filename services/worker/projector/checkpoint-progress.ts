import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { READ_MODELS, type ReadModel } from '../../../projections/index.js';
import { ProjectionProgress } from '../../../projections/progress.js';
import { type Checkpoint, LIVE, readCheckpoints } from './read-model-schema.js';

/** Between two reads of the checkpoints, while a call waits. */
const POLL_MS = 15;

interface Waiter {
  readonly position: bigint;
  readonly readModels: readonly ReadModel[];
  finish(reached: boolean): void;
}

/**
 * Knows the checkpoints from the projector of this process, which reports them after each batch, or where another
 * process projects, by reading the table for as long as a call waits.
 */
export class CheckpointProgress extends ProjectionProgress {
  private checkpoints: ReadonlyMap<string, Checkpoint> = new Map();
  private readonly waiters = new Set<Waiter>();
  private polling = false;

  constructor(private readonly pool: Pool) {
    super();
  }

  waitFor(position: bigint, timeoutMs: number, readModels = READ_MODELS): Promise<boolean> {
    if (this.reached(position, readModels)) return Promise.resolve(true);
    return new Promise((resolve) => {
      const finish = (reached: boolean) => {
        clearTimeout(timer);
        this.waiters.delete(waiter);
        resolve(reached);
      };
      const waiter: Waiter = { position, readModels, finish };
      const timer = setTimeout(finish, timeoutMs, false);
      this.waiters.add(waiter);
      if (!this.polling) void this.poll();
    });
  }

  /** Takes the checkpoints that the projector has just written or read. */
  report(checkpoints: readonly Checkpoint[]): void {
    this.checkpoints = new Map(checkpoints.map((checkpoint) => [checkpoint.name, checkpoint]));
    for (const { position, readModels, finish } of [...this.waiters]) {
      if (this.reached(position, readModels)) finish(true);
      else if (this.haltedBefore(position, readModels)) finish(false);
    }
  }

  private async poll(): Promise<void> {
    this.polling = true;
    while (this.waiters.size > 0) {
      // Where the database does not answer, the calls that wait end with their timeout.
      const checkpoints = await readCheckpoints(this.pool, LIVE).catch(() => []);
      if (checkpoints.length > 0) this.report(checkpoints);
      if (this.waiters.size > 0) await sleep(POLL_MS);
    }
    this.polling = false;
  }

  private reached(position: bigint, readModels: readonly ReadModel[]): boolean {
    return readModels.every((name) => (this.checkpoints.get(name)?.position ?? -1n) >= position);
  }

  private haltedBefore(position: bigint, readModels: readonly ReadModel[]): boolean {
    return readModels.some((name) => {
      const checkpoint = this.checkpoints.get(name);
      return checkpoint?.halted != null && checkpoint.position < position;
    });
  }
}
