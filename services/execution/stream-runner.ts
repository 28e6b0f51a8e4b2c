/**
 * Load, decide, append: how commands are executed on the streams of one type.
 *
 * The commands that this process receives for one stream form a queue. All commands in the queue are decided one after
 * another on the state in memory and appended together at the exact revision, so that many commands of a busy centre
 * cost one append. An append of another process shows as a conflict: its events are read and everything is decided
 * again.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { RecordedEvent } from '../event-store/port.js';
import { AppendTooLarge, EventStoreUnavailable, WrongExpectedRevision } from '../event-store/port.js';
import { EventIdTaken, type EventStore, PartialAppendMismatch } from '../event-store/writer.js';
import {
  answerGroup,
  type DecisionGroup,
  decideGroup,
  rejectTooLarge,
  type Waiting,
} from './decision-group.js';
import { type ExecutionObserver, observed } from './observer.js';
import { retryWhileUnavailable } from './retry.js';
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
  /** Milliseconds during which a command is retried while the event store does not answer. Default 10,000. */
  readonly retryForMs?: number;
  /** Upper bound for the size of all states in memory, in units of about a kilobyte. Default 200,000. */
  readonly cacheWeight?: number;
  /** A snapshot is saved after this many events. Default 1,000. */
  readonly snapshotEvery?: number;
}

/** Most commands that are decided for one append. */
const MAX_GROUP = 512;
/** Conflicts in a row after which a command fails. */
const MAX_ATTEMPTS = 20;

const LONGEST_PAUSE_MS = 250;

/**
 * Pause, as a multiple of the time of the last append: in it another process reads what was written, decides and
 * writes, which are four calls to the store.
 */
const TURN = 4;
/** Probability of the pause before an append that follows closely on the one before. */
const GIVES_WAY = 0.1;

/** What became of the append of a group of decisions. */
type Append =
  /** The events are stored; `position` is that of the last one. */
  | { readonly outcome: 'written'; readonly position: bigint; readonly tookMs: number }
  /** Nothing was written: the stream may have events that were not read yet. */
  | { readonly outcome: 'outdated' }
  /** Nothing was written: a command of the group was executed before, and its events are stored. */
  | { readonly outcome: 'executed-before' }
  /** Nothing was written: the events exceed the size of an append. */
  | { readonly outcome: 'too-large' };

/**
 * Executes commands on the streams of one type: those for the same stream one after the other, or together in one
 * append where possible; different streams at the same time.
 */
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
   * it answers the result of the first execution.
   *
   * @throws DomainError the command is refused, decided on the stream's last state
   * @throws WrongExpectedRevision too many conflicts; nothing was written
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

  /**
   * The events that the command would append to the stream's last state; nothing is appended. A command that was
   * executed before, which `context.since` makes it look for, answers the events of then.
   *
   * @throws DomainError the command would be refused
   * @throws EventStoreUnavailable the store does not answer
   */
  async preview(id: string, command: Command, context: CommandContext): Promise<readonly Event[]> {
    const before = await this.executedBefore(id, context);
    return before ? before.events : this.type.decide(command, await this.latest(id));
  }

  /**
   * What came of a command that `context.since` says may have been executed; undefined where it was not. Of any other
   * command nothing is read.
   *
   * @throws EventStoreUnavailable the store does not answer
   */
  async executedBefore(
    id: string,
    { commandId, since }: CommandContext,
  ): Promise<Executed<Event> | undefined> {
    if (since === undefined) return undefined;
    const until = performance.now() + (this.options.retryForMs ?? 10_000);
    const newest = await this.newest(id, until);
    return retryWhileUnavailable(until, () =>
      this.reader.find(this.reader.nameOf(id), newest, commandId, since),
    );
  }

  /**
   * The stream's state with all that the store holds at the time of the call.
   *
   * @throws EventStoreUnavailable the store does not answer
   */
  async latest(id: string): Promise<State> {
    return (await this.newest(id, performance.now() + (this.options.retryForMs ?? 10_000))).state;
  }

  /** Whether the stream has an event, as far as this process knows. @throws EventStoreUnavailable */
  protected async isBegun(id: string): Promise<boolean> {
    const until = performance.now() + (this.options.retryForMs ?? 10_000);
    return (await this.states.get(id, until)).revision >= 0;
  }

  /** Name of the stream of this id. */
  streamOf(id: string): string {
    return this.reader.nameOf(id);
  }

  /** Resolves when no command is executed and no snapshot is saved any more. */
  async idle(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running);
    await this.states.idle();
  }

  private async newest(id: string, until: number): Promise<Loaded<State>> {
    const known = await this.states.get(id, until);
    return retryWhileUnavailable(until, () => this.reader.follow(this.reader.nameOf(id), known));
  }

  private async work(id: string): Promise<void> {
    for (let queue = this.queues.get(id)!; queue.length > 0; ) {
      const group = queue.splice(0, MAX_GROUP);
      try {
        await this.run(id, group);
      } catch (error) {
        // The state in memory may be outdated: the next command loads it again.
        this.states.forget(id);
        for (const { reject } of group) reject(error);
      }
    }
    this.queues.delete(id);
  }

  /** Answers every command of the group; an error that it throws is the answer to all that have none yet. */
  private async run(id: string, group: readonly Waiting<Command, Event>[]): Promise<void> {
    const stream = this.reader.nameOf(id);
    const until = group[0]!.waitingSince + (this.options.retryForMs ?? 10_000);
    let loaded = await this.states.get(
      id,
      until,
      group.every(({ context }) => context.isProbablyFirst),
    );
    let pending = await this.answerExecuted(
      stream,
      loaded,
      this.stillInTime(group),
      until,
      ({ since }) => since,
    );
    for (let attempt = 1; pending.length > 0; attempt++) {
      await this.giveWay(loaded);
      const recordedAt = this.options.clock().toISOString();
      const decisions = decideGroup(this.type, stream, loaded, pending, recordedAt);
      const append = await this.append(stream, loaded, decisions, until);
      switch (append.outcome) {
        case 'too-large':
          pending = rejectTooLarge(stream, decisions, pending);
          break;
        case 'written': {
          const { position, tookMs } = append;
          const { state, end } = decisions;
          const lastAppend = { at: performance.now(), tookMs };
          loaded = this.states.keep(id, { ...loaded, ...end, state, position, lastAppend });
          answerGroup(decisions, position, this.options.store.hasDensePositions);
          pending = decisions.rest;
          attempt = 0;
          break;
        }
        case 'outdated':
        case 'executed-before': {
          const before = loaded.revision;
          ({ loaded, pending } = await this.catchUp(id, loaded, pending, until));
          if (append.outcome === 'executed-before')
            pending = await this.answerExecuted(stream, loaded, pending, until, () => 0n);
          if (decisions.events.length === 0 && loaded.revision === before) {
            answerGroup(decisions, loaded.position);
            pending = decisions.rest;
          } else if (attempt >= MAX_ATTEMPTS && pending.length > 0) {
            throw new WrongExpectedRevision(stream, before, loaded.revision);
          } else if (loaded.revision === before && pending.length > 0) {
            // What refused the append cannot be read yet: to decide again at once would only be refused again.
            await sleep(conflictPause(attempt));
          }
        }
      }
    }
  }

  /**
   * Reads the events that were appended since `known`. A pending command that finds its own events there is answered.
   */
  private async catchUp(
    id: string,
    known: Loaded<State>,
    pending: readonly Waiting<Command, Event>[],
    until: number,
  ): Promise<{ loaded: Loaded<State>; pending: readonly Waiting<Command, Event>[] }> {
    const own = new Map<string, RecordedEvent[]>(pending.map(({ context }) => [context.commandId, []]));
    const loaded = await retryWhileUnavailable(until, () => {
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

  /** @throws EventStoreUnavailable the outcome is unknown */
  private async append(
    stream: string,
    loaded: Loaded<State>,
    { events }: DecisionGroup<State, Command, Event>,
    until: number,
  ): Promise<Append> {
    // All were refused: the state may be outdated, and is not known to be the last one before the stream is read on.
    if (events.length === 0) return { outcome: 'outdated' };
    const expected = loaded.revision < 0 ? 'no-stream' : loaded.revision;
    const begun = performance.now();
    const seen = (outcome: Parameters<ExecutionObserver['append']>[0]) =>
      this.options.observer?.append(outcome, (performance.now() - begun) / 1000, events);
    try {
      const result = await retryWhileUnavailable(until, () =>
        this.options.store.append(stream, expected, events),
      );
      seen('written');
      // Found, not written: the stored events may differ from those in memory in `recordedAt`, and must be read.
      return result.repeated
        ? { outcome: 'outdated' }
        : { outcome: 'written', position: result.position, tookMs: performance.now() - begun };
    } catch (error) {
      seen(isConflict(error) ? 'conflict' : error instanceof AppendTooLarge ? 'refused' : 'failed');
      if (error instanceof EventIdTaken) return { outcome: 'executed-before' };
      if (isConflict(error)) return { outcome: 'outdated' };
      if (error instanceof AppendTooLarge) return { outcome: 'too-large' };
      throw error;
    }
  }

  /**
   * A process that writes to a stream without a pause waits at random, long enough for another process to read what was
   * written and to append to the stream as well (docs/decisions/0049).
   */
  private async giveWay({ lastAppend }: Loaded<State>): Promise<void> {
    if (!this.options.store.favoursLastWriter || !lastAppend) return;
    const turnMs = TURN * lastAppend.tookMs;
    if (performance.now() - lastAppend.at > turnMs || Math.random() >= GIVES_WAY) return;
    await sleep(turnMs);
  }

  private stillInTime(group: readonly Waiting<Command, Event>[]): readonly Waiting<Command, Event>[] {
    const now = performance.now();
    return group.filter(({ context: { deadline }, reject }) => {
      const late = deadline !== undefined && deadline < now;
      if (late) reject(new EventStoreUnavailable(new Error('the command waited longer than its lease')));
      return !late;
    });
  }

  /** Answers the commands whose events are found in the stream after `sinceOf` them; returns the other commands. */
  private async answerExecuted(
    stream: string,
    loaded: Loaded<State>,
    group: readonly Waiting<Command, Event>[],
    until: number,
    sinceOf: (context: CommandContext) => bigint | undefined,
  ): Promise<readonly Waiting<Command, Event>[]> {
    const left: Waiting<Command, Event>[] = [];
    for (const waiting of group) {
      const { commandId } = waiting.context;
      const since = sinceOf(waiting.context);
      const done =
        since !== undefined &&
        (await retryWhileUnavailable(until, () => this.reader.find(stream, loaded, commandId, since)));
      if (done) waiting.resolve(done);
      else left.push(waiting);
    }
    return left;
  }
}

/** Milliseconds to wait after so many attempts, some three seconds over all of them; with a random part. */
const conflictPause = (attempt: number): number =>
  Math.min(LONGEST_PAUSE_MS, 2 ** attempt) * (0.5 + Math.random() / 2);

const isConflict = (error: unknown): boolean =>
  error instanceof WrongExpectedRevision ||
  error instanceof PartialAppendMismatch ||
  error instanceof EventIdTaken;
