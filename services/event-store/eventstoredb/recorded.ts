import { randomUUID } from 'node:crypto';
import { jsonEvent, type ResolvedEvent } from '@eventstore/db-client';
import type { JsonObject, NewEvent, RecordedEvent } from '../port.js';

/**
 * Key in an event's stored metadata under which an append leaves the event's id (append.ts); readers do not see it.
 * The id that the server knows is that of the attempt.
 */
const EVENT_ID = '_id';
/** Likewise the time at which another store recorded an event that was imported from it. */
const RECORDED_AT = '_recordedAt';

/** Events as an attempt to append them sends them; `recordedAt` of one that is imported. */
export const toBeSent = (events: readonly (NewEvent & { readonly recordedAt?: Date })[]) =>
  events.map(({ id, type, data, metadata, recordedAt }) =>
    jsonEvent({
      id: randomUUID(),
      type,
      data: { ...data },
      metadata: {
        ...metadata,
        [EVENT_ID]: id,
        ...(recordedAt && { [RECORDED_AT]: recordedAt.toISOString() }),
      },
    }),
  );

/** @throws TypeError for an event that the product cannot have written, or a server before 22.10, which omits positions */
export function recorded({ event }: ResolvedEvent): RecordedEvent {
  if (!event?.isJson || !isObject(event.data) || !isObject(event.metadata)) {
    throw new TypeError(`${event?.streamId}@${event?.revision} is not an event of the product`);
  }
  if (event.position === undefined || event.position.commit > MAX_POSITION) {
    throw new TypeError(
      'the server does not tell the positions of events: EventStoreDB 22.10 or later is needed',
    );
  }
  const { [EVENT_ID]: id = event.id, [RECORDED_AT]: recordedAt, ...metadata } = event.metadata;
  return {
    stream: event.streamId,
    revision: Number(event.revision),
    position: event.position.commit,
    id: String(id),
    type: event.type,
    data: event.data,
    metadata,
    recordedAt: recordedAt === undefined ? event.created : new Date(String(recordedAt)),
  };
}

/** Unknown positions come as the largest unsigned number. */
const MAX_POSITION = 2n ** 63n - 1n;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !(value instanceof Uint8Array) && !Array.isArray(value);
