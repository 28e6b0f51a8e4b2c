/**
 * Appends the consequences of settled notes, of returns and of recalls. Mostly the command has appended them already, and they are
 * found; where a process ended in between, or the event store did not answer, they are appended here.
 */
import type { Pool } from 'pg';
import type { RecallEvent } from '../../../domain/recall/events.js';
import { RECALL_STREAM } from '../../../domain/shared/streams.js';
import type { EventReader, RecordedEvent } from '../../../event-store/port.js';
import type { RecallSettlement } from '../../../execution/recall-settlement.js';
import { recordedBy, type Settlement } from '../../../execution/settlement.js';
import { recallType } from '../../../execution/streams/recall.js';
import { ReactorCheckpoint } from '../checkpoint.js';
import { Reactor, type ReactorOptions, type ReactorSession } from '../reactor.js';

const NAME = 'settlement';
const BATCH = 200;

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
    for await (const batch of batches(position, BATCH)) {
      for (const event of batch) {
        if (signal.aborted) break;
        await this.settle(event);
        position = event.position;
      }
      await checkpoint.save(position);
      onProgress();
    }
  }

  private async settle(recorded: RecordedEvent): Promise<void> {
    if (recorded.stream === RECALL_STREAM) {
      const data = recallType.upcasters.upcast(recorded);
      const event = { type: recorded.type, data } as unknown as RecallEvent;
      await this.recalls.follow(event, recordedBy(recorded));
      return;
    }
    const settled = await this.settlement.settleRecorded(recorded);
    if (settled) this.options.onSettled?.(recorded, settled.repeated);
  }
}
