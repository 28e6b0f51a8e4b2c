import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { ProjectionProgress } from '../../platform/projection-progress.js';
import { type Checkpoint, LIVE, readCheckpoints } from './read-model-schema.js';

/** Between two looks at the checkpoints, while somebody waits: nobody waits for long. */
const POLL_MS = 15;

interface Waiter {
  readonly position: bigint;
  readonly projections: readonly string[];
  settle(reached: boolean): void;
}

/**
 * Knows the checkpoints from the projector of this process, which tells them after each batch, or where another
 * process projects, by looking at the table for as long as somebody waits.
 */
export class CheckpointProgress extends ProjectionProgress {
  private checkpoints: ReadonlyMap<string, Checkpoint> = new Map();
  private readonly waiters = new Set<Waiter>();
  private polling = false;

  constructor(
    private readonly pool: Pool,
    private readonly names: readonly string[],
  ) {
    super();
  }

  waitFor(position: bigint, timeoutMs: number, projections = this.names): Promise<boolean> {
    if (this.reached(position, projections)) return Promise.resolve(true);
    return new Promise((resolve) => {
      const settle = (reached: boolean) => {
        clearTimeout(timer);
        this.waiters.delete(waiter);
        resolve(reached);
      };
      const waiter: Waiter = { position, projections, settle };
      const timer = setTimeout(settle, timeoutMs, false);
      this.waiters.add(waiter);
      if (!this.polling) void this.poll();
    });
  }

  /** What the projector has just written or read. */
  tell(checkpoints: readonly Checkpoint[]): void {
    this.checkpoints = new Map(checkpoints.map((checkpoint) => [checkpoint.name, checkpoint]));
    for (const { position, projections, settle } of [...this.waiters]) {
      if (this.reached(position, projections)) settle(true);
      else if (this.haltedBefore(position, projections)) settle(false);
    }
  }

  private async poll(): Promise<void> {
    this.polling = true;
    while (this.waiters.size > 0) {
      // A database that does not answer is nobody's answer: who waits is told by the timeout.
      const checkpoints = await readCheckpoints(this.pool, LIVE).catch(() => []);
      if (checkpoints.length > 0) this.tell(checkpoints);
      if (this.waiters.size > 0) await sleep(POLL_MS);
    }
    this.polling = false;
  }

  private reached(position: bigint, projections: readonly string[]): boolean {
    return projections.every((name) => (this.checkpoints.get(name)?.position ?? -1n) >= position);
  }

  private haltedBefore(position: bigint, projections: readonly string[]): boolean {
    return projections.some((name) => {
      const checkpoint = this.checkpoints.get(name);
      return checkpoint?.halted != null && checkpoint.position < position;
    });
  }
}
