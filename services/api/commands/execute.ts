/** The message of the CommandBus: a command of the domain, for one stream, and how its result is answered. */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { AllocationCommand } from '../../domain/allocation/commands.js';
import type { AllocationEvent } from '../../domain/allocation/events.js';
import type { DeliveryNoteCommand } from '../../domain/delivery-note/commands.js';
import type { DeliveryNoteEvent } from '../../domain/delivery-note/events.js';
import type { LedgerCommand } from '../../domain/ledger/commands.js';
import type { LedgerEvent } from '../../domain/ledger/events.js';
import type { ReplenishmentCommand } from '../../domain/replenishment/commands.js';
import type { ReplenishmentEvent } from '../../domain/replenishment/events.js';
import type { RuleViolation } from '../../domain/shared/error.js';
import type { DeclareUse } from '../../domain/use-declaration/commands.js';
import type { UseDeclarationEvent } from '../../domain/use-declaration/events.js';
import { Settlement } from '../../execution/settlement.js';
import type { CommandContext, Committed, DomainEvent, Executed } from '../../execution/stream-type.js';
import { AllocationExecution } from '../../execution/streams/allocation.js';
import { DeliveryNoteExecution } from '../../execution/streams/delivery-note.js';
import { LedgerExecution } from '../../execution/streams/ledger.js';
import { ReplenishmentExecution } from '../../execution/streams/replenishment.js';
import { UseDeclarationExecution } from '../../execution/streams/use-declaration.js';
import { InvalidRequest, type Violation } from '../http/errors/api-error.js';
import { Answer } from '../http/ledger-position/answer.js';
import { fieldFaultsOf, refusedIn } from './field-names.js';

/** For each kind of stream, its commands and its events. */
interface Streams {
  readonly ledger: { command: LedgerCommand; event: LedgerEvent };
  readonly 'delivery-note': { command: DeliveryNoteCommand; event: DeliveryNoteEvent };
  readonly 'use-declaration': { command: DeclareUse; event: UseDeclarationEvent };
  readonly replenishment: { command: ReplenishmentCommand; event: ReplenishmentEvent };
  readonly allocation: { command: AllocationCommand; event: AllocationEvent };
}
type Kind = keyof Streams;

/** The compiler requires an execution for each kind of stream, and it accepts every command of that stream. */
type Executions = {
  readonly [K in Kind]: {
    execute(
      id: string,
      command: Streams[K]['command'],
      context: CommandContext,
    ): Promise<Executed<Streams[K]['event']>>;
    executedBefore(id: string, context: CommandContext): Promise<Executed<Streams[K]['event']> | undefined>;
    preview(id: string, command: Streams[K]['command'], context: CommandContext): Promise<unknown>;
    streamOf(id: string): string;
  };
};

interface Result<Event extends DomainEvent> {
  readonly events: readonly Committed<Event>[];
  /** Events of another ledger that follow from `events`; empty where none follow. */
  readonly consequence: readonly LedgerEvent[];
  /** Global position at which a reader sees all of these events. */
  readonly position: bigint;
}

export interface Execution<K extends Kind, Body> {
  readonly stream: K;
  /** The stream's id, of the centre, the note, the declaration, the request, or the plans of a centre and product. */
  readonly id: string;
  readonly command: Streams[K]['command'];
  readonly context: CommandContext;
  /** A violation of the command's fields, with the names of the request's fields. */
  readonly refused: (violation: RuleViolation) => Violation;
  /** What only the sender's reach and the reference data refuse; reported with what the command's rules find. */
  readonly faults?: readonly Violation[];
  /** The stream is out of the sender's reach by now: nothing of what it holds is reported beside the faults. */
  readonly isOutOfReach?: boolean;
  /** Body of the answer. */
  readonly answer: (result: Result<Streams[K]['event']>) => Body | Promise<Body>;
}

export class Execute<K extends Kind, Body> extends Command<Answer<Body>> {
  constructor(readonly execution: Execution<K, Body>) {
    super();
  }
}

/** Executes every command of every stream. What follows from it in another ledger is appended before the answer. */
@CommandHandler(Execute)
export class ExecuteHandler implements ICommandHandler<Execute<Kind, unknown>> {
  private readonly executions: Executions;

  constructor(
    ledgers: LedgerExecution,
    notes: DeliveryNoteExecution,
    declarations: UseDeclarationExecution,
    requests: ReplenishmentExecution,
    allocations: AllocationExecution,
    private readonly settlement: Settlement,
  ) {
    this.executions = {
      ledger: ledgers,
      'delivery-note': notes,
      'use-declaration': declarations,
      replenishment: requests,
      allocation: allocations,
    };
  }

  /** @throws InvalidRequest the domain refuses the command */
  async execute<K extends Kind, Body>({ execution }: Execute<K, Body>): Promise<Answer<Body>> {
    const { stream, id, command, context, refused, faults = [], isOutOfReach = false, answer } = execution;
    const executions = this.executions[stream];
    // Reach and reference data may have changed since a command under this key was executed: it counts all the same.
    const executed =
      faults.length > 0
        ? await executions.executedBefore(id, context)
        : await refusedIn(refused, () => executions.execute(id, command, context));
    if (!executed) {
      if (isOutOfReach) throw new InvalidRequest(...faults);
      const found = refusedIn(refused, () => executions.preview(id, command, context));
      throw new InvalidRequest(...faults, ...(await fieldFaultsOf(found)));
    }
    const consequence = await this.settlement.settleOutcome(executed, executions.streamOf(id), context);
    const position = consequence?.position ?? executed.position;
    const body = await answer({ events: executed.events, consequence: consequence?.events ?? [], position });
    return new Answer(body, position);
  }
}
