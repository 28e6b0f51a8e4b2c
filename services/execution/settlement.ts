/**
 * What must follow from a fact in another stream. A note's fate and a return are decided in one place; the stock
 * that moves because of it stands in the ledger of another centre. The command that decided drives the consequence
 * straight away, a reactor makes sure of it: both under the same ids, so that it happens once.
 */
import type { DeliveryNoteEvent } from '../domain/delivery-note/events.js';
import type { LedgerCommand } from '../domain/ledger/commands.js';
import type { LedgerEvent, StockReturned } from '../domain/ledger/events.js';
import { deriveId } from '../domain/shared/ids.js';
import { centreOfLedger } from '../domain/shared/streams.js';
import type { CommandContext, Committed, Executed } from './stream-type.js';
import type { LedgerExecution } from './streams/ledger.js';

export type Fate = DeliveryNoteEvent | StockReturned;

/** A fact from which something must follow, as it was recorded. */
export interface RecordedFate {
  readonly event: Committed<Fate>;
  readonly stream: string;
  readonly position: bigint;
  readonly by: Pick<CommandContext, 'userId' | 'centreId' | 'occurredAt' | 'correlationId'>;
}

export class Settlement {
  constructor(private readonly ledgers: LedgerExecution) {}

  /**
   * Makes the consequence happen, or finds that it has: harmless whenever and however often it is called.
   *
   * @throws EventStoreUnavailable the outcome is unknown: call again
   */
  settle({ event, stream, position, by }: RecordedFate): Promise<Executed<LedgerEvent>> {
    const { centreId: ledgerId, command } = consequenceOf(event, stream);
    const { userId, centreId, occurredAt, correlationId } = by;
    return this.ledgers.execute(ledgerId, command, {
      userId,
      centreId,
      occurredAt,
      correlationId,
      commandId: deriveId(event.id, 'consequence'),
      causationId: event.id,
      since: position,
    });
  }
}

/** In whose ledger what happens. */
function consequenceOf(event: Fate, stream: string): { centreId: string; command: LedgerCommand } {
  switch (event.type) {
    case 'DeliveryNoteReceived':
      return { centreId: event.data.destinationId, command: { type: 'StockDeliveryNote', note: event.data } };
    case 'DeliveryNoteCancelled':
      return { centreId: event.data.issuerId, command: { type: 'RestorePreparation', note: event.data } };
    case 'StockReturned': {
      const fromCentreId = centreOfLedger(stream);
      if (fromCentreId === undefined) throw new Error(`${stream}: a return outside of a ledger`);
      return {
        centreId: event.data.dispatchId,
        command: { type: 'AcceptReturn', returned: event.data, fromCentreId },
      };
    }
  }
}
