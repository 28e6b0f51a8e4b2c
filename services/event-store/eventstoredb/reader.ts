import {
  BACKWARDS,
  END,
  type EventStoreDBClient,
  FORWARDS,
  type Position,
  type ReadPosition,
  type ResolvedEvent,
  START,
  type StreamingRead,
  StreamNotFoundError,
} from '@eventstore/db-client';
import { status } from '@grpc/grpc-js';
import {
  EventStoreUnavailable,
  isOurs,
  type ReadAllOptions,
  type ReadStreamOptions,
  type RecordedEvent,
  UnknownPosition,
} from '../port.js';
import { answerWithin, translate } from './errors.js';
import { recorded } from './recorded.js';

/**
 * Longest silence of the server during a read, in milliseconds. A read has no limit as a whole: how long it takes
 * depends on how much is asked for, on the network and on how busy both sides are.
 */
export const SILENCE_MS = 10_000;

/** @throws EventStoreUnavailable also where the server sends nothing for `silenceMs` */
export async function* readStream(
  client: EventStoreDBClient,
  stream: string,
  { direction = 'forwards', from, limit = Number.MAX_SAFE_INTEGER }: ReadStreamOptions,
  silenceMs = SILENCE_MS,
): AsyncGenerator<RecordedEvent> {
  for await (const event of resolvedOf(client, stream, { direction, from, limit }, silenceMs))
    yield recorded(event);
}

/** As the server has them; nothing where there is no stream. */
export async function* resolvedOf(
  client: EventStoreDBClient,
  stream: string,
  { direction, from, limit }: Required<Pick<ReadStreamOptions, 'direction' | 'limit'>> & { from?: number },
  silenceMs = SILENCE_MS,
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
    yield* whileReading(reading, silenceMs);
  } catch (error) {
    if (!(error instanceof StreamNotFoundError)) throw error;
  }
}

/** Events that a read of all streams asks for at least: what the server writes for itself is among them. */
const SMALLEST_PAGE = 16;

/**
 * The client cannot filter such a read: what the server writes for itself is left out here. A read from a
 * position includes the event at it. Pages are read to their end, as by `searchHead`.
 */
export async function readAll(
  client: EventStoreDBClient,
  { after, limit }: ReadAllOptions,
  silenceMs = SILENCE_MS,
): Promise<RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  for (let from = after; events.length < limit; ) {
    const maxCount = Math.max(SMALLEST_PAGE, limit - events.length) + 1;
    const page = client.readAll({ direction: FORWARDS, fromPosition: at(from), maxCount });
    let read = 0;
    try {
      for await (const resolved of whileReading(page, silenceMs)) {
        read++;
        const { event } = resolved;
        if (!event?.position) continue;
        from = event.position.commit;
        if (from > after && isOurs(event.streamId) && from > (events.at(-1)?.position ?? -1n))
          events.push(recorded(resolved));
      }
    } catch (error) {
      throw await withPosition(client, after, error);
    }
    if (read < maxCount) break;
  }
  return events.slice(0, Math.max(0, limit));
}

/**
 * What a read from a position has failed with. The server answers `UNKNOWN` where it finds no event at the position,
 * and says no more; so it is asked for that position again, and whether it answers at all.
 */
export async function withPosition(
  client: EventStoreDBClient,
  position: bigint,
  error: unknown,
): Promise<Error> {
  const reason = translate(error);
  if (position === 0n || !isUnknown(reason.cause)) return reason;
  const again = { direction: FORWARDS, fromPosition: at(position), maxCount: 1 } as const;
  const answer = await lastOf(client.readAll(again)).catch((refusal: EventStoreUnavailable) => refusal);
  if (!(answer instanceof EventStoreUnavailable) || !isUnknown(answer.cause)) return reason;
  const isThere = await ping(client).then(
    () => true,
    () => false,
  );
  return isThere ? new UnknownPosition(position, reason.cause) : reason;
}

const isUnknown = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === status.UNKNOWN;

async function lastOf(reading: StreamingRead<ResolvedEvent>): Promise<ResolvedEvent | undefined> {
  let last: ResolvedEvent | undefined;
  // Read to its end, as by `searchHead`.
  for await (const resolved of whileReading(reading)) last = resolved;
  return last;
}

/** How many events are looked at first for the last one of ours, and at most at once. */
const FIRST_PAGE = 4;
const LARGEST_PAGE = 4_096;

/** What a search for the last event of ours came to. */
export interface Searched {
  /** Position of the last event of ours; `0n`: there is none. */
  readonly last: bigint;
  /** Position of the last event of all, which was there at the same time. */
  readonly end: bigint;
}

/**
 * The last event of ours. It is asked for often, so it reads pages to their end: a server takes many reads that are
 * given up early for an attack, and closes the connection. What others write is passed over once: the search ends
 * where an earlier one began.
 *
 * @param before what the last search came to
 */
export async function searchHead(
  client: EventStoreDBClient,
  before: Searched | undefined,
): Promise<Searched | undefined> {
  let from: ReadPosition = END;
  let end: bigint | undefined;
  for (let count = FIRST_PAGE; ; count = Math.min(4 * count, LARGEST_PAGE)) {
    let read = 0;
    let last: Searched | undefined;
    let earliest: Position | undefined;
    const page = client.readAll({ direction: BACKWARDS, fromPosition: from, maxCount: count });
    for await (const { event } of whileReading(page)) {
      read++;
      if (!event?.position) continue;
      earliest = event.position;
      end ??= earliest.commit;
      if (isOurs(event.streamId)) last ??= { last: earliest.commit, end };
      else if (earliest.commit === before?.end) last ??= { last: before.last, end };
    }
    if (last) return last;
    if (read < count || earliest === undefined) return end === undefined ? undefined : { last: 0n, end };
    from = earliest;
  }
}

/** The event at a position that a search has found. */
export async function eventAt(
  client: EventStoreDBClient,
  position: bigint,
): Promise<RecordedEvent | undefined> {
  const options = { direction: FORWARDS, fromPosition: at(position), maxCount: 1 } as const;
  const found = await lastOf(client.readAll(options));
  return found && recorded(found);
}

/** @throws EventStoreUnavailable */
export async function ping(client: EventStoreDBClient): Promise<void> {
  await lastOf(client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 1 }));
}

/** Events that are looked at from either end of the log. */
const SAMPLE = 1_000;

/** A stream that neither the product nor the server writes, if there is one among the first or the last events. */
export async function strangeStream(client: EventStoreDBClient): Promise<string | undefined> {
  for (const [direction, fromPosition] of [
    [FORWARDS, START],
    [BACKWARDS, END],
  ] as const) {
    let strange: string | undefined;
    for await (const { event } of whileReading(
      client.readAll({ direction, fromPosition, maxCount: SAMPLE }),
    )) {
      if (event && !event.streamId.startsWith('$') && !isOurs(event.streamId)) strange ??= event.streamId;
    }
    if (strange !== undefined) return strange;
  }
  return undefined;
}

/** An event that the server writes without a transaction, as it does for every append, has twice the same position. */
export const at = (position: bigint): ReadPosition =>
  position === 0n ? START : { commit: position, prepare: position };

/**
 * A read that is left early has to be cancelled, or the server keeps it. It must also keep a listener for
 * errors: one that comes after its end would end the process.
 */
async function* whileReading<T extends ResolvedEvent>(
  reading: StreamingRead<T>,
  silenceMs = SILENCE_MS,
): AsyncGenerator<T> {
  reading.on('error', () => {});
  const events = reading[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { done, value } = await answerWithin(silenceMs, events.next());
      if (done) return;
      yield value;
    }
  } catch (error) {
    throw error instanceof StreamNotFoundError ? error : translate(error);
  } finally {
    await reading.cancel().catch(() => {});
  }
}
