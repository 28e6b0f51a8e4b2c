/**
 * Hands in the mails that follow from events, from a checkpoint of its own: an event is passed only once its mails
 * are on the queue. Seen again after a crash, it hands in the same ids, which are the same mails.
 */
import type { Pool } from 'pg';
import type { LedgerEvent } from '../../../domain/ledger/events.js';
import type { LotRecalled, RecallEvent } from '../../../domain/recall/events.js';
import { type RecallState, recallOf, standingRecalls } from '../../../domain/recall/state.js';
import { RECALL_STREAM } from '../../../domain/shared/streams.js';
import type { EventReader, RecordedEvent } from '../../../event-store/port.js';
import { deliveryNoteType } from '../../../execution/streams/delivery-note.js';
import { ledgerType } from '../../../execution/streams/ledger.js';
import { RECALL_REGISTER, recallType } from '../../../execution/streams/recall.js';
import { replenishmentType } from '../../../execution/streams/replenishment.js';
import type { IdentifiedMail } from '../../../jobs/job-kinds.js';
import { recordSpan } from '../../../platform/tracing.js';
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
  /** As {@link ConcernedBy} takes it. */
  readonly only?: string;
  /** The centre or point of those that it concerns that is written to. Default: all. */
  readonly to?: string;
}

interface Goods {
  readonly productId: string;
  readonly lot: string;
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
    let recalls = await this.recallsAt(checkpoint.position);
    for await (const batch of batches(checkpoint.position, BATCH)) {
      const begun = performance.now();
      const messages: Message[] = [];
      for (const event of batch) {
        if (event.stream === RECALL_STREAM) recalls = recallType.evolve(recalls, recallEvent(event));
        if (event.metadata.isHistory) continue;
        messages.push(...messagesOf(event), ...(await this.recallMessages(event, recalls)));
      }
      if (messages.length > 0) await this.handIn(await this.writer.write(messages));
      const seconds = (performance.now() - begun) / 1_000;
      for (const correlationId of new Set(messages.flatMap((message) => message.correlationId ?? [])))
        recordSpan({ name: 'notify', kind: 'consumer', correlationId, seconds, attributes: {} });
      await checkpoint.save(batch.at(-1)!.position);
      onProgress();
    }
  }

  private async recallMessages(event: RecordedEvent, recalls: RecallState): Promise<Message[]> {
    const messages: Message[] = [];
    for (const { recall, only, to } of recallsToldBy(event, recalls)) {
      const concerned = await this.concernedBy(recall, event.position, only);
      const written = concerned.filter(({ centreId }) => to === undefined || centreId === to);
      messages.push(...aboutRecall(recall, written));
    }
    const correlationId = String(event.metadata.correlationId);
    return messages.map((message) => ({ ...message, correlationId }));
  }

  /** The recalls as they were at a position; from there on they are folded with the events that pass. */
  private async recallsAt(position: bigint): Promise<RecallState> {
    let recalls = recallType.initialState(RECALL_REGISTER);
    for await (const event of this.store.readStream(RECALL_STREAM)) {
      if (event.position > position) break;
      recalls = recallType.evolve(recalls, recallEvent(event));
    }
    return recalls;
  }
}

const recallEvent = (event: RecordedEvent): RecallEvent =>
  ({ type: event.type, data: recallType.upcasters.upcast(event) }) as unknown as RecallEvent;

/**
 * A recall is written about when it is settled, however late that is, and to a centre or point that it concerns only
 * later by the event that makes it so (docs/rules/lots.md, LO-9). One that was written to before gets no second mail:
 * the id is the same.
 */
function recallsToldBy(event: RecordedEvent, recalls: RecallState): readonly RecallTold[] {
  if (event.stream === RECALL_STREAM) {
    const { type, data } = recallEvent(event);
    return type === 'RecallSettled' ? [{ recall: data }] : [];
  }
  if (!event.stream.startsWith(ledgerType.prefix)) return [];
  const centreId = event.stream.slice(ledgerType.prefix.length);
  const { type, data } = {
    type: event.type,
    data: ledgerType.upcasters.upcast(event),
  } as unknown as LedgerEvent;
  const standing = (goods: readonly Goods[], only: string, to: string): RecallTold[] =>
    standingRecalls(recalls)
      .filter((recall) =>
        goods.some(({ productId, lot }) => productId === recall.productId && lot === recall.lot),
      )
      .map((recall) => ({ recall, only, to }));
  switch (type) {
    case 'LotBlocked':
      return data.reachedLater ? [{ recall: recallOf(recalls, data.recallId).recalled, only: centreId }] : [];
    case 'StockEntered':
      return standing(data.lines, centreId, centreId);
    case 'ReturnedStockEntered':
      return standing([data.batch], centreId, centreId);
    // From a centre that the recall does not reach.
    case 'StockPrepared':
      return data.destinationId === null ? [] : standing(data.lines, data.destinationId, data.destinationId);
    // Taken out for a point before the lot was recalled, and sent after it.
    case 'FridgeExitRecorded':
      return data.recalled && data.pointId !== null ? standing([data.batch], centreId, data.pointId) : [];
    default:
      return [];
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
