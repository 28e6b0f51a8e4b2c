/** `given(events).when(command).thenExactly(events)`: how the specs of every stream read. */
import type { ErrorCode } from '../../words/codes.js';
import { DomainError, type RuleViolation } from '../shared/error.js';

export interface Decider<Command, State, Event> {
  readonly initial: State;
  readonly decide: (command: Command, state: State) => readonly Event[];
  readonly evolve: (state: State, event: Event) => State;
}

type Refusal = Partial<RuleViolation>;

export interface Outcome<State, Event> {
  /** Exactly these events, in this order. */
  thenExactly(...events: readonly Event[]): void;
  thenNothing(): void;
  /** Events of this many, which hold at least what is given. */
  thenLike(...events: readonly object[]): void;
  /** Refused for exactly one reason. No field: the violation concerns the whole command. */
  thenRefused(code: ErrorCode, field?: string, more?: Refusal): void;
  /** Refused for exactly these reasons, in any order, all at once. */
  thenRefusedFor(...violations: readonly Refusal[]): void;
  /** The state after all events. */
  thenState(): State;
}

export const scenario =
  <Command, State, Event>({ initial, decide, evolve }: Decider<Command, State, Event>) =>
  (...history: readonly Event[]) => ({
    when(command: Command): Outcome<State, Event> {
      const state = history.reduce(evolve, initial);
      const events = () => decide(command, state);
      return {
        thenExactly: (...expected) => expect(events()).toEqual(expected),
        thenNothing: () => expect(events()).toEqual([]),
        thenLike: (...expected) => expect(events()).toMatchObject(expected),
        thenRefused: (code, field, more = {}) => {
          const refused = violationsOf(events);
          expect(refused).toHaveLength(1);
          expect(refused[0]).toMatchObject({ code, ...more });
          expect(refused[0]?.field).toBe(field);
        },
        thenRefusedFor: (...expected) => {
          const refused = violationsOf(events);
          expect(refused).toHaveLength(expected.length);
          for (const violation of expected)
            expect(refused).toContainEqual(expect.objectContaining(violation));
        },
        thenState: () => events().reduce(evolve, state),
      };
    },
  });

function violationsOf(decideEvents: () => unknown): readonly RuleViolation[] {
  try {
    decideEvents();
  } catch (error) {
    if (error instanceof DomainError) return error.violations;
    throw error;
  }
  throw new Error('the command was not refused');
}
