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
import type { RecordedEvent } from '../event-store/port.js';
import type { CommandContext, Committed, DomainEvent, Executed } from './stream-type.js';
import { deliveryNoteType } from './streams/delivery-note.js';
import { type LedgerExecution, ledgerType } from './streams/ledger.js';

export type Outcome = DeliveryNoteEvent | StockReturned;

/** An event that has a consequence, as it was recorded. */
export interface RecordedOutcome {
  readonly event: Committed<Outcome>;
  readonly stream: string;
  readonly position: bigint;
  readonly by: Pick<CommandContext, 'userId' | 'centreId' | 'occurredAt' | 'isHistory' | 'correlationId'>;
}

/** Of which type of stream each {@link Outcome} is: the compiler requires all of them. */
const OUTCOMES: Readonly<Record<Outcome['type'], typeof deliveryNoteType | typeof ledgerType>> = {
  DeliveryNoteReceived: deliveryNoteType,
  DeliveryNoteCancelled: deliveryNoteType,
  StockReturned: ledgerType,
};

const isOutcome = (event: Committed<DomainEvent>): event is Committed<Outcome> =>
  Object.hasOwn(OUTCOMES, event.type);

/** Appends the consequence of an event to the ledger that it concerns; may be repeated at any time. */
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
   * The same for an event as it is stored.
   *
   * @throws EventStoreUnavailable the outcome is unknown: call again
   */
  async settleRecorded(recorded: RecordedEvent): Promise<Executed<LedgerEvent> | undefined> {
    const { stream, position } = recorded;
    const event = outcomeOf(recorded);
    return event && this.settle({ event, stream, position, by: recordedBy(recorded) });
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

/** An event that has a consequence; undefined for any other. */
export function outcomeOf(recorded: RecordedEvent): Committed<Outcome> | undefined {
  const type = Object.hasOwn(OUTCOMES, recorded.type) && OUTCOMES[recorded.type as Outcome['type']];
  if (!type || !recorded.stream.startsWith(type.prefix)) return undefined;
  const data = type.upcasters.upcast(recorded);
  return { id: recorded.id, type: recorded.type, data } as unknown as Committed<Outcome>;
}

/** By whom an event came about, and when: what follows from it says the same. */
export const recordedBy = ({ metadata }: RecordedEvent): RecordedOutcome['by'] => ({
  userId: String(metadata.userId),
  centreId: metadata.centreId === null ? null : String(metadata.centreId),
  occurredAt: String(metadata.occurredAt),
  ...(metadata.isHistory === true && { isHistory: true as const }),
  correlationId: String(metadata.correlationId),
});

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
