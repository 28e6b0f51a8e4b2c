import { AppendTooLarge, MAX_APPEND_BYTES, type NewEvent } from './port.js';

/** An event as it travels: its JSON is written once, for its size and for the wire. */
export interface SerializedEvent {
  readonly id: string;
  readonly type: string;
  readonly data: string;
  readonly metadata: string;
}

export interface SerializedAppend {
  readonly events: readonly SerializedEvent[];
  readonly bytes: number;
}

/** What an adapter may add to an event: its id, once more. */
const ADDED_BYTES = 64;

/** @throws AppendTooLarge over {@link MAX_APPEND_BYTES} */
export function serialize(stream: string, events: readonly NewEvent[]): SerializedAppend {
  if (events.length === 0) throw new RangeError(`${stream}: an append without events`);
  let bytes = 0;
  const serialized = events.map((event) => {
    const data = JSON.stringify(event.data);
    const metadata = JSON.stringify(event.metadata);
    // EventStoreDB counts the same three parts, types in UTF-16.
    bytes += Buffer.byteLength(data) + Buffer.byteLength(metadata) + event.type.length * 2 + ADDED_BYTES;
    return { id: event.id, type: event.type, data, metadata };
  });
  if (bytes > MAX_APPEND_BYTES) throw new AppendTooLarge(stream, bytes);
  return { events: serialized, bytes };
}
