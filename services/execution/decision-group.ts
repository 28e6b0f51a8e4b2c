/** Decides the waiting commands of one stream, one after another on the state in memory, for one append. */
import type { NewEvent } from '../event-store/port.js';
import { AppendTooLarge, MAX_APPEND_BYTES } from '../event-store/port.js';
import { type StreamEnd, seal } from './sealing.js';
import type { Loaded } from './stream-reader.js';
import type {
  CommandContext,
  Committed,
  DomainCommand,
  DomainEvent,
  Executed,
  StreamType,
} from './stream-type.js';

export interface Waiting<Command extends DomainCommand, Event extends DomainEvent> {
  readonly command: Command;
  readonly context: CommandContext;
  /** Reading of `performance.now()`. */
  readonly waitingSince: number;
  resolve(executed: Executed<Event>): void;
  reject(error: unknown): void;
}

interface Decided<Command extends DomainCommand, Event extends DomainEvent> {
  readonly waiting: Waiting<Command, Event>;
  readonly events: readonly Committed<Event>[];
  /** Of the stream after this command. */
  readonly revision: number;
  readonly repeated: boolean;
}

export interface DecisionGroup<State, Command extends DomainCommand, Event extends DomainEvent> {
  readonly decided: readonly Decided<Command, Event>[];
  /** Valid only once the state that they were decided on has proved to be the last one. */
  readonly refused: readonly { readonly waiting: Waiting<Command, Event>; readonly error: unknown }[];
  /** Commands for which the append had no room. */
  readonly rest: readonly Waiting<Command, Event>[];
  readonly events: readonly NewEvent[];
  /** State and end of the stream once `events` are appended. */
  readonly state: State;
  readonly end: StreamEnd;
}

/** Bytes of one append, less what the store adds to the events. */
const ROOM = MAX_APPEND_BYTES - 16_384;

/**
 * Decides as many of `pending` as fit one append. A command that the domain refuses is listed in `refused`; the same
 * command id twice is decided once.
 */
export function decideGroup<State, Command extends DomainCommand, Event extends DomainEvent>(
  type: StreamType<State, Command, Event>,
  stream: string,
  loaded: Loaded<State>,
  pending: readonly Waiting<Command, Event>[],
  recordedAt: string,
): DecisionGroup<State, Command, Event> {
  const decided = new Map<string, Decided<Command, Event>>();
  const copies: Decided<Command, Event>[] = [];
  const refused: { waiting: Waiting<Command, Event>; error: unknown }[] = [];
  const events: NewEvent[] = [];
  let { state } = loaded;
  let end: StreamEnd = loaded;
  let room = ROOM;
  let taken = 0;
  for (const waiting of pending) {
    const { command, context } = waiting;
    const first = decided.get(context.commandId);
    if (first) {
      copies.push({ ...first, waiting, repeated: true });
      taken++;
      continue;
    }
    try {
      const facts = type.decide(command, state);
      const sealed = seal(stream, end, facts, { name: command.type, context }, recordedAt, type.upcasters);
      if (sealed.bytes > room && events.length > 0) break;
      state = facts.reduce((before, fact) => type.evolve(before, fact), state);
      end = sealed.end;
      room -= sealed.bytes;
      events.push(...sealed.events);
      decided.set(context.commandId, {
        waiting,
        events: facts.map((fact, index) => ({ ...fact, id: sealed.events[index]!.id })),
        revision: end.revision,
        repeated: false,
      });
    } catch (error) {
      refused.push({ waiting, error });
    }
    taken++;
  }
  return {
    decided: [...decided.values(), ...copies],
    refused,
    rest: pending.slice(taken),
    events,
    state,
    end,
  };
}

/**
 * Answers every command of a group whose events are appended, or which was decided on the stream's last state.
 *
 * @param position of the last event of the group
 * @param isDense whether the events of the group have consecutive positions: each command is then answered its own,
 *   else all of them that of the last event, at which the effect of each can be seen
 */
export function answerGroup<State, Command extends DomainCommand, Event extends DomainEvent>(
  { decided, refused, end }: DecisionGroup<State, Command, Event>,
  position: bigint,
  isDense = false,
): void {
  const positionAt = (revision: number) => (isDense ? position - BigInt(end.revision - revision) : position);
  for (const { waiting, events, revision, repeated } of decided)
    waiting.resolve({ events, revision, position: positionAt(revision), repeated });
  for (const { waiting, error } of refused) waiting.reject(error);
}

/** Rejects the decided commands of a group that exceeds an append, with `AppendTooLarge`; returns the others. */
export function rejectTooLarge<State, Command extends DomainCommand, Event extends DomainEvent>(
  stream: string,
  { decided }: DecisionGroup<State, Command, Event>,
  pending: readonly Waiting<Command, Event>[],
): readonly Waiting<Command, Event>[] {
  const rejected = new Set(decided.filter(({ events }) => events.length > 0).map(({ waiting }) => waiting));
  for (const { reject } of rejected) reject(new AppendTooLarge(stream, 0));
  return pending.filter((waiting) => !rejected.has(waiting));
}
