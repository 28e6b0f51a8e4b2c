import { DomainError } from '../domain/shared/error.js';
import type { NewEvent } from '../event-store/port.js';
import type { Waiting } from './decision-group.js';
import type { DomainCommand, DomainEvent } from './stream-type.js';

/** Told what happens, for metrics and traces; in seconds. */
export interface ExecutionObserver {
  command(
    name: string,
    outcome: 'accepted' | 'refused' | 'failed',
    seconds: number,
    correlationId: string,
  ): void;
  append(
    outcome: 'written' | 'conflict' | 'refused' | 'failed',
    seconds: number,
    events: readonly NewEvent[],
  ): void;
}

/** The waiting command, with its first answer reported to the observer. */
export function observed<Command extends DomainCommand, Event extends DomainEvent>(
  waiting: Waiting<Command, Event>,
  observer: ExecutionObserver | undefined,
): Waiting<Command, Event> {
  if (!observer) return waiting;
  let answered = false;
  const tell = (outcome: Parameters<ExecutionObserver['command']>[1]) => {
    if (answered) return;
    answered = true;
    const { command, context, waitingSince } = waiting;
    observer.command(command.type, outcome, (performance.now() - waitingSince) / 1000, context.correlationId);
  };
  return {
    ...waiting,
    resolve: (executed) => {
      tell('accepted');
      waiting.resolve(executed);
    },
    reject: (error) => {
      tell(error instanceof DomainError ? 'refused' : 'failed');
      waiting.reject(error);
    },
  };
}
