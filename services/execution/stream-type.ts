import type { STREAM_PREFIXES } from '../event-store/port.js';
import type { Upcasters } from './upcasting.js';

/** A fact as the domain writes it: past tense and plain data. */
export interface DomainEvent {
  readonly type: string;
  readonly data: object;
}

/** A request as the domain reads it: imperative. */
export interface DomainCommand {
  readonly type: string;
}

/** A kind of stream: how its commands are decided and how its state is folded. All of it pure. */
export interface StreamType<State, Command extends DomainCommand, Event extends DomainEvent> {
  /** The stream's name is the prefix followed by the id. */
  readonly prefix: (typeof STREAM_PREFIXES)[number];
  initialState(id: string): State;
  /** @throws DomainError the command is refused */
  decide(command: Command, state: State): readonly Event[];
  evolve(state: State, event: Event): State;
  readonly upcasters: Upcasters;
  /**
   * Streams of this type are written once: a command decides on the initial state without reading first, the
   * append's "no stream" finds out whether that was right. Their states are not kept in memory.
   */
  readonly writtenOnce?: boolean;
  /** How the state of a long stream is kept, so that loading it does not begin at its first event. */
  readonly snapshots?: {
    /** Snapshots of another version are ignored. */
    readonly version: number;
    save(state: State): unknown;
    /** @throws Error where the snapshot cannot be used */
    load(saved: unknown): State;
  };
  /** Size of a state in the cache, in units of about a kilobyte. Default 1. */
  weigh?(state: State): number;
}

/** The user of commands that the service gives by itself: nobody has this id. */
export const SERVICE_USER_ID = '00000000-0000-0000-0000-000000000000';

/** The user who sends a command, the time, and the id under which it is executed. */
export interface CommandContext {
  /** UUID; the ids of the command's events derive from it, which makes a repeated append harmless. */
  readonly commandId: string;
  readonly userId: string;
  /** Centre that the user acts for. */
  readonly centreId: string | null;
  /** ISO instant at which it happens. */
  readonly occurredAt: string;
  /**
   * It happened long ago and is only recorded now: neither its events nor what follows from them cause mails (DM-8).
   */
  readonly isHistory?: true;
  readonly correlationId: string;
  /** Event or command that led to this one. Default: the command itself. */
  readonly causationId?: string;
  /**
   * The command may have been executed already, after this global position: its events are looked for down to
   * there before anything is decided, and answered where they are found.
   */
  readonly since?: bigint;
  /**
   * The stream is probably empty: where this process does not know it, the command is decided without reading it, and
   * the append finds out. Where it is not empty, it is read then, and the command decided again.
   */
  readonly isProbablyFirst?: boolean;
  /** Reading of `performance.now()` after which the command is not begun any more. */
  readonly deadline?: number;
}

export type Committed<Event extends DomainEvent> = Event & { readonly id: string };

/** What came of a command. */
export interface Executed<Event extends DomainEvent> {
  /** Empty where the command changed nothing. */
  readonly events: readonly Committed<Event>[];
  /** Revision of the stream after the command; -1: the stream is empty. */
  readonly revision: number;
  /** Global position at which a reader sees the command's effect. */
  readonly position: bigint;
  /** True where the events were found, not written. */
  readonly repeated: boolean;
}
