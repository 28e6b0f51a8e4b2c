/**
 * Applies batches of events to all projections together: rows and checkpoints in one transaction. A projection
 * that fails is brought as far as it gets, event by event, and halted there; the others go on.
 */
import type { ClientBase } from 'pg';
import { Changes } from '../../../projections/changes.js';
import { FoldableEvent, fold, type Projection, type Upcast } from '../../../projections/projection.js';
import type { RecordedEvent } from '../../event-store/port.js';
import { transaction } from '../../platform/transaction.js';
import { CheckpointMoved, isRefusalOfRows, ProjectionFault } from './faults.js';
import { type Checkpoint, type ReadModelSchema, readCheckpoints } from './read-model-schema.js';
import { writeChanges } from './write-changes.js';

export interface Halt {
  readonly projection: string;
  /** Of the event that could not be applied. */
  readonly position: bigint;
  readonly error: string;
}

interface LockstepOptions {
  readonly upcast?: Upcast;
  readonly onHalt?: (halt: Halt) => void;
}

export class Lockstep {
  /** Projections at work. */
  private readonly working: Set<Projection>;
  /** Checkpoints by name, as this process knows them. */
  private readonly known: Map<string, Checkpoint>;

  private constructor(
    private readonly client: ClientBase,
    stored: readonly Checkpoint[],
    projections: readonly Projection[],
    private readonly options: LockstepOptions,
  ) {
    this.known = new Map(stored.map((checkpoint) => [checkpoint.name, checkpoint]));
    this.working = new Set(projections.filter(({ name }) => this.known.get(name)?.halted === null));
  }

  /** Takes up the work at the stored checkpoints of `schema`, which is the session's `search_path`. */
  static async resume(
    client: ClientBase,
    schema: ReadModelSchema,
    projections: readonly Projection[],
    options: LockstepOptions = {},
  ): Promise<Lockstep> {
    return new Lockstep(client, await readCheckpoints(client, schema), projections, options);
  }

  get checkpoints(): readonly Checkpoint[] {
    return [...this.known.values()];
  }

  /** Position after which the next batch begins; undefined where every projection has halted. */
  get position(): bigint | undefined {
    let lowest: bigint | undefined;
    for (const projection of this.working) {
      const position = this.positionOf(projection);
      if (lowest === undefined || position < lowest) lowest = position;
    }
    return lowest;
  }

  /**
   * Applies a batch, in global order and without gaps after `position`.
   *
   * @throws CheckpointMoved nothing was written: resume from the stored checkpoints
   * @throws Error the database does not answer: try again
   */
  async apply(batch: readonly RecordedEvent[]): Promise<void> {
    while (this.working.size > 0) {
      try {
        return await this.transact([...this.working], batch);
      } catch (error) {
        if (!(error instanceof ProjectionFault)) throw error;
        await this.isolate(error.projection, batch);
      }
    }
  }

  /** Event by event, up to the one that fails. */
  private async isolate(name: string, batch: readonly RecordedEvent[]): Promise<void> {
    const projection = [...this.working].find((one) => one.name === name)!;
    for (const event of batch) {
      try {
        await this.transact([projection], [event]);
      } catch (error) {
        if (!(error instanceof ProjectionFault)) throw error;
        return this.halt(projection, event, error);
      }
    }
  }

  private async halt(
    projection: Projection,
    event: RecordedEvent,
    { cause }: ProjectionFault,
  ): Promise<void> {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const error = `event ${event.type} ${event.id} of ${event.stream} at position ${event.position}: ${reason}`;
    const { rows } = await this.client.query<{ halted_at: Date }>(
      `UPDATE checkpoint SET halted_at = clock_timestamp(), error = $3 WHERE name = $1 AND position = $2
       RETURNING halted_at`,
      [projection.name, this.positionOf(projection).toString(), error],
    );
    if (!rows[0]) throw new CheckpointMoved();
    this.working.delete(projection);
    this.learn(projection, { halted: { at: rows[0].halted_at, error } });
    this.options.onHalt?.({ projection: projection.name, position: event.position, error });
  }

  private async transact(projections: readonly Projection[], batch: readonly RecordedEvent[]): Promise<void> {
    const last = batch.at(-1)!.position;
    const behind = projections.filter((projection) => this.positionOf(projection) < last);
    if (behind.length === 0) return;
    await transaction(this.client, 'BEGIN', async () => {
      // First, so that a swap of schemas, which locks the checkpoints, comes before or after this transaction.
      await this.advance(behind, last);
      const foldable = batch.map((event) => new FoldableEvent(event, this.options.upcast));
      for (const projection of behind)
        await project(this.client, projection, eventsAfter(this.positionOf(projection), foldable));
    });
    for (const projection of behind) this.learn(projection, { position: last });
  }

  /** Each checkpoint from its expected old value to the new one. */
  private async advance(projections: readonly Projection[], to: bigint): Promise<void> {
    const { rowCount } = await this.client.query({
      name: 'advance',
      text: `UPDATE checkpoint c SET position = $3
        FROM unnest($1::text[], $2::bigint[]) AS expected (name, position)
        WHERE c.name = expected.name AND c.position = expected.position AND c.halted_at IS NULL`,
      values: [
        projections.map(({ name }) => name),
        projections.map((projection) => this.positionOf(projection).toString()),
        to.toString(),
      ],
    });
    if (rowCount !== projections.length) throw new CheckpointMoved();
  }

  private positionOf({ name }: Projection): bigint {
    return this.known.get(name)!.position;
  }

  private learn({ name }: Projection, news: Partial<Checkpoint>): void {
    this.known.set(name, { ...this.known.get(name)!, ...news });
  }
}

const eventsAfter = (from: bigint, batch: readonly FoldableEvent[]): readonly FoldableEvent[] =>
  batch[0]!.position > from ? batch : batch.filter(({ position }) => position > from);

/**
 * Folds events and writes what comes of them, within the caller's transaction.
 *
 * @throws ProjectionFault the projection cannot apply one of them
 */
export async function project(
  client: ClientBase,
  projection: Projection,
  events: readonly FoldableEvent[],
): Promise<void> {
  const changes = new Changes();
  try {
    for (const event of events) fold(projection, event, changes);
  } catch (error) {
    throw new ProjectionFault(projection.name, error);
  }
  try {
    await writeChanges(client, changes);
  } catch (error) {
    throw isRefusalOfRows(error) ? new ProjectionFault(projection.name, error) : error;
  }
}
