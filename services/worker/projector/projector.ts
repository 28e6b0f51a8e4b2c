/**
 * Keeps the read models up to date: one process at a time, the others wait. Whatever goes wrong with the
 * database or the event store, it starts over from the stored checkpoints; it never gives up.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientBase, Pool } from 'pg';
import { projections as allProjections } from '../../../projections/index.js';
import type { Projection, Upcast } from '../../../projections/projection.js';
import { backoff } from '../../event-store/backoff.js';
import type { EventReader } from '../../event-store/port.js';
import { holdAlone } from '../../platform/exclusive-session.js';
import { recordSpanOfEach } from '../../platform/tracing.js';
import { keepIdentity } from '../../proof/ledger-identity.js';
import type { CheckpointProgress } from './checkpoint-progress.js';
import { CheckpointMoved } from './faults.js';
import { PROJECTOR_LOCK } from './locks.js';
import { type Halt, Lockstep } from './lockstep.js';
import { prepareReadModels } from './prepare-read-models.js';
import { LIVE, openSession } from './read-model-schema.js';
import type { RebuildProgress } from './rebuild.js';
import { upcastStored } from './upcast.js';

/** Before it looks again whether the read models are its own. */
const OUTDATED_MS = 500;
/** Where nothing is left to do but wait for a rebuild. */
const ALL_HALTED_MS = 1_000;
/** Where nothing is left to do until somebody has connected what belongs together. */
const MISMATCH_MS = 10_000;
const BATCH = 500;

export interface ProjectorOptions {
  /** This process projects from now on. */
  onActive?(): void;
  /** The connection to the database or the event store was lost; it is taken up again. */
  onInterrupted?(error: unknown): void;
  onHalt?(halt: Halt): void;
  onRebuild?(progress: RebuildProgress): void;
  /** The read models are those of a later release: this process leaves them alone. */
  onOutdated?(): void;
  /** The database was folded from another ledger: this process leaves the read models alone. */
  onMismatch?(mismatch: string): void;
  readonly projections?: readonly Projection[];
  /** Of these projections. */
  readonly edition?: number;
  readonly upcast?: Upcast;
}

export class Projector {
  private readonly stopping = new AbortController();
  private readonly projections: readonly Projection[];
  private readonly upcast: Upcast;
  private running: Promise<void> | undefined;
  private retriedHalted = false;
  private isIdentityKept = false;

  constructor(
    private readonly pool: Pool,
    private readonly store: EventReader,
    private readonly progress: Pick<CheckpointProgress, 'report'>,
    private readonly options: ProjectorOptions = {},
  ) {
    this.projections = options.projections ?? allProjections;
    this.upcast = options.upcast ?? upcastStored;
  }

  start(): void {
    this.running ??= this.run();
  }

  /** Lets the batch at work end. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    for (let failures = 0; !this.stopping.signal.aborted; ) {
      try {
        await this.session(() => {
          failures = 0;
        });
      } catch (error) {
        this.options.onInterrupted?.(error);
        await this.pause(backoff(failures++));
      }
    }
  }

  /**
   * One connection holds the lock and writes: a process that has lost the lock has lost the connection, and
   * cannot write any more.
   */
  private async session(onProgress: () => void): Promise<void> {
    const client = await openSession(this.pool, LIVE);
    const lost = new AbortController();
    client.once('end', () => lost.abort());
    try {
      if (!(await holdAlone(client, PROJECTOR_LOCK, this.stopping.signal))) return;
      if (!(await this.prepare(client))) return;
      this.options.onActive?.();
      while (!this.stopping.signal.aborted) {
        await this.follow(client, lost.signal, onProgress);
        if (lost.signal.aborted) throw new Error('the connection to the database was lost');
      }
    } finally {
      await client.end().catch(() => {});
    }
  }

  /** The read models must be those of this release; a halted one gets a chance after a restart. */
  private async prepare(client: ClientBase): Promise<boolean> {
    const { signal } = this.stopping;
    const ready = await prepareReadModels(this.pool, this.store, {
      projections: this.projections,
      edition: this.options.edition,
      upcast: this.upcast,
      onProgress: this.options.onRebuild,
      onMismatch: this.options.onMismatch,
      signal,
    });
    if (ready === 'newer') {
      this.options.onOutdated?.();
      await this.pause(OUTDATED_MS);
    }
    if (ready === 'mismatch') await this.pause(MISMATCH_MS);
    if (ready !== 'current') return false;
    if (!this.retriedHalted) {
      await client.query('UPDATE checkpoint SET halted_at = NULL, error = NULL WHERE halted_at IS NOT NULL');
      this.retriedHalted = true;
    }
    return true;
  }

  /** Until the service stops, the connection is lost, or a rebuild has moved the checkpoints. */
  private async follow(client: ClientBase, lost: AbortSignal, onProgress: () => void): Promise<void> {
    const { upcast, projections, progress } = this;
    const { onHalt, onInterrupted } = this.options;
    const lockstep = await Lockstep.resume(client, LIVE, projections, { upcast, onHalt });
    progress.report(lockstep.checkpoints);
    const after = lockstep.position;
    if (after === undefined) return this.pause(ALL_HALTED_MS);

    const signal = AbortSignal.any([this.stopping.signal, lost]);
    for await (const batch of this.store.subscribe({ after, batchSize: BATCH, signal, onInterrupted })) {
      const begun = performance.now();
      try {
        await lockstep.apply(batch);
      } catch (error) {
        if (error instanceof CheckpointMoved) return;
        throw error;
      }
      if (!this.isIdentityKept) this.isIdentityKept = await keepIdentity(this.pool, this.store);
      recordSpanOfEach(batch, {
        name: 'project',
        kind: 'consumer',
        seconds: (performance.now() - begun) / 1_000,
        attributes: { 'ledger.events': batch.length },
      });
      onProgress();
      progress.report(lockstep.checkpoints);
      if (lockstep.position === undefined) return;
    }
  }

  private async pause(milliseconds: number): Promise<void> {
    await sleep(milliseconds, undefined, { signal: this.stopping.signal }).catch(() => {});
  }
}
