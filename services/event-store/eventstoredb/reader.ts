import {
  BACKWARDS,
  END,
  type EventStoreDBClient,
  FORWARDS,
  type ReadPosition,
  type ResolvedEvent,
  START,
  type StreamingRead,
  StreamNotFoundError,
} from '@eventstore/db-client';
import type { ReadAllOptions, ReadStreamOptions, RecordedEvent } from '../port.js';
import { translate } from './errors.js';
import { isOurs, recorded } from './recorded.js';

export async function* readStream(
  client: EventStoreDBClient,
  stream: string,
  { direction = 'forwards', from, limit = Number.MAX_SAFE_INTEGER }: ReadStreamOptions,
): AsyncGenerator<RecordedEvent> {
  for await (const event of resolvedOf(client, stream, { direction, from, limit })) yield recorded(event);
}

/** As the server has them; nothing where there is no stream. */
export async function* resolvedOf(
  client: EventStoreDBClient,
  stream: string,
  { direction, from, limit }: Required<Pick<ReadStreamOptions, 'direction' | 'limit'>> & { from?: number },
): AsyncGenerator<ResolvedEvent> {
  if (limit <= 0) return;
  const forwards = direction === 'forwards';
  const reading = client.readStream(stream, {
    direction: forwards ? FORWARDS : BACKWARDS,
    fromRevision: from === undefined ? (forwards ? START : END) : BigInt(from),
    maxCount: limit,
    // A command decides on what it reads: a follower may be behind.
    requiresLeader: true,
  });
  try {
    yield* whileReading(reading);
  } catch (error) {
    if (!(error instanceof StreamNotFoundError)) throw error;
  }
}

/**
 * The client cannot filter such a read: what the server writes for itself is left out here. A read from a
 * position includes the event at it.
 */
export async function readAll(
  client: EventStoreDBClient,
  { after, limit }: ReadAllOptions,
): Promise<RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  if (limit <= 0) return events;
  for await (const resolved of whileReading(
    client.readAll({ direction: FORWARDS, fromPosition: at(after) }),
  )) {
    if (!resolved.event || !isOurs(resolved.event.streamId)) continue;
    const event = recorded(resolved);
    if (event.position > after) events.push(event);
    if (events.length === limit) break;
  }
  return events;
}

/** How many events are looked at first for the last one of ours, and at most at once. */
const FIRST_PAGE = 4;
const LARGEST_PAGE = 4_096;

/**
 * Position of the last event of ours. It is asked for often, so it reads pages to their end: a server takes many reads
 * that are given up early for an attack, and closes the connection.
 */
export async function head(client: EventStoreDBClient): Promise<bigint> {
  let from: ReadPosition = END;
  for (let count = FIRST_PAGE; ; count = Math.min(4 * count, LARGEST_PAGE)) {
    const page: ResolvedEvent[] = [];
    const read = client.readAll({ direction: BACKWARDS, fromPosition: from, maxCount: count });
    for await (const resolved of whileReading(read)) page.push(resolved);
    const last = page.find(({ event }) => event && isOurs(event.streamId));
    if (last) return recorded(last).position;
    const earliest = page.at(-1)?.event?.position;
    if (page.length < count || earliest === undefined) return 0n;
    from = earliest;
  }
}

export async function ping(client: EventStoreDBClient): Promise<void> {
  const last = { direction: BACKWARDS, fromPosition: END, maxCount: 1 } as const;
  for await (const _ of whileReading(client.readAll(last))) {
    // An answer is all that is wanted; it is read to its end, as by `head`.
  }
}

/** An event that the server writes without a transaction, as it does for every append, has twice the same position. */
export const at = (position: bigint): ReadPosition =>
  position === 0n ? START : { commit: position, prepare: position };

/**
 * A read that is left early has to be cancelled, or the server keeps it. It must also keep a listener for
 * errors: one that comes after its end would end the process.
 */
async function* whileReading<T extends ResolvedEvent>(reading: StreamingRead<T>): AsyncGenerator<T> {
  reading.on('error', () => {});
  try {
    yield* reading;
  } catch (error) {
    throw error instanceof StreamNotFoundError ? error : translate(error);
  } finally {
    await reading.cancel().catch(() => {});
  }
}
