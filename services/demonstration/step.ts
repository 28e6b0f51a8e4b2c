/**
 * The demonstration's steps run as commands, each with the time at which it is said to have happened. The ids of a step
 * follow from its name: where a start was interrupted, the next one runs every step again, and those that were recorded
 * already change nothing.
 */

import type { DecisionContext, LedgerCommand } from '../domain/ledger/commands.js';
import { deriveId } from '../domain/shared/ids.js';
import type { EventReader } from '../event-store/port.js';
import type { Settlement } from '../execution/settlement.js';
import type { CommandContext } from '../execution/stream-type.js';
import type { AllocationExecution } from '../execution/streams/allocation.js';
import type { DeliveryNoteExecution } from '../execution/streams/delivery-note.js';
import type { LedgerExecution } from '../execution/streams/ledger.js';
import type { ReplenishmentExecution } from '../execution/streams/replenishment.js';
import type { UseDeclarationExecution } from '../execution/streams/use-declaration.js';
import type { CentreFacts } from '../reference-data/centre/centre-facts.js';
import type { Directory } from '../reference-data/directory.js';
import { DEMONSTRATION } from './reference-data/ids.js';

export interface DemonstrationParts {
  readonly store: EventReader;
  readonly ledgers: LedgerExecution;
  readonly notes: DeliveryNoteExecution;
  readonly declarations: UseDeclarationExecution;
  readonly requests: ReplenishmentExecution;
  readonly allocations: AllocationExecution;
  readonly settlement: Settlement;
  readonly directory: Directory;
  readonly timeZone: string;
  readonly now: Date;
}

/** Id of what a step does. */
export const idOf = (name: string): string => deriveId(DEMONSTRATION, `movement/${name}`);

/** One step: its name, who does it, where and when. */
export class Step {
  /**
   * @param interrupted an earlier start may have recorded it
   * @param at ISO instant
   */
  constructor(
    readonly parts: DemonstrationParts,
    private readonly interrupted: boolean,
    readonly name: string,
    private readonly userId: string,
    readonly centreId: string,
    readonly at: string,
  ) {}

  get context(): CommandContext {
    const commandId = idOf(this.name);
    return {
      commandId,
      userId: this.userId,
      centreId: this.centreId,
      occurredAt: this.at,
      isHistory: true,
      correlationId: commandId,
      ...(this.interrupted && { since: 0n }),
    };
  }

  get decision(): DecisionContext {
    const { directory, timeZone } = this.parts;
    return { now: this.at, timeZone, product: (id) => directory.product(id) };
  }

  /** Id of something that the step makes. */
  idOf(what: string): string {
    return deriveId(idOf(this.name), what);
  }

  /** @throws Error where the reference data are not the demonstration's */
  centre(id = this.centreId): CentreFacts {
    const centre = this.parts.directory.centre(id);
    if (!centre) throw new Error(`the demonstration's centre ${id} is missing`);
    return centre;
  }

  /** On the ledger of the step's centre. */
  execute(command: LedgerCommand): ReturnType<LedgerExecution['execute']> {
    return this.parts.ledgers.execute(this.centreId, command, this.context);
  }
}
