/**
 * Compares live read models with a replay while both go on: part after part, each in a short transaction in which the
 * replay is where the live tables are. Rests come between transactions: one that rests would keep the database from
 * clearing away old rows, and the audit trail from being sealed (docs/decisions/0079).
 */
import type { ClientBase } from 'pg';
import { FoldableEvent, type Projection } from '../../../projections/projection.js';
import { storedTables, type Table } from '../../../projections/table.js';
import type { RecordedEvent } from '../../event-store/port.js';
import type { Pace } from '../../platform/pace.js';
import { type Compared, furthest, type Replayed, whyNot } from './comparable.js';
import { compareNextPart, joined, type Part } from './compare-tables.js';
import { ProjectionFault } from './faults.js';
import { project } from './lockstep.js';
import { LIVE, readCheckpoints } from './read-model-schema.js';

interface PacedReplay extends Replayed {
  readonly pace: Pace;
}

/** Events that one transaction applies to the replay. */
const BATCH = 500;
/** Transactions in a row in which the replay neither got on nor was where the live tables are. */
const MOST_IDLE = 100;

/**
 * What is written into a part that was compared already is compared by the next round.
 *
 * @throws NothingToVerify there are no read models any more
 */
export async function compareInParts(session: ClientBase, replayed: PacedReplay): Promise<Compared> {
  const { projections, onProgress } = replayed;
  const follower = new Follower(session, replayed);
  const compared = new Map<string, ReturnType<typeof joined>[]>();
  for (const projection of projections) {
    const tables = [];
    for (const table of storedTables(projection)) {
      onProgress({ phase: 'compare', table: table.name });
      tables.push(joined(table, await partsOf(table, projection, follower, session, replayed)));
    }
    compared.set(projection.name, tables);
  }
  return {
    position: follower.begun,
    comparisons: [...compared].flatMap(([name, tables]) => (follower.reasons.has(name) ? [] : tables)),
    later: follower.events,
    notComparable: [...follower.reasons].map(([projection, reason]) => ({ projection, reason })),
  };
}

async function partsOf(
  table: Table,
  { name }: Projection,
  follower: Follower,
  session: ClientBase,
  { schema, pace }: PacedReplay,
): Promise<Part[]> {
  const parts: Part[] = [];
  for (let more = true; more; ) {
    const after = parts.at(-1)?.until;
    const part = await follower.inStep(async () =>
      follower.reasons.has(name) ? undefined : compareNextPart(session, table, schema, after),
    );
    if (part) parts.push(part);
    more = part?.until !== undefined;
    await pace();
  }
  return parts;
}

/** Keeps the replay where the live tables are. */
class Follower {
  /** Why projections cannot be compared, by their names. */
  readonly reasons = new Map<string, string>();
  /** Events applied so far. */
  events = 0;
  /** Position at which the comparison began. */
  begun = 0n;
  /** Of the last event that the replay holds. */
  private position: bigint;
  /** Read from the store, and not applied yet. */
  private ahead: RecordedEvent[] = [];
  /** Up to here everything that the store has is applied or `ahead`. */
  private readUntil: bigint;
  private livePosition = 0n;

  constructor(
    private readonly session: ClientBase,
    private readonly replayed: PacedReplay,
  ) {
    const { faults, position } = replayed.loaded;
    for (const { projection, message } of faults) this.reasons.set(projection, message);
    this.position = position;
    this.readUntil = position;
  }

  /**
   * Does work in a transaction whose snapshot has live tables and replay at the same position; unless a rebuild swaps the
   * tables within it: the snapshot may be without the last rows of the new ones. What then seems to differ does so no more
   * when it is compared again.
   *
   * @throws NothingToVerify
   * @throws Error the live tables stay where the replay cannot get to
   */
  async inStep<T>(work: () => Promise<T>): Promise<T> {
    for (let idle = 0; idle < MOST_IDLE; idle++) {
      await this.readAhead();
      const before = this.position;
      const done = await this.transaction(work);
      if (done) return done.result;
      if (this.position > before) idle = 0;
      await this.replayed.pace();
    }
    throw new Error(`the live read models are at ${this.livePosition}, their replay at ${this.position}`);
  }

  private async readAhead(): Promise<void> {
    const limit = BATCH - this.ahead.length;
    if (limit <= 0) return;
    // What the live tables hold was in the store before they held it.
    const { livePosition } = this;
    const after = this.ahead.at(-1)?.position ?? this.position;
    const read = await this.replayed.store.readAll({ after, limit });
    this.ahead.push(...read);
    this.readUntil = this.ahead.at(-1)?.position ?? this.position;
    if (read.length < limit && livePosition > this.readUntil) this.readUntil = livePosition;
  }

  private async transaction<T>(work: () => Promise<T>): Promise<{ readonly result: T } | undefined> {
    const { session } = this;
    await session.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
    try {
      await this.lookAtLive();
      const due = this.ahead.filter(({ position }) => position <= this.livePosition);
      await this.apply(due);
      const isInStep = this.position <= this.livePosition && this.livePosition <= this.readUntil;
      if (isInStep && this.begun === 0n) this.begun = this.livePosition;
      const done = isInStep ? { result: await work() } : undefined;
      await session.query('COMMIT');
      this.applied(due);
      return done;
    } catch (error) {
      await session.query('ROLLBACK');
      throw error;
    }
  }

  private async lookAtLive(): Promise<void> {
    const checkpoints = await readCheckpoints(this.session, LIVE);
    this.livePosition = furthest(checkpoints);
    for (const { name, version } of this.replayed.projections) {
      const stored = checkpoints.find((checkpoint) => checkpoint.name === name);
      const reason = whyNot(stored, version, this.livePosition);
      if (reason && !this.reasons.has(name)) this.reasons.set(name, reason);
    }
  }

  /** Within the transaction. */
  private async apply(events: readonly RecordedEvent[]): Promise<void> {
    if (events.length === 0) return;
    const foldable = events.map((event) => new FoldableEvent(event, this.replayed.upcast));
    for (const projection of this.replayed.projections) {
      if (this.reasons.has(projection.name)) continue;
      await this.session.query('SAVEPOINT projection');
      try {
        await project(this.session, projection, foldable);
      } catch (error) {
        if (!(error instanceof ProjectionFault)) throw error;
        this.reasons.set(projection.name, error.message);
        await this.session.query('ROLLBACK TO SAVEPOINT projection');
      }
    }
  }

  /** The transaction with these events is committed. */
  private applied(events: readonly RecordedEvent[]): void {
    for (const event of events) this.replayed.inspect(event);
    this.ahead.splice(0, events.length);
    this.events += events.length;
    this.position = events.at(-1)?.position ?? this.position;
  }
}
