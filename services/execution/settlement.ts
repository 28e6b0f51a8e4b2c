/**
 * The consequence that an event of one stream has in another one. A delivery note is received or cancelled in its own
 * stream, a return is recorded in the ledger of one centre; the stock then moves in the ledger of another centre. The
 * handler of the command appends the consequence at once; a reactor appends it where the process ended in between.
 * Both use the same event ids, so that the consequence happens once.
 */
import type { DeliveryNoteEvent } from '../domain/delivery-note/events.js';
import type { LedgerCommand } from '../domain/ledger/commands.js';
import type { LedgerEvent, StockReturned } from '../domain/ledger/events.js';
import { deriveId } from '../domain/shared/ids.js';
import { centreOfLedger } from '../domain/shared/streams.js';
import type { CommandContext, Committed, DomainEvent, Executed } from './stream-type.js';
import type { LedgerExecution } from './streams/ledger.js';

export type Outcome = DeliveryNoteEvent | StockReturned;

/** An event that has a consequence, as it was recorded. */
export interface RecordedOutcome {
  readonly event: Committed<Outcome>;
  readonly stream: string;
  readonly position: bigint;
  readonly by: Pick<CommandContext, 'userId' | 'centreId' | 'occurredAt' | 'isHistory' | 'correlationId'>;
}

/** The compiler requires every type of {@link Outcome} here. */
const OUTCOMES: Readonly<Record<Outcome['type'], true>> = {
  DeliveryNoteReceived: true,
  DeliveryNoteCancelled: true,
  StockReturned: true,
};

const isOutcome = (event: Committed<DomainEvent>): event is Committed<Outcome> =>
  Object.hasOwn(OUTCOMES, event.type);

export class Settlement {
  constructor(private readonly ledgers: LedgerExecution) {}

  /**
   * The same for the events of a command that was executed on `stream`; undefined where none has a consequence.
   *
   * @throws EventStoreUnavailable the outcome is unknown: call again
   */
  async settleOutcome(
    { events, position }: Executed<DomainEvent>,
    stream: string,
    by: RecordedOutcome['by'],
  ): Promise<Executed<LedgerEvent> | undefined> {
    const event = events.find(isOutcome);
    return event && this.settle({ event, stream, position, by });
  }

  /**
   * Appends the consequence, or finds it appended already: may be called at any time and any number of times.
   *
   * @throws EventStoreUnavailable the outcome is unknown: call again
   */
  settle({ event, stream, position, by }: RecordedOutcome): Promise<Executed<LedgerEvent>> {
    const { centreId: ledgerId, command } = consequenceOf(event, stream);
    const { userId, centreId, occurredAt, isHistory, correlationId } = by;
    return this.ledgers.execute(ledgerId, command, {
      userId,
      centreId,
      occurredAt,
      isHistory,
      correlationId,
      commandId: deriveId(event.id, 'consequence'),
      causationId: event.id,
      since: position,
    });
  }
}

/** The consequence: a command, and the centre whose ledger it changes. */
function consequenceOf(event: Outcome, stream: string): { centreId: string; command: LedgerCommand } {
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
