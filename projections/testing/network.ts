/** A few centres with their ledgers in memory: commands in, recorded events out, by the product's own rules. */

import { type IssuedNote, issuedNote } from '../../services/domain/delivery-note/commands.js';
import { decideCancellation, decideReception } from '../../services/domain/delivery-note/decide.js';
import { issued } from '../../services/domain/delivery-note/state.js';
import type { LedgerCommand } from '../../services/domain/ledger/commands.js';
import { decide } from '../../services/domain/ledger/decide.js';
import type { LedgerEvent } from '../../services/domain/ledger/events.js';
import { evolve } from '../../services/domain/ledger/evolve.js';
import { type Batch, initialState, type LedgerState } from '../../services/domain/ledger/state.js';
import type { EventMetadata } from '../../services/domain/shared/envelope.js';
import { DomainError } from '../../services/domain/shared/error.js';
import {
  deliveryNoteStream,
  ledgerStream,
  useDeclarationStream,
} from '../../services/domain/shared/streams.js';
import { receiveCommand } from '../../services/domain/testing/preparation.js';
import type { UseDeclarationEvent } from '../../services/domain/use-declaration/events.js';
import type { JsonObject, RecordedEvent } from '../../services/event-store/port.js';

export class Network {
  readonly events: RecordedEvent[] = [];
  /** Notes that are neither received nor cancelled. */
  readonly onTheWay: IssuedNote[] = [];
  private readonly ledgers = new Map<string, LedgerState>();
  private readonly batchIds = new Map<string, string[]>();
  private readonly revisions = new Map<string, number>();

  /** `clock` is read for every event. */
  constructor(
    private readonly clock: () => string,
    private readonly newId: () => string,
    private readonly user: () => string,
  ) {}

  /** Batches of a centre that have something left, among its latest. */
  held(centreId: string): readonly Batch[] {
    const latest = this.batchIds.get(centreId)?.slice(-LATEST) ?? [];
    const { batches } = this.ledger(centreId);
    return latest.map((id) => batches.get(id)!).filter(({ quantity }) => quantity > 0);
  }

  /** What the centre's rules make of a command; nothing where they refuse it. */
  execute(centreId: string, command: LedgerCommand): readonly LedgerEvent[] {
    const events = unlessRefused(() => decide(command, this.ledger(centreId)));
    for (const event of events) this.commit(centreId, event);
    return events;
  }

  receive(note: IssuedNote, receiverId: string): void {
    const now = this.clock();
    const [event] = unlessRefused(() =>
      decideReception(receiveCommand(note, { now, receiverId, receivedAt: now }), issued),
    );
    if (!event) return;
    this.append(deliveryNoteStream(note.noteId), receiverId, event);
    this.execute(receiverId, { type: 'StockDeliveryNote', note: event.data });
  }

  cancel(note: IssuedNote): void {
    for (const event of decideCancellation({ type: 'CancelDeliveryNote', note }, issued)) {
      this.append(deliveryNoteStream(note.noteId), note.issuerId, event);
      this.execute(note.issuerId, { type: 'RestorePreparation', note: event.data });
    }
  }

  declare(event: UseDeclarationEvent): void {
    this.append(useDeclarationStream(event.data.declarationId), event.data.centreId, event);
  }

  private ledger(centreId: string): LedgerState {
    return this.ledgers.get(centreId) ?? initialState(centreId);
  }

  private commit(centreId: string, event: LedgerEvent): void {
    const before = this.ledger(centreId);
    const after = evolve(before, event);
    this.ledgers.set(centreId, after);
    const recorded = this.append(ledgerStream(centreId), centreId, event);
    if (event.type === 'StockPrepared') {
      this.onTheWay.push(issuedNote(event.data, recorded.recordedAt.toISOString()));
    }
    if (after.batches.size === before.batches.size) return;
    const ids = this.batchIds.get(centreId) ?? [];
    this.batchIds.set(centreId, ids);
    const arrived =
      event.type === 'StockEntered' ? event.data.lines : 'batch' in event.data ? [event.data.batch] : [];
    ids.push(...arrived.map(({ batchId }) => batchId).filter((id) => !before.batches.has(id)));
  }

  private append(
    stream: string,
    centreId: string,
    { type, data }: { type: string; data: object },
  ): RecordedEvent {
    const revision = (this.revisions.get(stream) ?? -1) + 1;
    this.revisions.set(stream, revision);
    const at = this.clock();
    const id = this.newId();
    const metadata: EventMetadata = {
      userId: this.user(),
      centreId,
      occurredAt: at,
      recordedAt: at,
      commandId: id,
      correlationId: id,
      causationId: id,
      schemaVersion: 1,
      hash: UNSEALED,
    };
    const event: RecordedEvent = {
      stream,
      revision,
      position: BigInt(this.events.length + 1),
      id,
      type,
      data: data as JsonObject,
      metadata,
      recordedAt: new Date(at),
    };
    this.events.push(event);
    return event;
  }
}

/** So many batches are looked at, however long the history is. */
const LATEST = 60;
/** As long as a real one: read models do not look at it. */
const UNSEALED = '0'.repeat(64);

function unlessRefused<Event>(work: () => readonly Event[]): readonly Event[] {
  try {
    return work();
  } catch (error) {
    if (error instanceof DomainError) return [];
    throw error;
  }
}
