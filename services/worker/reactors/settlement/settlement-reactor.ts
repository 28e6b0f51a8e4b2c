/**
 * Appends the consequences of settled notes, of returns and of recalls. Mostly the command has appended them already, and they are
 * found; where a process ended in between, or the event store did not answer, they are appended here.
 */
import type { Pool } from 'pg';
import type { RecallEvent } from '../../../domain/recall/events.js';
import { RECALL_STREAM } from '../../../domain/shared/streams.js';
import type { EventReader, RecordedEvent } from '../../../event-store/port.js';
import type { RecallSettlement } from '../../../execution/recall-settlement.js';
import type { Outcome, Settlement } from '../../../execution/settlement.js';
import type { Committed } from '../../../execution/stream-type.js';
import { deliveryNoteType } from '../../../execution/streams/delivery-note.js';
import { ledgerType } from '../../../execution/streams/ledger.js';
import { recallType } from '../../../execution/streams/recall.js';
import { ReactorCheckpoint } from '../checkpoint.js';
import { Reactor, type ReactorOptions, type ReactorSession } from '../reactor.js';

const NAME = 'settlement';
const BATCH = 200;
/** Events that are handled twice after a restart do no harm, so the checkpoint need not follow every event. */
const CHECKPOINT_EVERY_MS = 1_000;

/** For each stream type, the events that have a consequence. */
const OUTCOMES: readonly {
  readonly type: typeof deliveryNoteType | typeof ledgerType;
  readonly types: readonly string[];
}[] = [
  { type: deliveryNoteType, types: ['DeliveryNoteReceived', 'DeliveryNoteCancelled'] },
  { type: ledgerType, types: ['StockReturned'] },
];

export interface SettlementReactorOptions extends ReactorOptions {
  /** The consequence of an event is appended, or was found. */
  readonly onSettled?: (outcome: RecordedEvent, found: boolean) => void;
}

export class SettlementReactor extends Reactor {
  constructor(
    pool: Pool,
    store: EventReader,
    private readonly settlement: Settlement,
    private readonly recalls: RecallSettlement,
    private readonly options: SettlementReactorOptions = {},
  ) {
    super(pool, store, NAME, options.onInterrupted);
  }

  protected override async follow({ client, signal, batches, onProgress }: ReactorSession): Promise<void> {
    const checkpoint = await ReactorCheckpoint.of(client, this.store, NAME);
    let { position } = checkpoint;
    let savedAt = performance.now();
    for await (const batch of batches(position, BATCH)) {
      for (const event of batch) {
        if (signal.aborted) break;
        await this.settle(event);
        position = event.position;
      }
      onProgress();
      if (performance.now() - savedAt < CHECKPOINT_EVERY_MS) continue;
      await checkpoint.save(position);
      savedAt = performance.now();
    }
    await checkpoint.save(position);
  }

  private async settle(recorded: RecordedEvent): Promise<void> {
    const { stream, position, metadata } = recorded;
    const by = {
      userId: String(metadata.userId),
      centreId: metadata.centreId === null ? null : String(metadata.centreId),
      occurredAt: String(metadata.occurredAt),
      ...(metadata.isHistory === true && { isHistory: true as const }),
      correlationId: String(metadata.correlationId),
    };
    if (stream === RECALL_STREAM) {
      const data = recallType.upcasters.upcast(recorded);
      await this.recalls.follow({ type: recorded.type, data } as unknown as RecallEvent, by);
      return;
    }
    const outcome = outcomeOf(recorded);
    if (!outcome) return;
    const { repeated } = await this.settlement.settle({ event: outcome, stream, position, by });
    this.options.onSettled?.(recorded, repeated);
  }
}

/** Undefined for an event that has no consequence. */
function outcomeOf(recorded: RecordedEvent): Committed<Outcome> | undefined {
  for (const { type, types } of OUTCOMES) {
    if (recorded.stream.startsWith(type.prefix) && types.includes(recorded.type)) {
      const data = type.upcasters.upcast(recorded);
      return { id: recorded.id, type: recorded.type, data } as unknown as Committed<Outcome>;
    }
  }
  return undefined;
}
