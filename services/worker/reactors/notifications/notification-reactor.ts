/**
 * Hands in the mails that follow from events, from a checkpoint of its own: an event is passed only once its mails
 * are on the queue. Seen again after a crash, it hands in the same ids, which are the same mails.
 */
import type { Pool } from 'pg';
import type { LotBlocked } from '../../../domain/ledger/events.js';
import type { LotRecalled, RecallEvent, RecallSettled } from '../../../domain/recall/events.js';
import { type RecallState, recallOf } from '../../../domain/recall/state.js';
import { RECALL_STREAM } from '../../../domain/shared/streams.js';
import type { EventReader, RecordedEvent } from '../../../event-store/port.js';
import { deliveryNoteType } from '../../../execution/streams/delivery-note.js';
import { ledgerType } from '../../../execution/streams/ledger.js';
import { RECALL_REGISTER, recallType } from '../../../execution/streams/recall.js';
import { replenishmentType } from '../../../execution/streams/replenishment.js';
import type { IdentifiedMail } from '../../../jobs/job-kinds.js';
import { tellSpan } from '../../../platform/tracing.js';
import { NOTIFICATIONS_REACTOR, ReactorCheckpoint } from '../checkpoint.js';
import { Reactor, type ReactorOptions, type ReactorSession } from '../reactor.js';
import { aboutRecall, type ConcernedByRecall, type Message, messageOf } from './messages.js';
import type { NotificationWriter } from './notification-writer.js';

const BATCH = 500;

export type ConcernedBy = (
  recall: LotRecalled['data'],
  position: bigint,
  /** Only this centre, and the points that it took goods out for. Default: all. */
  only?: string,
) => Promise<readonly ConcernedByRecall[]>;

interface RecallTold {
  readonly recall: LotRecalled['data'];
  readonly only?: string;
}

export class NotificationReactor extends Reactor {
  constructor(
    pool: Pool,
    store: EventReader,
    private readonly writer: Pick<NotificationWriter, 'write'>,
    /** The centres that a recall concerns, once the read models show this position. */
    private readonly concernedBy: ConcernedBy,
    /** Takes mails for delivery; the same id again is the same mail. */
    private readonly handIn: (mails: readonly IdentifiedMail[]) => Promise<void>,
    { onInterrupted }: ReactorOptions = {},
  ) {
    super(pool, store, NOTIFICATIONS_REACTOR, onInterrupted);
  }

  protected override async follow({ client, batches, onProgress }: ReactorSession): Promise<void> {
    const checkpoint = await ReactorCheckpoint.of(client, this.store, NOTIFICATIONS_REACTOR);
    for await (const batch of batches(checkpoint.position, BATCH)) {
      const begun = performance.now();
      const news = batch.filter(({ metadata }) => !metadata.isHistory);
      const messages = [...news.flatMap(messagesOf), ...(await this.recallMessages(news))];
      if (messages.length > 0) await this.handIn(await this.writer.write(messages));
      const seconds = (performance.now() - begun) / 1_000;
      for (const correlationId of new Set(messages.flatMap((message) => message.correlationId ?? [])))
        tellSpan({ name: 'notify', kind: 'consumer', correlationId, seconds, attributes: {} });
      await checkpoint.save(batch.at(-1)!.position);
      onProgress();
    }
  }

  /**
   * A recall is written about whenever it is settled, however late that is; to a centre that it reaches later, when it is
   * blocked there.
   */
  private async recallMessages(batch: readonly RecordedEvent[]): Promise<Message[]> {
    const messages: Message[] = [];
    for (const event of batch) {
      const told = await this.recallToldBy(event);
      if (!told) continue;
      const correlationId = String(event.metadata.correlationId);
      const concerned = await this.concernedBy(told.recall, event.position, told.only);
      for (const message of aboutRecall(told.recall, concerned)) messages.push({ ...message, correlationId });
    }
    return messages;
  }

  private async recallToldBy(event: RecordedEvent): Promise<RecallTold | undefined> {
    if (event.stream === RECALL_STREAM && event.type === 'RecallSettled')
      return { recall: recallType.upcasters.upcast(event) as unknown as RecallSettled['data'] };
    if (event.type !== 'LotBlocked' || !event.stream.startsWith(ledgerType.prefix)) return undefined;
    const blocked = ledgerType.upcasters.upcast(event) as unknown as LotBlocked['data'];
    if (!blocked.reachedLater) return undefined;
    const recall = recallOf(await this.recalls(), blocked.recallId).recalled;
    return { recall, only: event.stream.slice(ledgerType.prefix.length) };
  }

  private async recalls(): Promise<RecallState> {
    let recalls = recallType.initialState(RECALL_REGISTER);
    for await (const event of this.store.readStream(RECALL_STREAM)) {
      const data = recallType.upcasters.upcast(event);
      recalls = recallType.evolve(recalls, { type: event.type, data } as unknown as RecallEvent);
    }
    return recalls;
  }
}

function messagesOf(event: RecordedEvent): Message[] {
  const type = [deliveryNoteType, ledgerType, replenishmentType].find(({ prefix }) =>
    event.stream.startsWith(prefix),
  );
  if (!type) return [];
  const occurredAt = String(event.metadata.occurredAt);
  const { id, stream } = event;
  const data = type.upcasters.upcast(event);
  const message = messageOf({ id, stream, type: event.type, data, occurredAt });
  return message ? [{ ...message, correlationId: String(event.metadata.correlationId) }] : [];
}
