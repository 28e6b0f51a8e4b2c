import type { Pool } from 'pg';
import type { Projection } from '../../../projections/projection.js';
import type { EventReader } from '../../event-store/port.js';
import { tableExists } from '../../platform/platform-tables.js';
import {
  type ProjectionHealth,
  ProjectionStatus,
  type ReactorHealth,
  ReadModelsNotReady,
} from '../../platform/projection-status.js';
import { mismatchOf } from '../../proof/ledger-identity.js';
import { REACTORS } from '../reactors/checkpoint.js';
import { isCurrent } from './prepare-read-models.js';
import {
  checkpointOf,
  LIVE,
  type Reached,
  readCheckpoints,
  type StoredCheckpoint,
} from './read-model-schema.js';

/** How far the read models are, from the checkpoints and the event store's head. */
export class CheckpointStatus extends ProjectionStatus {
  constructor(
    private readonly pool: Pool,
    private readonly store: Pick<EventReader, 'head' | 'readAll'>,
    private readonly projections: readonly Projection[],
  ) {
    super();
  }

  async read(): Promise<readonly ProjectionHealth[]> {
    // The head first: what is appended in between is not lag yet.
    const head = await this.store.head();
    const checkpoints = await readCheckpoints(this.pool, LIVE);
    if (!isCurrent(checkpoints, this.projections)) throw new ReadModelsNotReady();
    const secondsBehind = await this.lagOf(checkpoints, head);
    return checkpoints.map(({ name, position, halted }) => ({
      name,
      position,
      lagPositions: position < head ? head - position : 0n,
      lagSeconds: secondsBehind(position),
      halted,
    }));
  }

  async reactors(): Promise<readonly ReactorHealth[]> {
    const head = await this.store.head();
    const stored = await this.reactorCheckpoints();
    const reactors = REACTORS.map(
      (name) => stored.find((one) => one.name === name) ?? { name, position: 0n, halted: null },
    );
    // Where a halted one stands, this store may know no event.
    const secondsBehind = await this.lagOf(
      reactors.filter(({ halted }) => !halted),
      head,
    );
    return reactors.map((reactor) => ({
      ...reactor,
      lagSeconds: reactor.halted ? 0 : secondsBehind(reactor.position),
    }));
  }

  private async reactorCheckpoints(): Promise<readonly Reached[]> {
    if (!(await tableExists(this.pool, 'platform.reactor_checkpoint'))) return [];
    const { rows } = await this.pool.query<StoredCheckpoint>(
      'SELECT name, position, halted_at, error FROM platform.reactor_checkpoint',
    );
    return rows.map(checkpointOf);
  }

  mismatch(): Promise<string | undefined> {
    return mismatchOf(this.pool, this.store);
  }

  /** How long what these have not seen yet waits. */
  private async lagOf(reached: readonly Reached[], head: bigint): Promise<(position: bigint) => number> {
    const waiting = new Map<bigint, number>();
    for (const { position } of reached)
      if (position < head && !waiting.has(position)) waiting.set(position, await this.secondsSince(position));
    return (position) => waiting.get(position) ?? 0;
  }

  /** Age of the first event after a position. By the database's clock: this process' own may be wrong (OP-9). */
  private async secondsSince(after: bigint): Promise<number> {
    const [next] = await this.store.readAll({ after, limit: 1 });
    if (!next) return 0;
    const { rows } = await this.pool.query<{ now: Date }>('SELECT clock_timestamp() AS now');
    return Math.max(0, (rows[0]!.now.getTime() - next.recordedAt.getTime()) / 1000);
  }
}
