/**
 * Runs the demonstration's steps as commands, each with the time at which it is said to have happened. The ids of a
 * step follow from its name: where a start was interrupted, the next one runs every step again, and those that were
 * recorded already change nothing.
 */

import type { DecisionContext } from '../domain/ledger/commands.js';
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

/** One step: its name, who does it, where and when. */
export interface Step {
  readonly name: string;
  readonly userId: string;
  readonly centreId: string;
  /** ISO instant. */
  readonly at: string;
}

export const idOf = (name: string): string => deriveId(DEMONSTRATION, `movement/${name}`);

export class StepRunner {
  private constructor(
    readonly parts: DemonstrationParts,
    private readonly interrupted: boolean,
  ) {}

  static async begin(parts: DemonstrationParts): Promise<StepRunner> {
    return new StepRunner(parts, (await parts.store.head()) > 0n);
  }

  contextOf({ name, userId, centreId, at }: Step): CommandContext {
    const commandId = idOf(name);
    return {
      commandId,
      userId,
      centreId,
      occurredAt: at,
      isHistory: true,
      correlationId: commandId,
      ...(this.interrupted && { since: 0n }),
    };
  }

  decisionAt({ at }: Step): DecisionContext {
    const { directory, timeZone } = this.parts;
    return { now: at, timeZone, product: (id) => directory.product(id) };
  }

  /** @throws Error where the reference data are not the demonstration's */
  centre(id: string): CentreFacts {
    const centre = this.parts.directory.centre(id);
    if (!centre) throw new Error(`the demonstration's centre ${id} is missing`);
    return centre;
  }
}
