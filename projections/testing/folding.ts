/** `folded(stock, inLedger(entered(line())))`: what events do to the tables of one projection. */
import { plansId } from '../../services/domain/allocation/decide.js';
import type { AllocationEvent } from '../../services/domain/allocation/events.js';
import type { DeliveryNoteEvent } from '../../services/domain/delivery-note/events.js';
import type { LedgerEvent } from '../../services/domain/ledger/events.js';
import type { ReplenishmentEvent } from '../../services/domain/replenishment/events.js';
import {
  allocationStream,
  deliveryNoteStream,
  ledgerStream,
  replenishmentStream,
  useDeclarationStream,
} from '../../services/domain/shared/streams.js';
import { CENTRE, id, NOW } from '../../services/domain/testing/ledger.js';
import type { UseDeclarationEvent } from '../../services/domain/use-declaration/events.js';
import type { JsonObject, RecordedEvent } from '../../services/event-store/port.js';
import { Changes } from '../changes.js';
import { FoldableEvent, fold, type Projection } from '../projection.js';
import type { MergeTable, Row, Table } from '../table.js';

export const USER = id(77);

export const inLedger = (event: LedgerEvent, occurredAt = NOW, centreId = CENTRE): RecordedEvent =>
  recorded(ledgerStream(centreId), event, occurredAt);

export const inNote = (event: DeliveryNoteEvent, occurredAt = NOW): RecordedEvent =>
  recorded(deliveryNoteStream(event.data.noteId), event, occurredAt);

export const inDeclaration = (event: UseDeclarationEvent, occurredAt = NOW): RecordedEvent =>
  recorded(useDeclarationStream(event.data.declarationId), event, occurredAt);

export const inRequest = (event: ReplenishmentEvent, occurredAt = NOW): RecordedEvent =>
  recorded(replenishmentStream(event.data.requestId), event, occurredAt);

export const inAllocation = (event: AllocationEvent, occurredAt = NOW): RecordedEvent =>
  recorded(allocationStream(plansId(event.data.centreId, event.data.productId)), event, occurredAt);

/** Rows appended and changes merged, by table, without the positions; the first event has position 1, the next 2. */
export function folded(projection: Projection, ...events: readonly RecordedEvent[]) {
  const changes = new Changes();
  events.forEach((event, index) => {
    const recorded = { ...event, id: eventId(index), position: BigInt(index + 1) };
    fold(projection, new FoldableEvent(recorded), changes);
  });
  const appended = changes.takeAppended();
  const merged = changes.takeMerged();
  return (table: object): readonly Row[] =>
    appended.get(table as Table) ?? merged.get(table as MergeTable)?.map(defined) ?? [];
}

const defined = ({ since, position, ...row }: Row): Row => row;

export const eventId = (index: number): string => id(8_000 + index);

const recorded = (
  stream: string,
  { type, data }: { type: string; data: object },
  occurredAt: string,
): RecordedEvent => ({
  stream,
  revision: 4,
  position: 0n,
  id: eventId(0),
  type,
  data: data as JsonObject,
  metadata: { userId: USER, centreId: CENTRE, occurredAt, recordedAt: occurredAt },
  recordedAt: new Date(occurredAt),
});
