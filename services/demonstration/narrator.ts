/**
 * Tells the demonstration's story as commands, with the time at which each happened. Every step has a name, from
 * which its ids follow: a story that was interrupted is told again, and what was told stays as it is.
 */
import type { CentreFacts } from '../api/auth/actor.js';
import { DEMONSTRATION } from '../api/reference-data/demonstration/ids.js';
import type { Directory } from '../api/reference-data/directory.js';
import type { DecisionContext } from '../domain/ledger/commands.js';
import { deriveId } from '../domain/shared/ids.js';
import type { EventStore } from '../event-store/port.js';
import type { Settlement } from '../execution/settlement.js';
import type { CommandContext } from '../execution/stream-type.js';
import type { DeliveryNoteExecution } from '../execution/streams/delivery-note.js';
import type { LedgerExecution } from '../execution/streams/ledger.js';
import type { UseDeclarationExecution } from '../execution/streams/use-declaration.js';

export interface DemonstrationParts {
  readonly store: EventStore;
  readonly ledgers: LedgerExecution;
  readonly notes: DeliveryNoteExecution;
  readonly declarations: UseDeclarationExecution;
  readonly settlement: Settlement;
  readonly directory: Directory;
  readonly timeZone: string;
  readonly now: Date;
}

/** A step of the story: what it is called, who does it, when. */
export interface Step {
  readonly name: string;
  readonly userId: string;
  readonly centreId: string;
  /** ISO instant. */
  readonly at: string;
}

export const idOf = (name: string): string => deriveId(DEMONSTRATION, `movement/${name}`);

export class Narrator {
  private constructor(
    readonly parts: DemonstrationParts,
    private readonly toldBefore: boolean,
  ) {}

  static async begin(parts: DemonstrationParts): Promise<Narrator> {
    return new Narrator(parts, (await parts.store.head()) > 0n);
  }

  contextOf({ name, userId, centreId, at }: Step): CommandContext {
    const commandId = idOf(name);
    return {
      commandId,
      userId,
      centreId,
      occurredAt: at,
      correlationId: commandId,
      ...(this.toldBefore && { since: 0n }),
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
