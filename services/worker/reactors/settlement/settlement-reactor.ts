/**
 * Makes sure of what must follow from a settled note or a return. The command that decided has mostly driven it
 * already, and it is found; where a process died in between, or the event store did not answer, it is done here.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientBase, Pool } from 'pg';
import { backoff } from '../../../event-store/backoff.js';
import type { EventStore, RecordedEvent } from '../../../event-store/port.js';
import type { Fate, Settlement } from '../../../execution/settlement.js';
import type { Committed } from '../../../execution/stream-type.js';
import { deliveryNoteType } from '../../../execution/streams/delivery-note.js';
import { ledgerType } from '../../../execution/streams/ledger.js';
import { ReactorCheckpoint } from '../checkpoint.js';
import { whileActive } from '../session.js';

const NAME = 'settlement';
const BATCH = 200;
/** What is seen again after a restart is found settled: the checkpoint need not follow every event. */
const CHECKPOINT_EVERY_MS = 1_000;

/** What a fate is called in each kind of stream. */
const FATES: readonly {
  readonly type: typeof deliveryNoteType | typeof ledgerType;
  readonly fates: readonly string[];
}[] = [
  { type: deliveryNoteType, fates: ['DeliveryNoteReceived', 'DeliveryNoteCancelled'] },
  { type: ledgerType, fates: ['StockReturned'] },
];

export interface SettlementReactorOptions {
  /** Something is out of reach or wrong; it is tried again, and nothing after it is done before it. */
  readonly onInterrupted?: (error: unknown) => void;
  /** Settled here, or found settled. */
  readonly onSettled?: (fate: RecordedEvent, found: boolean) => void;
}

export class SettlementReactor {
  private readonly stopping = new AbortController();
  private running: Promise<void> | undefined;

  constructor(
    private readonly pool: Pool,
    private readonly store: EventStore,
    private readonly settlement: Settlement,
    private readonly options: SettlementReactorOptions = {},
  ) {}

  start(): void {
    this.running ??= this.run();
  }

  /** Lets the fate at work be settled. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping;
    for (let failures = 0; !signal.aborted; ) {
      try {
        await whileActive(this.pool, `reactor ${NAME}`, signal, (client, lost) =>
          this.follow(client, lost, () => {
            failures = 0;
          }),
        );
      } catch (error) {
        this.options.onInterrupted?.(error);
        await sleep(backoff(failures++), undefined, { signal }).catch(() => {});
      }
    }
  }

  private async follow(client: ClientBase, lost: AbortSignal, onProgress: () => void): Promise<void> {
    const checkpoint = await ReactorCheckpoint.of(client, NAME);
    const signal = AbortSignal.any([this.stopping.signal, lost]);
    let { position } = checkpoint;
    let savedAt = performance.now();
    const { onInterrupted } = this.options;
    const subscription = { after: position, batchSize: BATCH, signal, onInterrupted };
    for await (const batch of this.store.subscribe(subscription)) {
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
    if (lost.aborted) throw new Error('the connection to the database was lost');
    await checkpoint.save(position);
  }

  private async settle(recorded: RecordedEvent): Promise<void> {
    const fate = fateOf(recorded);
    if (!fate) return;
    const { stream, position, metadata } = recorded;
    const { repeated } = await this.settlement.settle({
      event: fate,
      stream,
      position,
      by: {
        userId: String(metadata.userId),
        centreId: metadata.centreId === null ? null : String(metadata.centreId),
        occurredAt: String(metadata.occurredAt),
        correlationId: String(metadata.correlationId),
      },
    });
    this.options.onSettled?.(recorded, repeated);
  }
}

/** Undefined for an event from which nothing follows. */
function fateOf(recorded: RecordedEvent): Committed<Fate> | undefined {
  for (const { type, fates } of FATES) {
    if (recorded.stream.startsWith(type.prefix) && fates.includes(recorded.type)) {
      const data = type.upcasters.upcast(recorded);
      return { id: recorded.id, type: recorded.type, data } as unknown as Committed<Fate>;
    }
  }
  return undefined;
}
