/**
 * Load, decide, append: the write side of every stream type (architecture.md, "The ledger").
 *
 * Commands of this process on one stream queue up. All that wait are decided one after another on the state in
 * memory and appended together at the exact revision, so that a busy centre costs one append for many commands.
 * Somebody else's append is noticed as a conflict: the new events are read and everything is decided again.
 */
import type { RecordedEvent } from '../event-store/port.js';
import {
  AppendTooLarge,
  EventIdTaken,
  type EventStore,
  EventStoreUnavailable,
  PartialAppendMismatch,
  WrongExpectedRevision,
} from '../event-store/port.js';
import { type DecisionGroup, decideGroup, rejectTooLarge, settle, type Waiting } from './decision-group.js';
import { type ExecutionObserver, observed } from './observer.js';
import { patiently } from './patience.js';
import type { Snapshots } from './snapshots.js';
import { StateCache } from './state-cache.js';
import { type Loaded, StreamReader } from './stream-reader.js';
import type { CommandContext, DomainCommand, DomainEvent, Executed, StreamType } from './stream-type.js';

export interface RunnerOptions {
  readonly store: EventStore;
  readonly snapshots?: Snapshots;
  readonly clock: () => Date;
  readonly onWarning: (message: string, error: unknown) => void;
  readonly observer?: ExecutionObserver;
  /** How long a command waits for an event store that does not answer. Default 10 s. */
  readonly patienceMs?: number;
  /** Most that the states in memory may weigh, in units of about a kilobyte. Default 200,000. */
  readonly cacheWeight?: number;
  /** A snapshot is saved after this many events. Default 1,000. */
  readonly snapshotEvery?: number;
}

/** Decisions of one stream in one append, at most. */
const MAX_GROUP = 512;
/** Lost races in a row before a command is given up. */
const MAX_ATTEMPTS = 20;

export class StreamRunner<State, Command extends DomainCommand, Event extends DomainEvent> {
  private readonly reader: StreamReader<State, Command, Event>;
  private readonly states: StateCache<State, Command, Event>;
  private readonly queues = new Map<string, Waiting<Command, Event>[]>();
  private readonly running = new Set<Promise<void>>();

  constructor(
    private readonly type: StreamType<State, Command, Event>,
    private readonly options: RunnerOptions,
  ) {
    this.reader = new StreamReader(type, options.store, options.snapshots, options.onWarning);
    this.states = new StateCache(type, this.reader, options);
  }

  /**
   * Executes a command on the stream of this id, once: repeated under the same command id with `context.since`,
   * it answers what came of it the first time.
   *
   * @throws DomainError the command is refused, decided on the stream's last state
   * @throws WrongExpectedRevision too many races were lost; nothing was written
   * @throws AppendTooLarge the command's events do not fit one append; nothing was written
   * @throws EventStoreUnavailable the store does not answer; the outcome is unknown
   */
  execute(id: string, command: Command, context: CommandContext): Promise<Executed<Event>> {
    return new Promise((resolve, reject) => {
      const asked = { command, context, waitingSince: performance.now(), resolve, reject };
      const waiting = observed(asked, this.options.observer);
      const queue = this.queues.get(id);
      if (queue) {
        queue.push(waiting);
        return;
      }
      this.queues.set(id, [waiting]);
      const run = this.work(id).finally(() => this.running.delete(run));
      this.running.add(run);
    });
  }

  /** Resolves when nothing runs any more: commands, snapshots. */
  async idle(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running);
    await this.states.idle();
  }

  private async work(id: string): Promise<void> {
    for (let queue = this.queues.get(id)!; queue.length > 0; ) {
      const group = queue.splice(0, MAX_GROUP);
      try {
        await this.run(id, group);
      } catch (error) {
        // The state in memory may be behind: whoever comes next reads it anew.
        this.states.forget(id);
        for (const { reject } of group) reject(error);
      }
    }
    this.queues.delete(id);
  }

  /** Settles every command of the group, or throws what all that are not settled yet are rejected with. */
  private async run(id: string, group: readonly Waiting<Command, Event>[]): Promise<void> {
    const stream = this.reader.nameOf(id);
    const until = group[0]!.waitingSince + (this.options.patienceMs ?? 10_000);
    let loaded = await this.states.get(id, until);
    let pending = await this.answerDone(stream, loaded, this.stillInTime(group), until, ({ since }) => since);
    for (let attempt = 1; pending.length > 0; attempt++) {
      const recordedAt = this.options.clock().toISOString();
      const decisions = decideGroup(this.type, stream, loaded, pending, recordedAt);
      const position = await this.append(stream, loaded, decisions, until);
      if (position === 'too-large') {
        pending = rejectTooLarge(stream, decisions, pending);
        continue;
      }
      if (typeof position === 'bigint') {
        const { state, end } = decisions;
        loaded = this.states.keep(id, { ...loaded, state, revision: end.revision, hash: end.hash, position });
        settle(decisions, position);
        pending = decisions.rest;
        attempt = 0;
        continue;
      }
      const before = loaded.revision;
      ({ loaded, pending } = await this.catchUp(id, loaded, pending, until));
      if (position === 'done-before')
        pending = await this.answerDone(stream, loaded, pending, until, () => 0n);
      if (decisions.events.length === 0 && loaded.revision === before) {
        settle(decisions, loaded.position);
        pending = decisions.rest;
      } else if (attempt >= MAX_ATTEMPTS && pending.length > 0) {
        throw new WrongExpectedRevision(stream, before, loaded.revision);
      }
    }
  }

  /** Reads what others have appended. Among it may be events of the pending commands: those are answered with them. */
  private async catchUp(
    id: string,
    known: Loaded<State>,
    pending: readonly Waiting<Command, Event>[],
    until: number,
  ): Promise<{ loaded: Loaded<State>; pending: readonly Waiting<Command, Event>[] }> {
    const own = new Map<string, RecordedEvent[]>(pending.map(({ context }) => [context.commandId, []]));
    const loaded = await patiently(until, () => {
      for (const found of own.values()) found.length = 0;
      return this.reader.follow(this.reader.nameOf(id), known, (event) =>
        own.get(String(event.metadata.commandId))?.push(event),
      );
    });
    const left = pending.filter(({ context, resolve }) => {
      const found = own.get(context.commandId)!;
      if (found.length > 0) resolve(this.reader.executed(found));
      return found.length === 0;
    });
    return { loaded: this.states.keep(id, loaded), pending: left };
  }

  /**
   * The position of the append; `outdated` where the stream may have gone on, which has to be read;
   * `done-before` where a command of the group stands in the stream already, though nobody said so.
   */
  private async append(
    stream: string,
    loaded: Loaded<State>,
    { events }: DecisionGroup<State, Command, Event>,
    until: number,
  ): Promise<bigint | 'outdated' | 'done-before' | 'too-large'> {
    // Nothing to write: a refusal has to prove that its state is the last one, by reading on.
    if (events.length === 0) return 'outdated';
    const expected = loaded.revision < 0 ? 'no-stream' : loaded.revision;
    const begun = performance.now();
    const seen = (outcome: Parameters<ExecutionObserver['append']>[0]) =>
      this.options.observer?.append(outcome, (performance.now() - begun) / 1000);
    try {
      const result = await patiently(until, () => this.options.store.append(stream, expected, events));
      seen('written');
      // Found, not written: what is stored may differ from what is in memory by when it was recorded.
      return result.repeated ? 'outdated' : result.position;
    } catch (error) {
      seen(isConflict(error) ? 'conflict' : 'failed');
      if (error instanceof EventIdTaken) return 'done-before';
      if (isConflict(error)) return 'outdated';
      if (error instanceof AppendTooLarge) return 'too-large';
      throw error;
    }
  }

  private stillInTime(group: readonly Waiting<Command, Event>[]): readonly Waiting<Command, Event>[] {
    const now = performance.now();
    return group.filter(({ context: { deadline }, reject }) => {
      const late = deadline !== undefined && deadline < now;
      if (late) reject(new EventStoreUnavailable(new Error('the command waited longer than its lease')));
      return !late;
    });
  }

  /** Answers the commands that are found in the stream, as far back as asked; the others are left. */
  private async answerDone(
    stream: string,
    loaded: Loaded<State>,
    group: readonly Waiting<Command, Event>[],
    until: number,
    sinceOf: (context: CommandContext) => bigint | Date | undefined,
  ): Promise<readonly Waiting<Command, Event>[]> {
    const left: Waiting<Command, Event>[] = [];
    for (const waiting of group) {
      const { commandId } = waiting.context;
      const since = sinceOf(waiting.context);
      const done =
        since !== undefined &&
        (await patiently(until, () => this.reader.find(stream, loaded, commandId, since)));
      if (done) waiting.resolve(done);
      else left.push(waiting);
    }
    return left;
  }
}

const isConflict = (error: unknown): boolean =>
  error instanceof WrongExpectedRevision ||
  error instanceof PartialAppendMismatch ||
  error instanceof EventIdTaken;
